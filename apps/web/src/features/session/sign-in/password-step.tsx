import { errorText, isRefusal } from '#platform/api';
import { useForm } from '#platform/forms';
import { HouseContact } from '#platform/house-contact';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { Credentials } from '@qc/contract';
import type { ReactNode } from 'react';
import { credentialProblems } from './credential-problems.ts';
import type { FirstStep } from './first-step.ts';
import { useFormCall } from '../use-form-call.ts';

interface Props {
  signIn: (credentials: Credentials) => Promise<unknown>;
  onSignedIn: () => void;
  /** What was typed before. */
  first: FirstStep;
  onCodeNeeded: (values: FirstStep) => Promise<void>;
  children?: ReactNode;
}

/** The first step: e-mail and password. */
export function PasswordStep({ signIn, onSignedIn, first, onCodeNeeded, children }: Props) {
  const t = useTexts('session');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { email: first.email, password: '' },
    validate: (values) => credentialProblems(values, language),
  });
  const enter = useFormCall(signIn, {
    onDone: onSignedIn,
    onFailed: async (error) => {
      if (isRefusal(error, 'secondStepNeeded')) await onCodeNeeded(form.getValues());
      else form.getInputNode('password')?.focus();
    },
  });
  const refused = enter.error !== null && !isRefusal(enter.error, 'secondStepNeeded');
  return (
    <form noValidate onSubmit={form.onSubmit((values) => enter.send(values))}>
      <Stack gap="md">
        {refused && <ErrorNotice text={errorText(enter.error, language)} />}
        {refused && isRefusal(enter.error, 'restricted') && <HouseContact />}
        {refused && isRefusal(enter.error, 'tooManyRequests') && <Text size="sm">{t.tooManyTries}</Text>}
        <TextInput
          {...form.getInputProps('email')}
          label={t.email}
          type="email"
          dir="ltr"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordInput
          {...form.getInputProps('password')}
          label={t.password}
          dir="ltr"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
        />
        {children}
        <Button type="submit" size="md" mt="xs" loading={enter.isPending}>
          {t.signIn}
        </Button>
      </Stack>
    </form>
  );
}
