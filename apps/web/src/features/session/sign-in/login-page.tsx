import { useLanguage, useTexts } from '#platform/i18n';
import { login, takeLoginToken, waitingLoginToken } from '#platform/session';
import { Anchor, Divider, Paper, Text, Title } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { isKnownBrowser, rememberBrowser } from './known-browser.ts';
import { OwnerLink } from './owner-link.tsx';
import { ProductPart } from './product-part.tsx';
import classes from './product-part.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Login: e-mail and password. Afterwards the router sends the person where they wanted to go. */
export function LoginPage() {
  const t = useTexts('session');
  const care = useTexts('accountCare');
  const { language } = useLanguage();
  const router = useRouter();
  const params = { lang: language };
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
    void router.invalidate();
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
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/forgot-password" params={params} />}
        >
          {care.forgot}
        </Anchor>
      </SignInForm>
      <Text mt="lg" ta="center">
        {t.noAccount}{' '}
        <Anchor
          fw={600}
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/register" params={params} />}
        >
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
