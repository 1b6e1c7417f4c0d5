import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Stack } from '@mantine/core';
import { ResetPassword } from '@qc/contract';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from '../password-field.tsx';

const KINDS = { password: 'password' } as const;

interface ResetPasswordFormProps {
  token: string;
  /** `tookOver`: nobody had proved the address, and whoever opened the account is out. */
  onDone: (tookOver: boolean) => void;
}

/** A new password by the link's secret; without one the code is asked for. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { token, password: '' },
    schema: ResetPassword,
    kinds: KINDS,
  });
  const reset = useApiMutation('resetPassword', {
    meta: { quiet: true },
    onSuccess: async ({ tookOver = false }) => {
      // Whoever was signed in here with that account is no longer.
      await refreshSession();
      onDone(tookOver);
    },
    onError: form.refuse,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => reset.mutate({ body }))}>
      <Stack gap="md">
        {reset.error && <ErrorNotice text={errorText(reset.error, language)} />}
        {token === '' && <CodeField {...form.getInputProps('token')} />}
        <NewPasswordField {...form.getInputProps('password')} label={t.newPassword} />
        <Button type="submit" size="md" loading={reset.isPending}>
          {t.setPassword}
        </Button>
      </Stack>
    </form>
  );
}
