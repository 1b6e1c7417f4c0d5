import { errorText, useApiMutation } from '#platform/api';
import { formErrors, useReworded } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ChangeEmail } from '@qc/contract';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { careTexts } from './care-texts.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { markRefusedFields } from './mark-refused-fields.ts';

const KINDS = { email: 'email', password: 'password' } as const;

/** Another address to sign in with: it changes once the link mailed there is used. */
export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(careTexts);
  const { language } = useLanguage();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: formErrors(ChangeEmail, KINDS, language),
  });
  useReworded(form, language);
  const { getInputNode } = form;
  useEffect(() => getInputNode('email')?.focus(), [getInputNode]);
  const change = useApiMutation('changeEmail', {
    meta: { quiet: true },
    onSuccess: () => form.reset(),
    onError: (error) => markRefusedFields(form, error, KINDS, language),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (body) => change.mutate({ body }),
        (errors) => focusFirstError(errors, getInputNode),
      )}
    >
      <Stack gap="md" mt="md">
        {change.error && <ErrorNotice inView text={errorText(change.error, language)} />}
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t.newEmail}
          description={t.newEmailHint}
          type="email"
          dir="ltr"
          autoComplete="email"
        />
        <CurrentPasswordField key={form.key('password')} {...form.getInputProps('password')} />
        <div role="status">
          {change.isSuccess && (
            <Alert variant="light" icon={<IconMail aria-hidden />}>
              {t.emailSent}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Anchor
            underline="always"
            me="auto"
            renderRoot={(props) => <Link {...props} to="/$lang/confirm-email" params={{ lang: language }} />}
          >
            {t.haveCode}
          </Anchor>
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t.sendLink}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
