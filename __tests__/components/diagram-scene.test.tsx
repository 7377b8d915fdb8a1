/** Whatever interrupts a motion, what is left is the picture as one would draw it afresh. */

import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { MotionProvider } from '@/components/motion/motion-context';
import { StrengthDiagram } from '@/components/maskmen/diagram/diagram';
import type { Moment } from '@/components/maskmen/diagram/use-scene';
import { bandOf } from '@/components/maskmen/proof/band-of';
import { ProofBanner } from '@/components/maskmen/proof/proof-banner';
import { layTable } from '@/components/maskmen/table/table-layout';
import { useSharedValue } from '@/components/moving/animated';
import type { Defeat, Wrestler } from '@/engine/view';
import { impliedBy, wrestlerIndex } from '@/engine/view';

import { orderOf } from '../helpers/orders';

jest.useFakeTimers();

const BEFORE: readonly Defeat[] = [
  ['nopal', 'fango'],
  ['zarpa', 'fango'],
];
const AFTER: readonly Defeat[] = [...BEFORE, ['umbra', 'nopal']];
const LATER: readonly Defeat[] = [...AFTER, ['zarpa', 'nopal']];

function momentOf(defeats: readonly Defeat[], changes: Partial<Moment> = {}): Moment {
  const last = defeats[defeats.length - 1] as Defeat;
  const [winner, loser] = last.map(wrestlerIndex) as [number, number];
  const implied = impliedBy(orderOf(defeats.slice(0, -1)), winner, loser).map((pair) => {
    const [above, below] = pair.map(wrestlerIndex) as [number, number];
    return { winner: above, loser: below };
  });
  return {
    beat: defeats.length,
    proved: { winner, loser, implied },
    start: 100,
    factor: 1,
    skipped: undefined,
    ...changes,
  };
}

const BAND = bandOf(
  layTable(
    { width: 390, height: 844, insets: { top: 0, bottom: 0, left: 0, right: 0 } },
    { names: ['Ana', 'Lupe'], hand: 'right' },
  ),
  390,
);

interface TableProps {
  readonly defeats: readonly Defeat[];
  readonly moment?: Partial<Moment>;
  readonly width?: number;
  readonly focus?: Wrestler;
  /** Focused by a tap on it. */
  readonly tapped?: Wrestler;
  readonly reduced?: boolean;
  readonly shape?: 'diagram' | 'columns';
  /** Whether pass and play wait for somebody else. */
  readonly waits?: boolean;
}

const ACTIONS = { x: 90, y: 764, width: 284, height: 52 };

function Table(props: TableProps) {
  const { defeats, width = 366, focus, reduced = false, shape = 'diagram' } = props;
  const moment = momentOf(defeats, props.moment);
  const veil = useSharedValue(0);
  return (
    <MotionProvider forced={reduced} pace={1}>
      <StrengthDiagram
        shape={shape}
        order={orderOf(defeats)}
        defeats={defeats}
        played={0b111111}
        width={width}
        height={270}
        largestMask={46}
        focus={focus ?? props.tapped}
        tapped={props.tapped}
        onFocus={() => undefined}
        preview={undefined}
        top={undefined}
        moment={moment}
      />
      <ProofBanner
        moment={moment}
        by={{ name: 'Ana', count: 2 }}
        band={BAND}
        veil={veil}
        idle={props.waits === true ? ACTIONS : undefined}
      />
    </MotionProvider>
  );
}

/** What is drawn and can be touched, without the banner. */
function drawn(): string {
  const tree = screen.toJSON();
  return JSON.stringify(Array.isArray(tree) ? tree[0] : tree);
}

const banner = () => screen.queryByText('Proved by Ana with 2 cards', { hidden: true });

