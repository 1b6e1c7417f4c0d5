import { apiQuery, isRefusal } from '#platform/api';
import { purchaseCompleted } from '#platform/scripts';
import { refreshSession } from '#platform/session';
import type { Order, OrderId } from '@qc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { basketOf } from './basket.ts';
import { nextAskMs } from './next-ask.ts';

/** A payment that is older than this is no news to anybody, ms. */
const NEWS_LASTS_MS = 24 * 60 * 60 * 1000;

/** One order, asked for until the provider's word is here; then the session is rechecked, which brings the credits. */
export function useOrderOutcome(orderId: OrderId) {
  const client = useQueryClient();
  const [startedAtMs, setStartedAtMs] = useState(() => Date.now());
  const query = useQuery({
    ...apiQuery('getOrder', { params: { id: orderId } }),
    // What is known from before the payment says nothing.
    staleTime: 0,
    retry: false,
    refetchOnReconnect: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const open = state.data === undefined ? !isRefusal(state.error, 'notFound') : state.data.status === 'waiting';
      if (!open) return false;
      return nextAskMs(state.dataUpdateCount + state.errorUpdateCount, Date.now() - startedAtMs) ?? false;
    },
  });
  const order = query.data;
  useEffect(() => {
    if (order?.status !== 'paid') return;
    void refreshSession();
    void client.invalidateQueries({ queryKey: ['getCreditState'] });
    void client.invalidateQueries({ queryKey: ['listOrders'] });
    if (isNews(order, Date.now())) purchaseCompleted(order._id, basketOf(order));
  }, [order, client]);
  const askAgain = () => {
    setStartedAtMs(Date.now());
    void query.refetch();
  };
  return { order, error: query.error, startedAtMs, asking: query.isFetching, askAgain };
}

function isNews({ paidAt }: Order, nowMs: number): boolean {
  return paidAt !== null && nowMs - paidAt < NEWS_LASTS_MS;
}
