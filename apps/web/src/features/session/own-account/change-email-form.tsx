import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { LinkText } from '#ui/link/links';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { ChangeEmail } from '@qc/contract';
import { IconMail } from '@tabler/icons-react';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { OwnCodeField } from '../two-step/second-code-field.tsx';
import { useCodeAsked } from '../use-code-asked.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

const KINDS = { email: 'email', password: 'password' } as const;

/** Another address to sign in with: it changes once the link mailed there is used. */
export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const { withCode, hear } = useCodeAsked();
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    schema: ChangeEmail,
    body: ({ code, ...rest }) => ({ ...rest, ...(withCode && { code }) }),
    kinds: KINDS,
  });
  const arrival = useFocusOnArrival<HTMLInputElement>();
  const change = useApiMutation('changeEmail', {
    meta: { quiet: true },
    onSuccess: () => form.reset(),
    onError: (error) => {
      hear(error);
      form.refuse(error);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => change.mutate({ body }))}>
      <Stack gap="md" mt="md">
        {change.error && <ErrorNotice text={errorText(change.error, language)} />}
        <TextInput
          {...form.getInputProps('email')}
          ref={arrival}
          label={t.newEmail}
          description={t.newEmailHint}
          type="email"
          dir="ltr"
          autoComplete="email"
        />
        <CurrentPasswordField {...form.getInputProps('password')} />
        {withCode && <OwnCodeField {...form.getInputProps('code')} />}
        <div role="status">
          {change.isSuccess && (
            <Alert variant="light" icon={<IconMail aria-hidden />}>
              {t.emailSent}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <LinkText underline="always" me="auto" to="/$lang/confirm-email" params={{ lang: language }}>
            {t.haveCode}
          </LinkText>
          <CancelButton onClick={onClose} />
          <Button type="submit" loading={change.isPending}>
            {t.sendLink}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
