import { formatMoney, isolate, useLanguage, useTexts } from '#platform/i18n';
import { LinkButton } from '#ui/link/links';
import { Alert, Button, Group, Loader, Text, Title } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { type Order, offerTitleIn } from '@qc/contract';
import { useEffect, useState } from 'react';
import { LONG_WAIT_MS } from './next-ask.ts';
import classes from './payment.module.css';

interface Props {
  /** Null: not known yet. */
  order: Order | null;
  startedAtMs: number;
  online: boolean;
  asking: boolean;
  onAskAgain: () => void;
}

/** The provider's word is not here yet. */
export function OrderWaiting({ order, startedAtMs, online, asking, onAskAgain }: Props) {
  const t = useTexts('payment');
  const { language } = useLanguage();
  const isLong = useIsLong(startedAtMs);
  const isManual = order?.provider === 'manual';
  return (
    <section className={classes.outcome} aria-labelledby="order-waiting">
      {isManual ? (
        <span className={classes.sign}>
          <IconReceipt size={36} stroke={1.8} aria-hidden />
        </span>
      ) : (
        <Loader size={56} aria-hidden />
      )}
      <div role="status">
        <Title order={2} id="order-waiting">
          {isManual ? t.registered : t.waiting}
        </Title>
        <Text mt={6} c="dimmed">
          {isManual ? t.registeredText : isLong ? t.waitingLong : t.waitingText}
        </Text>
      </div>
      {order && (
        <Text c="dimmed" size="sm">
          {t.orderLine(
            isolate(offerTitleIn(order.title, language)),
            formatMoney(order.amount, order.currency, language),
          )}
          <br />
          {t.orderNumber}: <bdi dir="ltr">{order.number}</bdi>
        </Text>
      )}
      {!online && (
        <Alert color="yellow" c="var(--qc-ink)">
          {t.offline}
        </Alert>
      )}
      <Group justify="center" mt="sm">
        {isLong && (
          <Button variant="default" loading={asking} onClick={onAskAgain}>
            {t.askAgain}
          </Button>
        )}
        {order && (isManual || isLong) && (
          <LinkButton
            variant={isManual ? 'filled' : 'default'}
            to="/$lang/payment"
            params={{ lang: language }}
            search={{ order: order._id }}
          >
            {isManual ? t.registeredHow : t.goOn}
          </LinkButton>
        )}
        <LinkButton variant="default" to="/$lang/purchases" params={{ lang: language }}>
          {t.myPurchases}
        </LinkButton>
      </Group>
    </section>
  );
}

/** Turns true once the wait is longer than usual. */
function useIsLong(startedAtMs: number): boolean {
  const [longSinceMs, setLongSince] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLongSince(startedAtMs), Math.max(0, startedAtMs + LONG_WAIT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [startedAtMs]);
  return longSinceMs === startedAtMs;
}
