import { ApiError, useApiMutation } from '#platform/api';
import { pressDone, pressKey } from '#platform/press-key';
import { track } from '#platform/scripts';
import type { MoneyCurrency, Order, PaymentProviderName, SubscriptionType } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { basketOf } from './basket.ts';

/** Orders something and goes on to where it is paid. */
export function useBuy(showOrder: (order: Order) => Promise<void>) {
  const client = useQueryClient();
  const createOrder = useApiMutation('createOrder');
  /** What is being bought; stays set while the browser leaves for the provider's page. */
  const [buying, setBuying] = useState<SubscriptionType['_id'] | null>(null);
  useEffect(() => {
    // Back from the provider's page, the browser may show this page as it was left.
    const back = (event: PageTransitionEvent) => event.persisted && setBuying(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const buy = async (offer: SubscriptionType, currency: MoneyCurrency, provider: PaymentProviderName) => {
    if (buying !== null) return;
    setBuying(offer._id);
    const press = `buy-${offer._id}.${currency}.${provider}`;
    const key = pressKey(press);
    try {
      const body = { subscriptionType: offer._id, currency, provider, key };
      const order = await createOrder.mutateAsync({ body });
      pressDone(press);
      track('begin_checkout', basketOf(order));
      client.setQueryData(['getOrder', { params: { id: order._id } }], order);
      void client.invalidateQueries({ queryKey: ['listOrders'] });
      // First the address: whoever comes back finds this order here.
      await showOrder(order);
      if (!goToCheckout(order)) setBuying(null);
    } catch (error) {
      // Without an answer the order may be there: pressing again must find it.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) pressDone(press);
      setBuying(null);
    }
  };
  return { buy, buying };
}

/** Leaves for the provider's page, where there is one. Only web addresses are followed. */
export function goToCheckout({ checkoutUrl }: Order): boolean {
  const address = checkoutUrl === null ? null : URL.parse(checkoutUrl);
  if (address === null || !['https:', 'http:'].includes(address.protocol)) return false;
  location.assign(address.href);
  return true;
}
