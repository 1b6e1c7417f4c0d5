import { errorText, useApiMutation } from '#platform/api';
import type { Form } from '#platform/forms';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, Fieldset, PasswordInput, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { SettingsChanges, User } from '@qc/contract';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { CountInput } from '#ui/field/count-input';
import classes from './first-start.module.css';
import type { House } from './house.ts';
import type { HouseValues } from './house-values.ts';

interface Props {
  form: Form<HouseValues, SettingsChanges>;
  house: House;
  owner: User;
  save: (body: SettingsChanges) => Promise<unknown>;
}

/** How emails go out, and a test email that shows what the mail server really says. */
export function MailFields({ form, house, owner, save }: Props) {
  const t = useTexts('firstStart');
  const values = form.getValues();
  const isGiven = house.locked.includes('mailServer');
  const isSenderGiven = house.locked.includes('mailFrom');
  const byServer = isGiven || values.byServer;
  const isKept = house.settings.mailServer !== null && house.settings.mailServer.user !== '';
  return (
    <Fieldset legend={t.letters} className={classes.group ?? ''}>
      {isGiven ? (
        <Text size="sm">{t.locked}</Text>
      ) : (
        <Switch
          {...form.getInputProps('byServer', { type: 'checkbox' })}
          label={t.useServer}
          description={values.byServer ? undefined : t.lettersHint}
        />
      )}
      {byServer && (
        <Stack gap="sm" mt="sm">
          {!isGiven && (
            <>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                <TextInput
                  {...form.getInputProps('mailServer.host')}
                  label={t.server}
                  placeholder="smtp.school.org"
                  dir="ltr"
                  autoComplete="off"
                />
                <CountInput
                  {...form.getInputProps('mailServer.port')}
                  label={t.port}
                  description={t.portHint}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  min={1}
                  max={65_535}
                  clampBehavior="none"
                  thousandSeparator=""
                />
                <TextInput {...form.getInputProps('mailServer.user')} label={t.user} dir="ltr" autoComplete="off" />
                <PasswordInput
                  {...form.getInputProps('mailServer.password')}
                  label={t.mailPassword}
                  description={isKept ? t.passwordKept : undefined}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  dir="ltr"
                  autoComplete="new-password"
                  visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
                />
              </SimpleGrid>
            </>
          )}
          <TextInput
            {...form.getInputProps('mailFrom')}
            label={t.sender}
            description={isSenderGiven ? t.locked : t.senderHint}
            disabled={isSenderGiven}
            dir="ltr"
          />
          <TestLetter form={form} to={owner.email} save={save} />
        </Stack>
      )}
    </Fieldset>
  );
}

function TestLetter({ form, to, save }: { form: Props['form']; to: string; save: Props['save'] }) {
  const t = useTexts('firstStart');
  const { language } = useLanguage();
  const send = useApiMutation('sendTestMail', { meta: { quiet: true } });
  const test = useMutation({
    mutationFn: async (body: SettingsChanges) => {
      await save(body);
      return send.mutateAsync({ body: { to } });
    },
    meta: { quiet: true },
    onError: form.refuse,
  });
  const { data, error } = test;
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconMailForward size={18} aria-hidden />}
        loading={test.isPending}
        onClick={() => form.onSubmit((body) => test.mutate(body))()}
      >
        {t.sendTest}
      </Button>
      <div role="status">
        {error && <ErrorNotice text={errorText(error, language)} />}
        {data?.sent === true && (
          <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />}>
            {t.testSent}
          </Alert>
        )}
        {data?.sent === false && <ErrorNotice text={t.testFailed(isolate(data.answer || data.reason))} />}
      </div>
    </>
  );
}
