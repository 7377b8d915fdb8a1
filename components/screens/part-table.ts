/** Everything that draws a table, as one file for browsers: the table, lessons on it, rules with drawings of it. */

export { LessonScreen } from './lesson-screen';
export { RulesScreen } from './rules-screen';
export { TableScreen } from './table-screen';
