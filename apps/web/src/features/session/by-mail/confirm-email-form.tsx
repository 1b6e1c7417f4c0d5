import { errorText, isRefusal, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { Way } from '#platform/ways';
import { ErrorNotice } from '#ui/error-notice';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { ConfirmEmail } from '@qc/contract';
import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';

interface ConfirmEmailFormProps {
  token: string;
  onDone: () => void;
  /** The mailbox is the person's, the account is somebody's who typed its address. */
  onNotMine: (token: string) => void;
}

/** Proves an address: one press where the account's session is in this browser, otherwise with its password. */
export function ConfirmEmailForm({ token, onDone, onNotMine }: ConfirmEmailFormProps) {
  const t = useTexts('confirmEmail');
  const care = useTexts('accountCare');
  const { language } = useLanguage();
  const [asked, setAsked] = useState<'no' | 'password' | 'whose'>('no');
  const form = useForm({
    initialValues: { token, password: '' },
    schema: ConfirmEmail,
    kinds: { password: 'password' },
  });
  const confirm = useApiMutation('confirmEmail', {
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshSession();
      onDone();
    },
    onError: (error) => {
      if (isRefusal(error, 'whoseAccount')) setAsked('whose');
      else if (isRefusal(error, 'passwordNeeded')) setAsked('password');
      else form.refuse(error);
    },
  });
  const isQuestion = isRefusal(confirm.error, 'whoseAccount') || isRefusal(confirm.error, 'passwordNeeded');
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ password, ...body }) =>
        confirm.mutate({ body: asked === 'no' ? body : { ...body, password } }),
      )}
    >
      <Stack gap="md">
        {confirm.error && !isQuestion && <ErrorNotice text={errorText(confirm.error, language)} />}
        {isRefusal(confirm.error, 'linkOver') && (
          <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/user-settings`} />}>
            {care.askAgain}
          </Anchor>
        )}
        {token === '' && <CodeField {...form.getInputProps('token')} />}
        <div role="status">{asked === 'whose' && <Text>{t.whose}</Text>}</div>
        {asked !== 'no' && <CurrentPasswordField {...form.getInputProps('password')} label={t.accountPassword} />}
        <Button type="submit" size="md" loading={confirm.isPending}>
          {t.confirm}
        </Button>
        {asked === 'whose' && (
          <Button variant="default" size="md" onClick={() => onNotMine(form.getValues().token)}>
            {t.notMine}
          </Button>
        )}
      </Stack>
    </form>
  );
}
