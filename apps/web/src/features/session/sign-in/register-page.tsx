import { errorText } from '#platform/api';
import { useForm } from '#platform/forms';
import { countryOfTimeZone } from '#platform/countries';
import { machineTimeZone, useLanguage, useTexts } from '#platform/i18n';
import { registerUser } from '#platform/session';
import { Way, useWays } from '#platform/ways';
import { ErrorNotice } from '#ui/error-notice';
import { useAfterPress } from '#ui/use-after-press';
import { Anchor, Button, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { RegisterUser } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rememberBrowser } from './known-browser.ts';
import { NotRegistered } from './not-registered.tsx';
import { NewPasswordField } from '../password-field.tsx';
import { CountryField, CurrencyField, LanguageField } from '../own-account/preference-fields.tsx';
import classes from './register-page.module.css';
import { USER_FIELD_KINDS } from '../own-account/user-field-kinds.ts';

/** Of the folded part. */
const OPTIONAL = ['contactEmail', 'phone', 'country', 'currency', 'language', 'address'];

/** Register: every field of a new account; what the contract's schema demands is said at the field. */
export function RegisterPage() {
  const t = useTexts('session');
  const { language } = useLanguage();
  const { go } = useWays();
  const [country] = useState(() => countryOfTimeZone(machineTimeZone()));
  const form = useForm({
    initialValues: {
      name: '',
      email: '',
      password: '',
      phone: '',
      contactEmail: '',
      country,
      currency: 'default',
      language: String(language),
      address: '',
    },
    schema: RegisterUser,
    kinds: USER_FIELD_KINDS,
  });
  const screenLanguage = useRef(language);
  useEffect(() => {
    if (screenLanguage.current === language) return;
    // Letters come in the language of the screens, unless another one was chosen.
    if (form.getValues().language === screenLanguage.current) form.setFieldValue('language', language);
    screenLanguage.current = language;
  }, [form, language]);
  const register = useMutation({
    mutationFn: registerUser,
    // Worded above the fields.
    meta: { quiet: true },
    // This address tells the advertiser of the registration and then leads on to the dashboard.
    onSuccess: (registered, { email }) => {
      if ('mailed' in registered) {
        setLetter({ email, mailed: registered.mailed });
        return undefined;
      }
      rememberBrowser();
      go('/?isNewUser=1', { replace: true });
      return undefined;
    },
    onError: form.refuse,
  });
  const [letter, setLetter] = useState<{ email: string; mailed: boolean } | null>(null);
  const afterPress = useAfterPress();
  // A field that loses its error makes the form shorter: the button pressed would move away under the hand.
  // As long as nobody has written another one, the proposal follows the address: a slip that is mended is mended in both.
  const proposed = useRef('');
  const proposeContact = () => {
    const { email, contactEmail } = form.getValues();
    if (contactEmail !== proposed.current) return;
    const address = RegisterUser.shape.email.safeParse(email.trim());
    proposed.current = address.success ? email.trim() : '';
    form.setFieldValue('contactEmail', proposed.current);
  };
  // What is wrong in a folded part is shown.
  const isWrong = OPTIONAL.some((path) => form.errors[path] !== undefined);
  const [moreChosen, setMoreOpen] = useState(false);
  const moreOpen = moreChosen || isWrong;
  const email = form.getInputProps('email');
  if (letter !== null) {
    return (
      <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
        <NotRegistered {...letter} onAgain={() => setLetter(null)} />
      </Paper>
    );
  }
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.registerTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.registerLead}
      </Text>
      <form noValidate onSubmit={form.onSubmit((values) => register.mutate(values))}>
        <Stack gap="md">
          {register.error && <ErrorNotice text={errorText(register.error, language)} />}
          <TextInput {...form.getInputProps('name')} label={t.name} withAsterisk dir="auto" autoComplete="name" />
          <TextInput
            {...email}
            onBlur={(event) => {
              email.onBlur(event);
              afterPress(proposeContact);
            }}
            label={t.email}
            withAsterisk
            type="email"
            dir="ltr"
            autoComplete="username"
          />
          <NewPasswordField {...form.getInputProps('password')} withAsterisk />
          <details
            className={classes.more}
            open={moreOpen}
            onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
          >
            <summary className={classes.summary}>{t.optional}</summary>
            <Stack gap="md" mt="sm">
              <TextInput
                {...form.getInputProps('contactEmail')}
                label={t.contactEmail}
                description={t.contactEmailHint}
                type="email"
                dir="ltr"
                autoComplete="email"
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput {...form.getInputProps('phone')} label={t.phone} type="tel" dir="ltr" autoComplete="tel" />
                <CountryField {...form.getInputProps('country')} />
                <CurrencyField {...form.getInputProps('currency')} />
                <LanguageField {...form.getInputProps('language')} />
              </SimpleGrid>
              <TextInput
                {...form.getInputProps('address')}
                label={t.address}
                dir="auto"
                autoComplete="street-address"
              />
            </Stack>
          </details>
          <Button type="submit" size="md" mt="xs" loading={register.isPending}>
            {t.createAccount}
          </Button>
        </Stack>
      </form>
      <Text mt="lg" ta="center">
        {t.haveAccount}{' '}
        <Anchor fw={600} underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/login`} />}>
          {t.signIn}
        </Anchor>
      </Text>
    </Paper>
  );
}
