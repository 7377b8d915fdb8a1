/** The paperwork behind the poster, as one file for browsers. */

export { LearnScreen } from './learn-screen';
export { PrivacyScreen } from './privacy-screen';
export { SettingsScreen } from './settings-screen';
export { SetupScreen } from './setup-screen';
