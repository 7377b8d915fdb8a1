import { fireEvent, render, screen } from '@testing-library/react-native';

import { Button } from '@/components/ui/button';

test('a press is passed on', () => {
  const onPress = jest.fn();
  render(<Button label="Ring the bell" icon="bell" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Ring the bell' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each(['primary', 'secondary', 'quiet'] as const)(
  'a disabled %s button is still',
  (variant) => {
    const onPress = jest.fn();
    render(<Button label="Ring the bell" variant={variant} disabled onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Ring the bell' });
    fireEvent.press(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button).toBeDisabled();
  },
);

test.each(['large', 'regular', 'small'] as const)('a %s button can be hit by a thumb', (size) => {
  render(<Button label="Ring the bell" size={size} onPress={jest.fn()} />);
  expect(screen.getByRole('button')).toHaveStyle({ minHeight: 48, minWidth: 48 });
});
