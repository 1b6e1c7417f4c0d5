import { errorText, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { changePassword } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Stack, Text } from '@mantine/core';
import { ChangePassword, type User } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { NewPasswordField } from '../password-field.tsx';
import { OwnCodeField } from '../two-step/second-code-field.tsx';
import { useCodeAsked } from '../use-code-asked.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

const KINDS = { password: 'password', newPassword: 'password' } as const;

interface Props {
  user: Pick<User, 'role'>;
  /** It is changed, or was given up. */
  onClose: () => void;
  /** Nothing else is open before: it cannot be given up. */
  due?: boolean;
}

/** A new password by the old one, and the second step where it is on. */
export function ChangePasswordForm({ user, onClose, due = false }: Props) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const refresh = useRefresh('listSessions');
  const { withCode, hear } = useCodeAsked();
  const form = useForm({
    initialValues: { password: '', newPassword: '', code: '' },
    schema: ChangePassword,
    body: ({ code, ...rest }) => ({ ...rest, ...(withCode && { code }) }),
    kinds: KINDS,
  });
  const arrival = useFocusOnArrival<HTMLInputElement>();
  const change = useMutation({
    mutationFn: changePassword,
    meta: { quiet: true },
    onSuccess: () => {
      showTimedMessage({ kind: 'success', title: t.passwordChanged });
      void refresh();
      onClose();
    },
    onError: (error) => {
      hear(error);
      form.refuse(error);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => change.mutate(body))}>
      <Stack gap="md">
        <Text c="dimmed">{t.changePasswordHint}</Text>
        {change.error && <ErrorNotice text={errorText(change.error, language)} />}
        <CurrentPasswordField
          {...form.getInputProps('password')}
          // Opened by a press; where it is due, what it is for is read first.
          ref={due ? undefined : arrival}
          // Nobody else can have come without a password.
          description={user.role === 0 && !due ? t.noPasswordHint : undefined}
        />
        <NewPasswordField
          {...form.getInputProps('newPassword')}
          label={t.newPassword}
          {...(user.role !== 2 && { description: t.staffPasswordHint })}
        />
        {withCode && <OwnCodeField {...form.getInputProps('code')} />}
        <Group justify="flex-end">
          {!due && <CancelButton onClick={onClose} />}
          <Button type="submit" loading={change.isPending}>
            {t.changePassword}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
