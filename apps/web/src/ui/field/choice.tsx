import { SegmentedControl, type SegmentedControlProps, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props<Value extends string> extends SegmentedControlProps<Value> {
  label: string;
  /** Below the label. */
  hint?: ReactNode;
}

/** One of a few, side by side below what they are called. */
export function Choice<Value extends string>({ label, hint, ...props }: Props<Value>) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} mb={hint ? 0 : 6} id={id}>
        {label}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed" mb={6}>
          {hint}
        </Text>
      )}
      <SegmentedControl fullWidth aria-labelledby={id} {...props} />
    </div>
  );
}
