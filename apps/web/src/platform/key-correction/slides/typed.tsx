import { Textarea } from '@mantine/core';
import { useTexts } from '../../i18n/index.ts';
import type { KeyFieldsProps, KeyForm } from './key-form.ts';

/** The spellings that are accepted, one a line. */
export const typed: KeyForm = {
  first: ({ solution }) => ({ spellings: solution.join('\n') }),
  toCorrection: ({ spellings }) => {
    const accepted = spellings
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return accepted.length === 0 ? null : { kind: 'typed', accepted };
  },
  Fields: Spellings,
  missing: 'missing',
};

function Spellings({ draft, onChange }: KeyFieldsProps) {
  const t = useTexts('keyCorrection');
  return (
    <Textarea
      label={t.spellings}
      autosize
      minRows={2}
      maxRows={10}
      dir="auto"
      value={draft.spellings}
      onChange={(event) => onChange({ spellings: event.currentTarget.value })}
    />
  );
}
