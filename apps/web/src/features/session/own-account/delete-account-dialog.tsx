import { errorText } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { deleteOwnAccount } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Dialog } from '#ui/dialog/dialog';
import { Stack, Text } from '@mantine/core';
import { OwnProof, type User } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LostCredits } from './lost-credits.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { OwnCodeField } from '../two-step/second-code-field.tsx';
import { useCodeAsked } from '../use-code-asked.ts';

const KINDS = { password: 'password' } as const;

interface Props {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the password, and the second step where it is on, before the account is deleted for good. */
export function DeleteAccountDialog({ user, opened, onClose }: Props) {
  const t = useTexts('accountCare');
  return (
    <Dialog opened={opened} onClose={onClose} title={t.deleteTitle}>
      <DeleteForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ user, onClose }: Omit<Props, 'opened'>) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { withCode, hear } = useCodeAsked();
  const form = useForm({
    initialValues: { password: '', code: '' },
    schema: OwnProof,
    body: ({ code, ...rest }) => ({ ...rest, ...(withCode && { code }) }),
    kinds: KINDS,
  });
  const remove = useMutation({
    mutationFn: (proof: OwnProof) => deleteOwnAccount(user._id, proof),
    meta: { quiet: true },
    onSuccess: async () => {
      await navigate({ to: '/$lang/login', params: { lang: language }, replace: true });
      showTimedMessage({ kind: 'info', title: t.deleted, durationMs: 4000 });
    },
    onError: (error) => {
      hear(error);
      form.refuse(error);
      form.getInputNode('password')?.focus();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((proof) => remove.mutate(proof))}>
      <Stack gap="md">
        <div>
          <Text>{t.deleteAsk}</Text>
          <Text fw={600}>
            <bdi dir="ltr">{user.email}</bdi>
          </Text>
        </div>
        <LostCredits user={user} />
        {remove.error && <ErrorNotice text={errorText(remove.error, language)} />}
        <CurrentPasswordField {...form.getInputProps('password')} data-autofocus />
        {withCode && <OwnCodeField {...form.getInputProps('code')} />}
        <FormButtons onCancel={onClose} submit={t.deleteForGood} loading={remove.isPending} color="red.9" />
      </Stack>
    </form>
  );
}
