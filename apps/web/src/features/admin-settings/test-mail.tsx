import { errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, Divider, Group, TextInput } from '@mantine/core';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

/** Sends a mail and says what became of it. */
export function TestMail() {
  const t = useTexts('adminSettings');
  const { language } = useLanguage();
  const [to, setTo] = useState(useSessionUser()?.email ?? '');
  const send = useApiMutation('sendTestMail', { meta: { quiet: true } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ body: { to } });
  };
  return (
    <>
      <Divider my="lg" />
      <form noValidate onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label={t.testTo}
            type="email"
            dir="ltr"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            style={{ flex: '1 1 240px', maxInlineSize: 360 }}
          />
          <Button
            type="submit"
            variant="light"
            size="md"
            leftSection={<IconMailForward size={18} aria-hidden />}
            loading={send.isPending}
          >
            {t.sendTest}
          </Button>
        </Group>
      </form>
      <div role="status" style={{ marginBlockStart: 12 }}>
        {send.error && <ErrorNotice text={errorText(send.error, language)} />}
        {send.data?.sent === true && (
          <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />}>
            {t.testSent[send.data.way]}
          </Alert>
        )}
        {send.data?.sent === false && <ErrorNotice text={t.testFailed(send.data.answer || send.data.reason)} />}
      </div>
    </>
  );
}
