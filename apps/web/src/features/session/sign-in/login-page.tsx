import { useLanguage, useTexts } from '#platform/i18n';
import { partOnDemand } from '#platform/on-demand';
import { login, takeLoginToken, waitingLoginToken } from '#platform/session';
import { Way, useWays } from '#platform/ways';
import { Anchor, Divider, Paper, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isKnownBrowser, rememberBrowser } from './known-browser.ts';
import { ProductPart } from './product-part.tsx';
import classes from './product-part.module.css';
import { SignInForm } from './sign-in-form.tsx';

const OwnerLink = partOnDemand(async () => (await import('./owner-link.tsx')).OwnerLink);

/** Login: e-mail and password. Afterwards the router sends the person where they wanted to go. */
export function LoginPage() {
  const t = useTexts('session');
  const { language } = useLanguage();
  const { again } = useWays();
  const [token, setToken] = useState(waitingLoginToken);
  // The owner's link put into the address of a page that stands here already: only what is behind # changes.
  useEffect(() => {
    const look = () => {
      takeLoginToken();
      setToken(waitingLoginToken());
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  // Entering Login while signed in leads on: saved address first, then the dashboard.
  const onSignedIn = () => {
    rememberBrowser();
    again();
  };
  const [isKnown] = useState(isKnownBrowser);
  if (token !== null) {
    const onLeave = () => {
      setToken(null);
      onSignedIn();
    };
    return <OwnerLink token={token} onSignedIn={onSignedIn} onLeave={onLeave} />;
  }
  const card = (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{isKnown ? t.loginTitle : t.firstTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.loginLead}
      </Text>
      <SignInForm signIn={login} onSignedIn={onSignedIn}>
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/forgot-password`} />}>
          {t.forgot}
        </Anchor>
      </SignInForm>
      <Text mt="lg" ta="center">
        {t.noAccount}{' '}
        <Anchor fw={600} underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/register`} />}>
          {t.openAccount}
        </Anchor>
      </Text>
      <Divider my="lg" />
      <Text ta="center">
        <Anchor href="/play" underline="always">
          {t.joinGame}
        </Anchor>
      </Text>
    </Paper>
  );
  if (isKnown) return card;
  return (
    <div className={classes.both} data-product>
      {card}
      <ProductPart />
    </div>
  );
}
