import { errorText, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { refreshSession, type SignedIn } from '#platform/session';
import { TwoStepNote } from '#platform/two-step-note';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { RecoveryCodesGuard } from './recovery-codes-guard.tsx';
import { TwoStepOn } from './two-step-on.tsx';
import { TwoStepSetupSteps } from './two-step-setup-steps.tsx';

interface Props {
  user: SignedIn;
  /** The recovery codes are kept, and the account is known to have its second step. */
  onDone?: () => void;
}

/** The second step of signing in: how it stands, turning it on and off, its recovery codes. */
export function TwoStepSection({ user, onDone }: Props) {
  const t = useTexts('twoStep');
  const { language } = useLanguage();
  const refreshReads = useRefresh('getTwoStep', 'listSessions');
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes away: the keyboard goes on here.
  const comeBack = () => heading.current?.focus();
  const { data, error, refetch } = useApiQuery('getTwoStep');
  // Since when it was on as setting up began: another moment now, and it has been turned on without this screen's knowing.
  const [setUpFrom, setSetUpFrom] = useState<{ since: number | null } | null>(null);
  const [unseen, setUnseen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [kept, setKept] = useState(false);
  if (data && setUpFrom && data.since !== setUpFrom.since) {
    setSetUpFrom(null);
    setUnseen(data.on);
  }
  const refresh = async () => {
    await refreshReads();
    await refreshSession();
  };
  const cancel = () => {
    setSetUpFrom(null);
    comeBack();
  };
  const showCodes = (fresh: readonly string[]) => {
    setSetUpFrom(null);
    setUnseen(false);
    setKept(false);
    setCodes(fresh);
  };
  return (
    <Paper component="section" aria-labelledby="two-step" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="two-step" ref={heading} tabIndex={-1}>
        {t.title}
      </Title>
      {user.twoStepDue === true && codes === null && (
        <Alert role="note" color="orange" variant="light" c="var(--qc-ink)" mt="md">
          {t.due}
        </Alert>
      )}
      <TwoStepNote place="settings" />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={56} mt="md" />}
      {data && codes !== null ? (
        <>
          {!kept && <RecoveryCodesGuard />}
          <RecoveryCodeList
            codes={codes}
            email={user.email}
            kept={kept}
            onKept={setKept}
            onDone={() => {
              setCodes(null);
              comeBack();
              void refresh().then(onDone);
            }}
          />
        </>
      ) : data && setUpFrom ? (
        <TwoStepSetupSteps on={data.on} onCodes={showCodes} onDoubt={() => void refresh()} onCancel={cancel} />
      ) : data?.on ? (
        <TwoStepOn
          state={data}
          unseen={unseen}
          onUnseen={() => setUnseen(true)}
          onCodes={showCodes}
          onMove={() => setSetUpFrom(data)}
          onOff={() => {
            showTimedMessage({ kind: 'info', title: t.turnedOff });
            comeBack();
            void refresh();
          }}
        />
      ) : (
        data && (
          <>
            <Text mt="xs" mb="md">
              {t.offLead}
            </Text>
            <Button onClick={() => setSetUpFrom(data)}>{t.turnOn}</Button>
          </>
        )
      )}
    </Paper>
  );
}
