import { errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { LostDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';
import type { OrderId } from '@qc/contract';
import { useSearch } from '@tanstack/react-router';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { useOrderOutcome } from './use-order-outcome.ts';

/**
 * Where a payment page sends people back to. Nothing in the address is believed but which order it is: whether it is
 * paid is the server's word alone.
 */
export function PaymentSuccessPage() {
  const t = useTexts('payment');
  const { order } = useSearch({ from: '/$lang/shell/payment-success' });
  return (
    <>
      <PageHeader title={t.successTitle} />
      {order === undefined ? <UnknownOrder /> : <Outcome key={order} orderId={order} />}
    </>
  );
}

function Outcome({ orderId }: { orderId: OrderId }) {
  const { language } = useLanguage();
  const online = useOnline();
  const { order, error, startedAtMs, asking, askAgain } = useOrderOutcome(orderId);
  if (order && order.status !== 'waiting') return <OrderOutcome order={order} />;
  if (isRefusal(error, 'notFound')) return <UnknownOrder />;
  // Without a network, or with a server that is away for a moment, it goes on asking.
  const isAway = isRefusal(error, 'offline') || isRefusal(error, 'unreachable');
  if (error && !order && !isAway) return <ErrorNotice text={errorText(error, language)} onRetry={askAgain} />;
  return (
    <OrderWaiting
      order={order ?? null}
      startedAtMs={startedAtMs}
      online={online}
      asking={asking}
      onAskAgain={askAgain}
    />
  );
}

function UnknownOrder() {
  const t = useTexts('payment');
  const { language } = useLanguage();
  return (
    <EmptyState
      illustration={<LostDrawing />}
      title={t.unknown}
      text={t.unknownText}
      action={
        <LinkButton to="/$lang/purchases" params={{ lang: language }}>
          {t.myPurchases}
        </LinkButton>
      }
    />
  );
}
