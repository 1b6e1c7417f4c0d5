import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { KeyCorrection } from '@qc/contract';
import { useTexts } from '../i18n/index.ts';
import { firstDraft, toCorrection } from './draft-key.ts';
import type { CorrectableQuestion, DraftKey } from './slides/key-form.ts';
import { keyFormOf } from './slides/key-forms.ts';

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
  const labels = useTexts('labels');
  const [draft, setDraft] = useState(() => firstDraft(question));
  const [asked, setAsked] = useState(false);
  const change = (patch: Partial<DraftKey>) => setDraft((before) => ({ ...before, ...patch }));
  const keyForm = keyFormOf(question);
  const labelOf = (index: number) => question.answers[index]?.text || t.answer(index + 1);
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
        {keyForm && !draft.isVoid && (
          <keyForm.Fields question={question} draft={draft} labelOf={labelOf} onChange={change} />
        )}
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
            {t[keyForm?.missing ?? 'missing']}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
