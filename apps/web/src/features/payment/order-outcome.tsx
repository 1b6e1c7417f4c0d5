import type { Texts } from '@qc/words/en/screens/money/payment';
import { addressOf } from '#platform/api';
import { formatMoney, isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { LinkButton } from '#ui/link/links';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconClockX, IconX } from '@tabler/icons-react';
import { type Order, offerTitleIn } from '@qc/contract';
import classes from './payment.module.css';

type Settled = Exclude<Order['status'], 'waiting'>;

/** How a purchase ended, and what to do next. */
export function OrderOutcome({ order }: { order: Order }) {
  const t = useTexts('payment');
  const { language } = useLanguage();
  const credits = useSessionUser()?.credits ?? 0;
  const status: Settled = order.status === 'waiting' ? 'expired' : order.status;
  const { kind, Icon, title, text } = LOOKS[status](t, order);
  const isPaid = status === 'paid';
  return (
    <section className={classes.outcome} aria-labelledby="order-outcome">
      <span className={classes.sign} data-kind={kind}>
        <Icon size={38} stroke={2.2} aria-hidden />
      </span>
      <div role="status">
        <Title order={2} id="order-outcome">
          {title}
        </Title>
        <Text mt={6}>{text}</Text>
        {isPaid && order.type === 'times' && <Text fw={600}>{t.nowHave(credits)}</Text>}
      </div>
      <Text c="dimmed" size="sm">
        {t.orderLine(isolate(offerTitleIn(order.title, language)), formatMoney(order.amount, order.currency, language))}
        <br />
        {t.orderNumber}: <bdi dir="ltr">{order.number}</bdi>
        {isPaid && order.refunded > 0 && (
          <>
            <br />
            {t.partlyRefunded(formatMoney(order.refunded, order.currency, language))}
          </>
        )}
      </Text>
      <Group justify="center" mt="sm">
        {isPaid ? (
          <LinkButton to="/$lang/my-games" params={{ lang: language }}>
            {t.toGames}
          </LinkButton>
        ) : (
          <LinkButton to="/$lang/payment" params={{ lang: language }}>
            {t.again}
          </LinkButton>
        )}
        {order.receipt !== '' && (
          <Button
            component="a"
            variant="default"
            target="_blank"
            rel="noopener"
            href={addressOf('getReceipt', { params: { id: order._id }, query: { language } })}
          >
            {t.receiptNumber(isolate(order.receipt))}
          </Button>
        )}
        <LinkButton variant="default" to="/$lang/purchases" params={{ lang: language }}>
          {t.myPurchases}
        </LinkButton>
      </Group>
    </section>
  );
}

interface Look {
  kind: 'good' | 'bad' | 'plain';
  Icon: typeof IconCheck;
  title: string;
  text: string;
}
const LOOKS: Record<Settled, (t: Texts, order: Order) => Look> = {
  paid: (t, { type, uses }) => ({
    kind: 'good',
    Icon: IconCheck,
    title: t.paid,
    text: type === 'yearly' ? t.paidYear : t.paidCredits(uses),
  }),
  declined: (t, { provider }) => ({
    kind: 'bad',
    Icon: IconX,
    title: t.declined,
    text: provider === 'manual' ? t.declinedByHand : t.declinedText,
  }),
  expired: (t) => ({ kind: 'plain', Icon: IconClockX, title: t.expired, text: t.expiredText }),
  cancelled: (t) => ({ kind: 'plain', Icon: IconX, title: t.wasCancelled, text: t.wasCancelledText }),
  refunded: (t) => ({ kind: 'plain', Icon: IconArrowBackUp, title: t.refunded, text: t.refundedText }),
  disputed: (t, { dispute }) => ({
    kind: 'bad',
    Icon: IconAlertTriangle,
    title: dispute === 'lost' ? t.disputeLost : t.disputed,
    text: dispute === 'lost' ? t.disputeLostText : t.disputedText,
  }),
};
