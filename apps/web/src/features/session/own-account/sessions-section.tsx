import type { CareTexts } from '@qc/words/en/screens/account/account-care';
import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { signOutEverywhere } from '#platform/session';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Badge, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import type { OpenSession } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import classes from './sessions-section.module.css';
import { useRecentProof } from '../use-recent-proof.tsx';

/** Where the account is signed in, with the way to end each and all. */
export function SessionsSection() {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const refresh = useRefresh('listSessions');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useApiQuery('listSessions');
  const { proving, dialog } = useRecentProof();
  const end = useApiMutation('endSession', {
    meta: { quiet: true },
    onSuccess: () => {
      showTimedMessage({ kind: 'success', title: t.signedOut });
      // The pressed button goes with its row.
      heading.current?.focus({ preventScroll: true });
    },
    onSettled: refresh,
  });
  const everywhere = useMutation({
    mutationFn: signOutEverywhere,
    meta: { quiet: true },
    onSuccess: () => navigate({ to: '/$lang/login', params: { lang: language } }),
  });
  const askEverywhere = async () => {
    const agreed = await confirm({
      title: t.everywhereTitle,
      text: t.everywhereText,
      confirmLabel: t.everywhere,
      danger: true,
    });
    if (agreed) await proving(() => everywhere.mutateAsync());
  };
  return (
    <Paper component="section" aria-labelledby="sessions" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="sessions" ref={heading} tabIndex={-1}>
        {t.sessions}
      </Title>
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={56} mt="md" />}
      {data && (
        <ul className={classes.list}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              ending={end.isPending && end.variables.params.id === session._id}
              onEnd={() => void proving(() => end.mutateAsync({ params: { id: session._id } }))}
            />
          ))}
        </ul>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" loading={everywhere.isPending} onClick={() => void askEverywhere()}>
          {t.everywhere}
        </Button>
      </Group>
      {dialog}
    </Paper>
  );
}

interface RowProps {
  session: OpenSession;
  ending: boolean;
  onEnd: () => void;
}

/** One place. This one is left by the account's own menu, or with all. */
export function SessionRow({ session, ending, onEnd }: RowProps) {
  const t = useTexts('accountCare');
  const where = placeOf(session, t);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>
          <bdi>{where}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {t.lastSeen(formatDateTime(session.lastSeen))}
        </Text>
        <Text size="sm" c="dimmed">
          {t.since(formatDateTime(session.createdAt))}
        </Text>
      </div>
      {session.current ? (
        <Badge variant="light" radius="sm" size="lg" tt="none">
          {t.thisOne}
        </Badge>
      ) : (
        <Button size="xs" variant="default" aria-label={t.signOutOf(where)} loading={ending} onClick={onEnd}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}

const BROWSER_NAMES: Record<Exclude<OpenSession['browser'], 'other'>, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};
const DEVICE_NAMES: Record<Exclude<OpenSession['device'], 'other'>, string> = {
  android: 'Android',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
  chromebook: 'Chromebook',
};

function placeOf({ browser, device }: OpenSession, t: CareTexts): string {
  const names = [
    browser === 'other' ? t.otherBrowser : BROWSER_NAMES[browser],
    device === 'other' ? t.otherDevice : DEVICE_NAMES[device],
  ];
  return names.join(' · ');
}
