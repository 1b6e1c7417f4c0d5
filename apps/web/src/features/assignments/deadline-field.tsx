import { useTexts } from '#platform/i18n';
import { TextInput, type TextInputProps } from '@mantine/core';
import { ASSIGNMENT_MAX_MS } from '@qc/contract/limits';
import { useState } from 'react';
import { fromDeadlineInput, toDeadlineInput } from './deadline-input.ts';
import { texts } from './texts.ts';

/** Until when a link is open, by the browser's own picker. */
export function DeadlineField(props: TextInputProps) {
  const t = useTexts(texts);
  const [openedAtMs] = useState(() => Date.now());
  return (
    <TextInput
      {...props}
      type="datetime-local"
      dir="ltr"
      label={t.closesAt}
      description={t.closesAtHint}
      withAsterisk
      min={toDeadlineInput(openedAtMs)}
      max={toDeadlineInput(openedAtMs + ASSIGNMENT_MAX_MS)}
    />
  );
}

/** What is wrong with a deadline as it was typed, in the person's words; null: nothing. */
export function useDeadlineProblem(): (typed: string) => string | null {
  const t = useTexts(texts);
  return (typed) => {
    const closesAt = fromDeadlineInput(typed);
    // The field gives whole times only, or nothing.
    if (closesAt === null) return typed === '' ? t.noTime : t.isSkipped;
    return closesAt <= Date.now() ? t.isPast : null;
  };
}
