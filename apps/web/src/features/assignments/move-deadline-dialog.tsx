import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Dialog } from '#ui/dialog/dialog';
import { Stack } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { DeadlineField, useDeadlineProblem } from './deadline-field.tsx';
import { fromDeadlineInput, toDeadlineInput } from './deadline-input.ts';

/** Another deadline for an open assignment. Null: closed. */
export function MoveDeadlineDialog({ assignment, onClose }: { assignment: Assignment | null; onClose: () => void }) {
  const t = useTexts('assignments');
  return (
    <Dialog opened={assignment !== null} onClose={onClose} title={t.move}>
      {assignment && <MoveForm key={assignment._id} assignment={assignment} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const t = useTexts('assignments');
  const { language } = useLanguage();
  const refresh = useRefresh('listAssignments');
  const form = useForm({
    initialValues: { closesAt: toDeadlineInput(assignment.closesAt) },
    validate: { closesAt: useDeadlineProblem() },
  });
  const move = useApiMutation('updateAssignment', {
    meta: { quiet: true },
    onSuccess: () => {
      void refresh();
      showTimedMessage({ kind: 'success', title: t.moved });
      onClose();
    },
    onError: form.refuse,
  });
  const submit = form.onSubmit((typed) => {
    const closesAt = fromDeadlineInput(typed.closesAt);
    if (closesAt !== null) move.mutate({ params: { id: assignment._id }, body: { closesAt } });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {move.error && <ErrorNotice text={errorText(move.error, language)} />}
        <DeadlineField {...form.getInputProps('closesAt')} />
        <FormButtons onCancel={onClose} loading={move.isPending} />
      </Stack>
    </form>
  );
}
