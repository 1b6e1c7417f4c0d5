import { errorText } from '#platform/api';
import { formatDate, formatNumber, isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Progress, Skeleton, Text } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { RUN_PRICE } from '@qc/contract/limits';
import type { CreditState, Subscription } from '@qc/contract';
import { Link } from '@tanstack/react-router';
import { creditsTexts } from './credits-texts.ts';
import classes from './side-card.module.css';
import { texts } from './texts.ts';
import { useCreditState } from './use-credit-state.ts';

/** Below so many runs with phones the card says how many are left. */
const LOW_RUNS = 5;

/** Credits left, the current subscription, and the ways to more. */
export function CreditsCard() {
  const t = useTexts(creditsTexts);
  const { tryAgain } = useTexts(texts);
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
      {error && !data && (
        <ErrorNotice text={errorText(error, language)} retryLabel={tryAgain} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={96} mt="md" aria-hidden />}
      {data && <State state={data} />}
    </section>
  );
}

function State({ state }: { state: CreditState }) {
  const t = useTexts(creditsTexts);
  const { language } = useLanguage();
  const user = useSessionUser();
  const lang = { lang: language };
  const { owner, balance, yearlyUntil, current, runPrices } = state;
  const everythingFree = yearlyUntil === null && Object.values(runPrices).every((price) => price === 0);
  const isMember = owner.kind === 'institution' && user?.role !== 3;
  const isFree = everythingFree || yearlyUntil !== null;
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
      {!isFree && <LowHint balance={balance} isMember={isMember} />}
      {state.disableRemotesGames && (
        <Text size="sm" c="dimmed" mt={6}>
          {t.noRemotes}
        </Text>
      )}
      <Group gap="xs" mt="md">
        {!isMember && !everythingFree && (
          <Button
            variant={balance === 0 && !isFree ? 'filled' : 'light'}
            renderRoot={(props) => <Link {...props} to="/$lang/payment" params={lang} />}
          >
            {t.buy}
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/$lang/purchases" params={lang} search={{ tab: 'usage' }} />}
        >
          {t.usage}
        </Button>
      </Group>
    </>
  );
}

function Current({ current }: { current: Subscription }) {
  const t = useTexts(creditsTexts);
  const { language } = useLanguage();
  const { saleTitle, usagesLeft, originalAmount, expiryDate } = current;
  const left = t.leftOf(formatNumber(language, usagesLeft), formatNumber(language, originalAmount));
  return (
    <div className={classes.current}>
      <Text size="sm" fw={600}>
        {t.current}
        {saleTitle !== '' && (
          <>
            : <bdi>{saleTitle}</bdi>
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

function LowHint({ balance, isMember }: { balance: number; isMember: boolean }) {
  const t = useTexts(creditsTexts);
  const runs = Math.floor(balance / RUN_PRICE.firebase);
  if (runs > LOW_RUNS) return null;
  return (
    <Text size="sm" className={classes.hint ?? ''} data-empty={runs === 0 || undefined}>
      {runs > 0 ? t.low(runs) : isMember ? t.emptyMember : t.empty}
    </Text>
  );
}
