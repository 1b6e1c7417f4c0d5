import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { formErrors, refusedFields } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type InstitutionId, NewInvitation } from '@qc/contract';
import { texts } from './texts.ts';

const KINDS = { email: 'email' } as const;

/** Mails somebody an invitation, as a member or as a manager. */
export function InviteForm({ institution }: { institution: InstitutionId }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { email: '', manager: false },
    validate: (values) => formErrors(NewInvitation, KINDS, language)(values),
  });
  const refresh = useRefresh('listInvitations');
  const invite = useApiMutation('inviteMember', {
    meta: { quiet: true },
    onSuccess: () => {
      void refresh();
      form.reset();
      showTimedMessage({ kind: 'success', title: t.invited });
    },
    onError: (error) => form.setErrors(refusedFields(error, form.getValues(), KINDS, language)),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        invite.mutate({ params: { id: institution }, body: { ...values, language } }),
      )}
    >
      <Stack gap="sm">
        {invite.error && <ErrorNotice text={errorText(invite.error, language)} />}
        <TextInput {...form.getInputProps('email')} label={t.inviteEmail} type="email" dir="ltr" />
        <Checkbox {...form.getInputProps('manager', { type: 'checkbox' })} label={t.asManager} />
        <Button type="submit" variant="light" loading={invite.isPending} style={{ alignSelf: 'flex-start' }}>
          {t.invite}
        </Button>
      </Stack>
    </form>
  );
}
