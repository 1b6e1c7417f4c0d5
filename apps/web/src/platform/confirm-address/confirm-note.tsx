import { Anchor, Button, Group, Text } from '@mantine/core';
import type { User } from '@qc/contract';
import { IconMailExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiMutation, useApiQuery } from '../api/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { useSessionUser } from '../session/index.ts';
import classes from './confirm-note.module.css';

/** `home`: only what the person can do something about, or waits for. `settings`: everything, beside the address. */
type Place = 'home' | 'settings';

/** Says calmly that an address is not confirmed, what waits for it, and what can be done. Nothing once it is. */
export function ConfirmNote({ place }: { place: Place }) {
  const user = useSessionUser();
  // The owner who has yet to say who they are is asked for an address anyway.
  if (!user || user.setupDue === true) return null;
  const contactDue = place === 'settings' && user.contactEmail !== '' && user.contactConfirmed === false;
  return (
    <>
      {user.emailConfirmed === false && <Unconfirmed user={user} place={place} />}
      {contactDue && user.contactEmail !== user.email && <UnconfirmedContact user={user} />}
    </>
  );
}

function Unconfirmed({ user, place }: { user: Pick<User, 'email'>; place: Place }) {
  const t = useTexts('confirmAddress');
  const { language: lang } = useLanguage();
  const { data } = useApiQuery('getConfirmation');
  // Confirmed meanwhile, in another window or by an admin.
  if (!data || data.emailConfirmed) return null;
  if (place === 'home' && !data.mailed && data.waiting === 0) return null;
  const { mailed, waiting } = data;
  return (
    <div className={classes.note}>
      <IconMailExclamation size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <Text className={classes.words}>
        {t.unconfirmed(user.email)} {mailed ? t.useMail : t.byHand} {waiting > 0 && t.waiting(waiting)}
      </Text>
      <Group gap="xs" className={classes.ways}>
        {mailed && <SendAgain address="account" />}
        {place === 'home' && (
          <Anchor
            underline="always"
            className={classes.correct ?? ''}
            renderRoot={(props) => <Link {...props} to="/$lang/user-settings" params={{ lang }} />}
          >
            {t.correct}
          </Anchor>
        )}
      </Group>
    </div>
  );
}

function UnconfirmedContact({ user }: { user: Pick<User, 'contactEmail'> }) {
  const t = useTexts('confirmAddress');
  const { data } = useApiQuery('getConfirmation');
  if (!data || data.contactConfirmed) return null;
  return (
    <div className={classes.note}>
      <IconMailExclamation size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <Text className={classes.words}>{t.contact(user.contactEmail)}</Text>
      <Group gap="xs" className={classes.ways}>
        {data.mailed && <SendAgain address="contact" />}
      </Group>
    </div>
  );
}

function SendAgain({ address }: { address: 'account' | 'contact' }) {
  const t = useTexts('confirmAddress');
  const send = useApiMutation('sendConfirmation');
  return (
    <>
      {!send.isSuccess && (
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ body: { address } })}>
          {t.sendAgain}
        </Button>
      )}
      <Text role="status" size="sm">
        {send.isSuccess ? t.sent : ''}
      </Text>
    </>
  );
}
