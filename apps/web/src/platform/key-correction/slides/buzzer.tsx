import { useTexts } from '#platform/i18n';
import { TextInput } from '@mantine/core';
import { ANSWER_TEXT_MAX } from '@qc/contract';
import type { KeyFieldsProps, KeyForm } from './key-form.ts';

/** What should have been said; who was right is judged apart from it. */
export const buzzer: KeyForm = {
  first: ({ solution }) => ({ spellings: solution[0] ?? '' }),
  toCorrection: ({ spellings }) => {
    const answer = spellings.trim();
    return answer === '' || answer.length > ANSWER_TEXT_MAX ? null : { kind: 'typed', accepted: [answer] };
  },
  Fields: SpokenAnswer,
  missing: 'missing',
};

function SpokenAnswer({ draft, onChange }: KeyFieldsProps) {
  const t = useTexts('keyCorrection');
  return (
    <TextInput
      label={t.spokenAnswer}
      description={t.spokenAnswerHint}
      dir="auto"
      value={draft.spellings}
      onChange={(event) => onChange({ spellings: event.currentTarget.value })}
    />
  );
}
