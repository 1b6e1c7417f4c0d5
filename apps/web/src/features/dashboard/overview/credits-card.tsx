import { errorText } from '#platform/api';
import { useAskForCredits, useCreditHelp } from '#platform/ask-credits';
import { formatDate, formatNumber, isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { LinkButton } from '#ui/link/links';
import { Button, Group, Progress, Skeleton, Text } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { type CreditState, type Subscription, offerTitleIn } from '@qc/contract';
import classes from '../side-card.module.css';
import { useCreditState } from './use-credit-state.ts';

/** Below so many runs with phones the card says how many are left. */
const LOW_RUNS = 5;
/** From so many on it is said as a warning. */
const SCARCE_RUNS = 2;

/** Credits left, the current subscription, and the ways to more. */
export function CreditsCard() {
  const t = useTexts('dashboardCredits');
  const { language } = useLanguage();
  const { data, error, refetch } = useCreditState();
  return (
    <section className={classes.card} aria-labelledby="dashboard-credits">
      <div className={classes.head}>
        <h2 id="dashboard-credits" className={classes.title}>
          {t.title}
        </h2>
        <IconCoins size={22} stroke={1.6} aria-hidden className={classes.icon} />
      </div>
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} mt="md" aria-hidden />}
      {data && <State state={data} />}
    </section>
  );
}

function State({ state }: { state: CreditState }) {
  const t = useTexts('dashboardCredits');
  const { language } = useLanguage();
  const user = useSessionUser();
  const lang = { lang: language };
  const { owner, balance, yearlyUntil, current, runPrices } = state;
  const everythingFree = yearlyUntil === null && Object.values(runPrices).every((price) => price === 0);
  const isMember = owner.kind === 'institution' && user?.role !== 3;
  const isFree = everythingFree || yearlyUntil !== null;
  const { data: help } = useCreditHelp();
  const sold = help?.sold === true;
  const offersAsk = help?.needed === true && !isFree && balance <= LOW_RUNS && help.open === null;
  return (
    <>
      <p className={classes.figure}>{everythingFree ? t.everythingFree : formatNumber(language, balance)}</p>
      {owner.kind === 'institution' && (
        <Text size="sm" c="dimmed">
          {t.of(isolate(owner.name))}
          {isMember && <> · {t.paysForYou}</>}
        </Text>
      )}
      {everythingFree && <Text size="sm">{t.everythingFreeText}</Text>}
      {!everythingFree && yearlyUntil !== null && <Text size="sm">{t.yearly(formatDate(yearlyUntil))}</Text>}
      {!isFree && current && <Current current={current} />}
      {!isFree && <LowHint state={state} isMember={isMember} hadAny={(user?.totals.points ?? 0) > 0} />}
      {state.disableRemotesGames && (
        <Text size="sm" c="dimmed" mt={6}>
          {t.noRemotes}
        </Text>
      )}
      {help?.open && <Asked at={help.open.createdAt} isMember={isMember} />}
      <Group gap="xs" mt="md" mih={44}>
        {offersAsk && <AskButton isFirst={!sold && balance === 0} />}
        {sold && (
          <LinkButton variant={balance === 0 && !isFree ? 'filled' : 'light'} to="/$lang/payment" params={lang}>
            {t.buy}
          </LinkButton>
        )}
        <LinkButton variant="default" to="/$lang/purchases" params={lang} search={{ tab: 'usage' }}>
          {t.usage}
        </LinkButton>
      </Group>
    </>
  );
}

function AskButton({ isFirst }: { isFirst: boolean }) {
  const t = useTexts('askCredits');
  const ask = useAskForCredits();
  return (
    <Button
      variant={isFirst ? 'filled' : 'light'}
      loading={ask.isPending}
      onClick={() => ask.mutate({ body: { note: '' } })}
    >
      {t.ask}
    </Button>
  );
}

function Asked({ at, isMember }: { at: number; isMember: boolean }) {
  const t = useTexts('askCredits');
  return (
    <Text size="sm" mt={6} role="status">
      {isMember ? t.askedInstitution(formatDate(at)) : t.asked(formatDate(at))}
    </Text>
  );
}

function Current({ current }: { current: Subscription }) {
  const t = useTexts('dashboardCredits');
  const { language } = useLanguage();
  const { saleTitle, usagesLeft, originalAmount, expiryDate } = current;
  const left = t.leftOf(formatNumber(language, usagesLeft), formatNumber(language, originalAmount));
  return (
    <div className={classes.current}>
      <Text size="sm" fw={600}>
        {t.current}
        {saleTitle !== '' && (
          <>
            : <bdi>{offerTitleIn(saleTitle, language)}</bdi>
          </>
        )}
      </Text>
      <Progress
        value={(usagesLeft / Math.max(1, originalAmount)) * 100}
        size="sm"
        my={6}
        aria-label={`${t.current}: ${left}`}
      />
      <Text size="sm" c="dimmed">
        {left}
        {expiryDate !== null && <>, {t.until(formatDate(expiryDate))}</>}
      </Text>
    </div>
  );
}

function LowHint({ state, isMember, hadAny }: { state: CreditState; isMember: boolean; hadAny: boolean }) {
  const t = useTexts('dashboardCredits');
  const ask = useTexts('askCredits');
  const runs = Math.floor(state.balance / GAME_DEVICES.phones.price);
  if (runs > LOW_RUNS) return null;
  const isOwn = state.owner.kind === 'user';
  // Nothing ran out for somebody who never had any.
  const calm = !hadAny || !isOwn;
  // Nor does it run low for somebody who has not used any yet, or just one of a few.
  const whole = state.current !== null && state.current.usagesLeft === state.current.originalAmount;
  const enough = whole || runs > SCARCE_RUNS;
  const none = isOwn ? ask.none : isMember ? ask.noneInstitution(state.owner.name) : ask.none;
  return (
    <Text size="sm" className={classes.hint ?? ''} data-calm={(runs === 0 ? calm : enough) || undefined}>
      {runs > 0 ? t.low(runs) : calm ? none : t.empty}
    </Text>
  );
}
