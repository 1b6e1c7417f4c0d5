import { useTexts } from '#platform/i18n';
import { TextInput } from '@mantine/core';
import { ASSIGNMENT_MAX_MS } from '@qc/contract/limits';
import { useState } from 'react';
import { fromDeadlineInput, toDeadlineInput } from './deadline-input.ts';
import { texts } from './texts.ts';

/** Until when a link is open, by the browser's own picker. `problem`: what the server said about it. */
export function DeadlineField({
  value,
  problem,
  onChange,
}: {
  /** As the field holds it. */
  value: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useTexts(texts);
  const [openedAtMs] = useState(() => Date.now());
  return (
    <TextInput
      type="datetime-local"
      dir="ltr"
      label={t.closesAt}
      description={t.closesAtHint}
      withAsterisk
      value={value}
      min={toDeadlineInput(openedAtMs)}
      max={toDeadlineInput(openedAtMs + ASSIGNMENT_MAX_MS)}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A deadline as it was typed; null with what is wrong with it. */
export function readDeadline(value: string, nowMs: number): { closesAt: number | null; isPast: boolean } {
  const closesAt = fromDeadlineInput(value);
  const isPast = closesAt !== null && closesAt <= nowMs;
  return { closesAt: isPast ? null : closesAt, isPast };
}
