import { render } from '@testing-library/react-native';
import { useMemo } from 'react';

import { useInTurn } from '@/components/motion/use-later';

/** Notes what is seen after every drawing. */
function Parts({ words, of, seen }: { words: string; of: string; seen: string[] }) {
  const values = useMemo(() => words.split(' '), [words]);
  seen.push(useInTurn(values, of).join(' '));
  return null;
}

/** What was seen, one after the other, of values that change to others. */
function changes(from: string, to: string, of = 'the same'): string[] {
  const seen: string[] = [];
  const { rerender } = render(<Parts words={from} of="the same" seen={seen} />);
  seen.length = 0;
  rerender(<Parts words={to} of={of} seen={seen} />);
  return seen.filter((words, at) => words !== seen[at - 1]);
}

test('each part changes in a drawing of its own, the first one first', () => {
  expect(changes('a b c', 'A B C')).toEqual(['a b c', 'A b c', 'A B c', 'A B C']);
});

test('a part that stays as it was is not waited for', () => {
  expect(changes('a b c', 'a b C')).toEqual(['a b c', 'a b C']);
  expect(changes('a b c', 'A b C')).toEqual(['a b c', 'A b c', 'A b C']);
});

test('parts of something else are seen at once', () => {
  expect(changes('a b c', 'A B C', 'another')).toEqual(['A B C']);
});

test('what changes again on the way ends as it is at last', () => {
  const seen: string[] = [];
  const { rerender } = render(<Parts words="a b" of="" seen={seen} />);
  rerender(<Parts words="A B" of="" seen={seen} />);
  rerender(<Parts words="a b" of="" seen={seen} />);
  expect(seen.at(-1)).toBe('a b');
});
