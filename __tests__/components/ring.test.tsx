/** The ring as it is drawn: whose each play is can be told, however many lie there. */

import { render, screen, within } from '@testing-library/react-native';

import { Ring, type RingPlayFacts } from '@/components/maskmen/ring/ring';
import { useSharedValue } from '@/components/moving/animated';
import { wrestlerAt } from '@/engine/view';

const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg'];
const HIDDEN = { includeHiddenElements: true } as const;

const plays = (count: number): RingPlayFacts[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `play-${at}`,
    wrestler: wrestlerAt(at),
    count: 1,
    seat: at % 4,
    who: NAMES[at % 4] ?? '',
    arrival: undefined,
    departure: undefined,
  }));

interface MatProps {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly count: number;
}

function Mat({ count, ...mat }: MatProps) {
  const clock = useSharedValue(0);
  const need = { wrestler: wrestlerAt(count - 1), count: 1, holder: 'Ana' } as const;
  return (
    <Ring
      {...mat}
      plays={plays(count)}
      clock={clock}
      need={{ ...need, stronger: 1, unknown: undefined }}
      lead={undefined}
    />
  );
}

/** Who is told, by name or by the letter of the seat's pad. */
function told(): string[] {
  const pads = screen.queryAllByTestId('whose', HIDDEN);
  const letters = pads.map((pad) => within(pad).getByText(/./, HIDDEN).props.children as string);
  const names = NAMES.flatMap((name) =>
    screen.queryAllByText(new RegExp(`^${name}( ×1)?$`), HIDDEN).map(() => name.slice(0, 1)),
  );
  return [...letters, ...names].sort();
}

const MATS = [
  { width: 390, height: 148, inset: 0 },
  { width: 408, height: 196, inset: 50 },
  { width: 321, height: 181, inset: 0 },
];

test.each(MATS)('on $width × $height every play says whose it is', (mat) => {
  for (let count = 1; count <= 6; count++) {
    const { unmount } = render(<Mat {...mat} count={count} />);
    expect(told()).toEqual(
      plays(count)
        .map(({ who }) => who.slice(0, 1))
        .sort(),
    );
    unmount();
  }
});

test('on a low mat the earlier plays do, and the panel names the top one', () => {
  render(<Mat width={320} height={92} inset={0} count={5} />);
  expect(told()).toEqual(['A', 'K', 'L', 'O']);
  expect(screen.getByText(/Ana.s/, HIDDEN)).toBeOnTheScreen();
});
