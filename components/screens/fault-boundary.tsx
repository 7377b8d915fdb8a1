/**
 * Catches what breaks while something is drawn: the table is held, every hand covered and the match
 * written before a word is said; the way back begins with the poster.
 */

import * as SplashScreen from 'expo-splash-screen';
import { Component, type ReactNode } from 'react';

import { FaultScreen } from './fault-screen';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly fault: { readonly error: unknown } | undefined;
  /** How often it broke since the app began. */
  readonly times: number;
}

export class FaultBoundary extends Component<Props, State> {
  override state: State = { fault: undefined, times: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: { error } };
  }

  override componentDidCatch(): void {
    // It may have broken before anything was drawn.
    void SplashScreen.hideAsync();
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  override render(): ReactNode {
    const { fault, times } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <FaultScreen
        error={fault.error}
        again={times > 1}
        onBack={() => this.setState({ fault: undefined })}
      />
    );
  }
}
