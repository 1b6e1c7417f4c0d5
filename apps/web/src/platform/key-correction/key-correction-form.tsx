import { Button, Checkbox, Group, NumberInput, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type KeyCorrection, NUMBER_MAX } from '@qc/contract';
import { useTexts } from '../i18n/index.ts';
import { type CorrectableQuestion, type DraftKey, firstDraft, toCorrection } from './draft-key.ts';

import { SequenceField } from './sequence-field.tsx';

/** Asks what the right answer of a question is, after it was asked. Gives a correction that fits its type. */
export function KeyCorrectionForm({
  question,
  busy = false,
  onSubmit,
  onCancel,
}: {
  question: CorrectableQuestion;
  busy?: boolean;
  onSubmit: (key: KeyCorrection) => void;
  onCancel: () => void;
}) {
  const t = useTexts('keyCorrection');
  const [draft, setDraft] = useState(() => firstDraft(question));
  const [asked, setAsked] = useState(false);
  const change = (patch: Partial<DraftKey>) => setDraft((before) => ({ ...before, ...patch }));
  const correction = toCorrection(question, draft);
  const submit = () => {
    setAsked(true);
    if (correction) onSubmit(correction);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        {!draft.isVoid && <KeyFields question={question} draft={draft} onChange={change} />}
        <Checkbox
          label={t.void}
          description={t.voidHint}
          checked={draft.isVoid}
          onChange={(event) => change({ isVoid: event.currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          {t.everybody}
        </Text>
        {asked && correction === null && (
          <Text size="sm" c="red.8" role="alert">
            {question.type === 'number' ? t.badNumber : t.missing}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function KeyFields({
  question,
  draft,
  onChange,
}: {
  question: CorrectableQuestion;
  draft: DraftKey;
  onChange: (patch: Partial<DraftKey>) => void;
}) {
  const t = useTexts('keyCorrection');
  const labelOf = (index: number) => question.answers[index]?.text || t.answer(index + 1);
  switch (question.type) {
    case 'trivia':
    case 'trueFalse':
      return question.multiple ? (
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
      ) : (
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
    case 'order':
      return (
        <SequenceField sequence={draft.sequence} labelOf={labelOf} onChange={(sequence) => onChange({ sequence })} />
      );
    case 'typed':
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
    case 'number':
      return (
        <>
          <NumberInput
            label={t.number}
            value={draft.value}
            min={-NUMBER_MAX}
            max={NUMBER_MAX}
            onChange={(value) => onChange({ value })}
          />
          <NumberInput
            label={t.tolerance}
            description={t.toleranceHint}
            value={draft.tolerance}
            min={0}
            max={NUMBER_MAX}
            onChange={(tolerance) => onChange({ tolerance })}
          />
        </>
      );
    default:
      return null;
  }
}
