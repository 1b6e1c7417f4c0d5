import { Radio, Stack } from '@mantine/core';
import { useTexts } from '../../i18n/index.ts';
import type { KeyFieldsProps, KeyForm } from './key-form.ts';
import { PICKED_KEY } from './picked-key.ts';

/** One of the two is right. */
export const trueFalse: KeyForm = { ...PICKED_KEY, Fields: PickOne };

function PickOne({ question, draft, labelOf, onChange }: KeyFieldsProps) {
  const t = useTexts('keyCorrection');
  return (
    <Radio.Group
      label={t.pickOne}
      value={draft.correct.length === 1 ? String(draft.correct[0]) : null}
      onChange={(value) => onChange({ correct: [Number(value)] })}
    >
      <Stack gap="xs" mt={8}>
        {question.answers.map((_, index) => (
          <Radio key={index} value={String(index)} label={<bdi>{labelOf(index)}</bdi>} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
