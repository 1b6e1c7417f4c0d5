import { apiQuery, errorText, isRefusal, useApiMutation } from '#platform/api';
import { orderStateText } from '#platform/credit-words';
import { formatMoney, isolate, useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { LinkButton } from '#ui/link/links';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type Order, type OrderId, type PaymentOffers, offerTitleIn } from '@qc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ContactBox } from './contact-box.tsx';
import classes from './payment.module.css';
import { goToCheckout } from './use-buy.ts';

/** The order that the address names: how to pay it, or how it ended. */
export function OrderNotice({ orderId, contact }: { orderId: OrderId; contact: PaymentOffers['contact'] }) {
  const t = useTexts('payment');
  const { language } = useLanguage();
  const { data: order, error, refetch } = useQuery(apiQuery('getOrder', { params: { id: orderId } }));
  if (error && !order) {
    const text = isRefusal(error, 'notFound') ? t.unknown : errorText(error, language);
    return (
      <div className={classes.notice}>
        <ErrorNotice text={text} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!order) return <Skeleton height={160} mb="xl" />;
  const isManual = order.provider === 'manual';
  const isWaiting = order.status === 'waiting';
  return (
    <section className={classes.notice} aria-labelledby="payment-order">
      <h2 id="payment-order" className={classes.heading}>
        {isWaiting ? (isManual ? t.registered : t.unpaid) : orderStateText(language, order)}
      </h2>
      <Text fw={600}>
        {t.orderLine(isolate(offerTitleIn(order.title, language)), formatMoney(order.amount, order.currency, language))}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t.orderNumber}: <bdi dir="ltr">{order.number}</bdi>
      </Text>
      {isWaiting && <Text mb="sm">{isManual ? t.registeredText : t.unpaidText}</Text>}
      {isWaiting && isManual && (
        <Text mb="sm" fw={600}>
          {t.writeNumber(isolate(order.number))}
        </Text>
      )}
      {isWaiting && isManual && <ContactBox contact={contact} withText title={t.howToPay} />}
      <Group mt="md">
        {isWaiting && order.checkoutUrl !== null && <Button onClick={() => goToCheckout(order)}>{t.goOn}</Button>}
        {isWaiting && <CancelButton order={order} />}
        <LinkButton variant="default" to="/$lang/purchases" params={{ lang: language }}>
          {t.myPurchases}
        </LinkButton>
      </Group>
    </section>
  );
}

function CancelButton({ order }: { order: Order }) {
  const t = useTexts('payment');
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/$lang/payment' });
  const cancelOrder = useApiMutation('cancelOrder', {
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['getOrder'] });
      void client.invalidateQueries({ queryKey: ['listOrders'] });
    },
  });
  const cancel = async () => {
    const agreed = await confirm({
      title: t.cancelTitle,
      text: t.cancelText,
      confirmLabel: t.cancelOrder,
      danger: true,
    });
    if (!agreed) return;
    const now = await cancelOrder.mutateAsync({ params: { id: order._id } });
    // It may have been paid at the same moment: then the notice says so.
    if (now.status !== 'cancelled') return;
    showTimedMessage({ kind: 'success', title: t.cancelled });
    await navigate({ search: {}, replace: true });
  };
  return (
    <Button variant="default" loading={cancelOrder.isPending} onClick={() => void cancel().catch(() => undefined)}>
      {t.cancelOrder}
    </Button>
  );
}
