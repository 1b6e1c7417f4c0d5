import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { type InstitutionId, NewInvitation } from '@qc/contract';

/** Mails somebody an invitation, as a member or as a manager. */
export function InviteForm({ institution }: { institution: InstitutionId }) {
  const t = useTexts('adminInstitutions');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { email: '', manager: false },
    schema: NewInvitation,
    kinds: { email: 'email' },
    body: (values) => ({ ...values, language }),
  });
  const refresh = useRefresh('listInvitations');
  const invite = useApiMutation('inviteMember', {
    meta: { quiet: true },
    onSuccess: () => {
      void refresh();
      form.reset();
      showTimedMessage({ kind: 'success', title: t.invited });
    },
    onError: form.refuse,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => invite.mutate({ params: { id: institution }, body }))}>
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
