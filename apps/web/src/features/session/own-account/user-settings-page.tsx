import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { setSessionUser, useSessionUser } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { Button, Checkbox, Grid, Group, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { type User, UserChanges } from '@qc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { CountryField, CurrencyField, LanguageField } from './preference-fields.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordDueSection } from '../password-due-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { USER_FIELD_KINDS } from './user-field-kinds.ts';

/** The own account: what a person may change, and what they may know. */
export function UserSettingsPage() {
  const t = useTexts('session');
  const two = useTexts('twoStep');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const user = useSessionUser();
  const due = user?.twoStepDue === true;
  // Stays so until the recovery codes are kept, though the account has its second step a moment earlier.
  const [alone, setAlone] = useState(due);
  if (due && !alone) setAlone(true);
  if (!user) return null;
  if (user.passwordDue === true)
    return (
      <>
        <PageHeader title={t.settingsTitle} />
        <PasswordDueSection user={user} />
      </>
    );
  // Everything else is refused until the second step is on.
  if (alone)
    return (
      <>
        <PageHeader title={t.settingsTitle} />
        <TwoStepSection
          user={user}
          onDone={() => {
            showTimedMessage({ kind: 'success', title: two.goOn, durationMs: 3000 });
            // Entering Login while signed in leads on to where the person wanted to go.
            void navigate({ to: '/$lang/login', params: { lang: language } });
          }}
        />
      </>
    );
  return (
    <>
      <PageHeader title={t.settingsTitle} lead={t.settingsLead} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <SettingsForm key={user._id} user={user} />
            <SignInSection user={user} />
            <TwoStepSection user={user} />
            <SessionsSection />
            <OwnDataSection user={user} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <AccountCard user={user} />
        </Grid.Col>
      </Grid>
    </>
  );
}

function SettingsForm({ user }: { user: User }) {
  const t = useTexts('session');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: {
      name: user.name,
      phone: user.phone,
      contactEmail: user.contactEmail,
      currency: String(user.currency),
      address: user.address,
      language: String(user.language),
      country: user.country,
      emailNotifications: user.emailNotifications,
    },
    schema: UserChanges,
    kinds: USER_FIELD_KINDS,
  });
  const save = useApiMutation('updateUser', {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: async (saved) => {
      setSessionUser(saved);
      form.resetDirty();
      showTimedMessage({ kind: 'success', title: labels.saved });
      // A newly chosen language is wanted on the screens too.
      if (saved.language !== user.language && saved.language !== language) {
        await navigate({ to: '/$lang/user-settings', params: { lang: saved.language }, replace: true });
      }
    },
    onError: form.refuse,
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <form noValidate onSubmit={form.onSubmit((body) => save.mutate({ params: { id: user._id }, body }))}>
        <Stack gap="md">
          {save.error && <ErrorNotice text={errorText(save.error, language)} />}
          <Title order={2}>{t.personal}</Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...form.getInputProps('name')} label={t.name} withAsterisk dir="auto" />
            <TextInput {...form.getInputProps('contactEmail')} label={t.contactEmail} type="email" dir="ltr" />
            <TextInput {...form.getInputProps('phone')} label={t.phone} type="tel" dir="ltr" />
            <CountryField {...form.getInputProps('country')} />
            <TextInput {...form.getInputProps('address')} label={t.address} dir="auto" />
          </SimpleGrid>
          <Title order={2} mt="md">
            {t.preferences}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <LanguageField
              {...form.getInputProps('language')}
              description={t.languageHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
            <CurrencyField {...form.getInputProps('currency')} />
          </SimpleGrid>
          <Checkbox
            {...form.getInputProps('emailNotifications', { type: 'checkbox' })}
            label={t.emailNotifications}
            mt="xs"
          />
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={save.isPending}>
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
