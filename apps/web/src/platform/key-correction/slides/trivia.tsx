import { Checkbox, Stack } from '@mantine/core';
import { useTexts } from '../../i18n/index.ts';
import type { KeyForm, KeyFieldsProps } from './key-form.ts';
import { PICKED_KEY } from './picked-key.ts';

/** Several may be right, however many players could pick: reports do not say how many those were. */
export const trivia: KeyForm = { ...PICKED_KEY, Fields: PickSome };

function PickSome({ question, draft, labelOf, onChange }: KeyFieldsProps) {
  const t = useTexts('keyCorrection');
  return (
    <Checkbox.Group
      label={t.pickSome}
      value={draft.correct.map(String)}
      onChange={(values) => onChange({ correct: values.map(Number) })}
    >
      <Stack gap="xs" mt={8}>
        {question.answers.map((_, index) => (
          <Checkbox key={index} value={String(index)} label={<bdi>{labelOf(index)}</bdi>} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
