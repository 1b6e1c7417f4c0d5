import type { AnswerProps, UnpaidRun } from '#platform/asks';
import { apiQuery } from '#platform/api';
import { useAskForCredits, useCreditHelp } from '#platform/ask-credits';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { useTooLong } from '#platform/too-long';
import { Dialog } from '#ui/dialog/dialog';
import { LinkButton } from '#ui/link/links';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { NOTE_MAX } from '@qc/contract/limits';
import { IconCoins, IconMailForward, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProviderCard } from './provider-card.tsx';

/** Says why a run cannot be paid, and shows the ways on: buy, ask the provider, try the game free. */
export function UnpaidRunDialog({ asked: run, onClose }: AnswerProps<'payRun'>) {
  const t = useTexts('startRun');
  const ask = useTexts('askCredits');
  const user = useSessionUser();
  // Nothing ran out for somebody who never had any.
  const hadAny = user !== null && (user.institution !== null || user.totals.points > 0);
  // What was said last stays drawn while the dialog fades away.
  const [shown, setShown] = useState(run);
  if (run && run !== shown) setShown(run);
  return (
    <Dialog
      opened={run !== null}
      centered
      onClose={onClose}
      title={shown?.code === 'remotesDisabled' ? t.remotesTitle : hadAny ? t.outTitle : ask.noneTitle}
    >
      {shown && <WaysOn run={shown} onClose={onClose} />}
    </Dialog>
  );
}

function WaysOn({ run, onClose }: { run: UnpaidRun; onClose: () => void }) {
  const t = useTexts('startRun');
  const ask = useTexts('askCredits');
  const { language: lang } = useLanguage();
  const user = useSessionUser();
  // What the screen knows may be older than the refusal.
  const { data: credit } = useQuery({ ...apiQuery('getCreditState'), staleTime: 0 });
  const institution = user?.institution ?? null;
  const isOut = run.code === 'outOfCredits';
  // Somebody else buys for an institution, and nobody where nothing is sold.
  const { data: help } = useCreditHelp();
  const isMember = institution !== null && user?.role !== 3;
  const mayBuy = isOut && help?.sold === true;
  const press = useAskForCredits();
  const [note, setNote] = useState('');
  const noteField = useRef<HTMLInputElement>(null);
  const tooLong = useTooLong()(note, NOTE_MAX);
  const { onDemo, gameType } = run;
  const price = (gameType && credit?.runPrices[gameType]) ?? run.price ?? 0;
  return (
    <Stack gap="md">
      <Text>{isOut ? t.outText : institution ? t.remotesOfInstitution(institution.name) : t.remotesText}</Text>
      {isOut && isMember && <Text>{t.ofInstitution(institution.name)}</Text>}
      {isOut && credit && price > credit.balance && <Text fw={600}>{t.cost(price, credit.balance)}</Text>}
      {mayBuy && (
        <LinkButton
          leftSection={<IconCoins size={18} aria-hidden />}
          onClick={onClose}
          to="/$lang/payment"
          params={{ lang }}
        >
          {t.buy}
        </LinkButton>
      )}
      {onDemo && (
        <Button
          variant={mayBuy ? 'light' : 'filled'}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => {
            onClose();
            onDemo();
          }}
        >
          {t.demo}
        </Button>
      )}
      {isOut && help?.open && (
        <Text role="status">
          {isMember
            ? ask.askedInstitution(formatDate(help.open.createdAt))
            : ask.asked(formatDate(help.open.createdAt))}
        </Text>
      )}
      {isOut && help?.needed === true && help.open === null && (
        <>
          <TextInput
            ref={noteField}
            label={ask.note}
            value={note}
            error={tooLong}
            dir="auto"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            variant="light"
            leftSection={<IconMailForward size={18} aria-hidden />}
            loading={press.isPending}
            onClick={() => (tooLong === null ? press.mutate({ body: { note } }) : noteField.current?.focus())}
          >
            {ask.ask}
          </Button>
        </>
      )}
      <ProviderCard />
    </Stack>
  );
}
