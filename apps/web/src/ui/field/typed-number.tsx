import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface Props<Empty extends number | null> extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: number | null;
  min: number;
  max: number;
  /** What an emptied field means; left out: nothing, and the number before stands there again when the field is left. */
  empty?: Empty;
  onNumber: (value: number | Empty) => void;
}

/**
 * A field for a number that its owner holds. What is half typed on the way to it (`3.`, `-`, `05`, nothing) stays in
 * the field as it is; only what is a number within the limits is told.
 */
export function TypedNumber<Empty extends number | null = never>({
  value,
  empty,
  onNumber,
  onBlur,
  ...props
}: Props<Empty>) {
  // The text holds only for the number that was told with it: when that changes by another hand, it is shown.
  const [typed, setTyped] = useState<{ text: number | string; told: number | null } | null>(null);
  const tell = (text: number | string) => {
    const number = text === '' && empty !== undefined ? empty : readTyped(text);
    const isMeant = number !== null && number >= props.min && number <= props.max;
    const isEmptied = text === '' && empty !== undefined;
    setTyped({ text, told: isMeant || isEmptied ? number : value });
    if (isEmptied) onNumber(empty);
    else if (isMeant) onNumber(number);
  };
  return (
    <NumberInput
      {...props}
      value={typed && typed.told === value ? typed.text : (value ?? '')}
      onChange={tell}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

function readTyped(text: number | string): number | null {
  if (typeof text === 'number') return text;
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