/** The same table, drawn afresh. */
function afresh(props: TableProps): string {
  screen.unmount();
  render(<Table {...props} />);
  const picture = drawn();
  screen.unmount();
  return picture;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function begin(shape: 'diagram' | 'columns' = 'diagram'): void {
  render(<Table defeats={BEFORE} shape={shape} />);
  screen.rerender(<Table defeats={AFTER} shape={shape} />);
}

/** While nothing moves yet, while the rope is drawn, told about, and while masks glide. */
const INSTANTS = [0, 300, 700, 1700];
const MIDDLE = [300, 1700];

test.each(['diagram', 'columns'] as const)(
  'a new defeat played to its end leaves the picture (%s)',
  (shape) => {
    begin(shape);
    const started = drawn();
    pass(2500);
    const ended = drawn();
    expect(started).not.toBe(ended);
    expect(ended).toBe(afresh({ defeats: AFTER, shape }));
  },
);

test.each(MIDDLE)('the next proof arriving after %i ms ends in its own picture', (ms) => {
  begin();
  pass(ms);
  screen.rerender(<Table defeats={LATER} />);
  pass(2500);
  expect(drawn()).toBe(afresh({ defeats: LATER }));
});

test.each(INSTANTS)('a tap after %i ms finishes at once', (ms) => {
  begin();
  pass(ms);
  screen.rerender(<Table defeats={AFTER} moment={{ skipped: AFTER.length }} />);
  expect(banner()).toBeNull();
  expect(drawn()).toBe(afresh({ defeats: AFTER }));
});

test.each(MIDDLE)('a touch on the diagram itself after %i ms finishes it', (ms) => {
  begin();
  pass(ms);
  const touch = screen.getByLabelText('Who is stronger');
  act(() => {
    fireEvent(touch, 'startShouldSetResponderCapture');
  });
  expect(drawn()).toBe(afresh({ defeats: AFTER }));
});

test.each(MIDDLE)('another size after %i ms is drawn in that size at once', (ms) => {
  begin();
  pass(ms);
  screen.rerender(<Table defeats={AFTER} width={300} />);
  expect(drawn()).toBe(afresh({ defeats: AFTER, width: 300 }));
});

test.each(MIDDLE)('stillness asked for after %i ms is had at once', (ms) => {
  begin();
  pass(ms);
  screen.rerender(<Table defeats={AFTER} reduced />);
  expect(drawn()).toBe(afresh({ defeats: AFTER, reduced: true }));
});

test.each(MIDDLE)('leaving after %i ms and coming back finds the picture, and no banner', (ms) => {
  begin();
  pass(ms);
  screen.unmount();
  render(<Table defeats={AFTER} />);
  const back = drawn();
  expect(banner()).toBeNull();
  expect(back).toBe(afresh({ defeats: AFTER }));
});

test('a pass in the middle of it stops neither the rope nor the banner', () => {
  begin();
  pass(800);
  screen.rerender(<Table defeats={AFTER} moment={{ beat: 9, proved: undefined }} />);
  const going = drawn();
  expect(banner()).toBeTruthy();
  pass(2500);
  expect(drawn()).not.toBe(going);
  expect(banner()).toBeNull();
});

test('while others are asked the actions say that a tap skips, as long as the banner tells', () => {
  const note = () => screen.queryByText('Tap to skip', { hidden: true });
  render(<Table defeats={BEFORE} waits />);
  expect(note()).toBeNull();
  screen.rerender(<Table defeats={AFTER} waits />);
  pass(900);
  expect(note()).toBeTruthy();
  // It is only to be looked at: a screen reader is told with the move, and nothing waits for a tap.
  expect(screen.queryByText('Tap to skip')).toBeNull();
  screen.rerender(<Table defeats={AFTER} />);
  expect(note()).toBeNull();
  screen.rerender(<Table defeats={AFTER} waits moment={{ skipped: AFTER.length }} />);
  expect(note()).toBeNull();
});

test('at instant pace and with reduced motion nothing travels', () => {
  render(<Table defeats={BEFORE} />);
  screen.rerender(<Table defeats={AFTER} moment={{ factor: 0 }} />);
  expect(drawn()).toBe(afresh({ defeats: AFTER }));

  render(<Table defeats={BEFORE} reduced />);
  screen.rerender(<Table defeats={AFTER} reduced />);
  expect(banner()).toBeTruthy();
  pass(250);
  expect(banner()).toBeTruthy();
  pass(2000);
  expect(drawn()).toBe(afresh({ defeats: AFTER, reduced: true }));
});

test('every sentence is true at once, whatever still moves', () => {
  begin();
  expect(screen.getByRole('button', { name: /^Umbra beats Nopal and Fango, / })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Nopal beats Fango, loses to Umbra, / })).toBeTruthy();
});

test('a focus that wanders along the hand recolours at once, with nothing to take down after it', () => {
  render(<Table defeats={AFTER} />);
  screen.rerender(<Table defeats={AFTER} focus="umbra" />);
  pass(60);
  screen.rerender(<Table defeats={AFTER} focus="fango" />);
  const focused = drawn();
  pass(1000);
  expect(drawn()).toBe(focused);
  expect(focused).toBe(afresh({ defeats: AFTER, focus: 'fango' }));
});

test('a tap recolours outward, and ends in the picture of that focus', () => {
  render(<Table defeats={AFTER} />);
  screen.rerender(<Table defeats={AFTER} tapped="umbra" />);
  pass(60);
  const going = drawn();
  screen.rerender(<Table defeats={AFTER} tapped="fango" />);
  pass(1000);
  const picture = afresh({ defeats: AFTER, focus: 'fango' });
  expect(going).not.toBe(picture);
  render(<Table defeats={AFTER} tapped="fango" />);
  expect(drawn()).toBe(picture);
});
