import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A field for a whole number that is never below zero, typed and not turned up. */
export function CountInput(props: NumberInputProps) {
  return <NumberInput size="md" allowDecimal={false} allowNegative={false} hideControls {...props} />;
}
