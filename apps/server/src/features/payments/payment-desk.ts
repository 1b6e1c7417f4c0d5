import { type InstallationSettings, PAYMENT_PROVIDERS, type PaymentProviderName } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { manualProvider } from './providers/manual-provider.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { stripeProvider } from './providers/stripe-provider.ts';

/** What every part of the payments shares. */
export interface PaymentDesk {
  platform: Platform;
  /** Those that are set up, whether or not they are offered now: what was begun with one is finished with it. */
  providers: ReadonlyMap<PaymentProviderName, PaymentProvider>;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
  /** When the provider was last asked about an order, ms. */
  lastLooks: Map<string, number>;
}

export function makePaymentDesk(platform: Platform, onMail: () => void): PaymentDesk {
  const providers = new Map<PaymentProviderName, PaymentProvider>([['manual', manualProvider]]);
  const { stripe } = platform.config;
  if (stripe !== null) providers.set('stripe', stripeProvider(stripe, platform));
  return { platform, providers, onMail, lastLooks: new Map() };
}

/** By whom new orders can be paid now, as the house has set it; cards first. */
export function offeredProviders(desk: PaymentDesk, settings: InstallationSettings): PaymentProviderName[] {
  const on: Record<PaymentProviderName, boolean> = { stripe: settings.stripePayments, manual: settings.manualPayments };
  return PAYMENT_PROVIDERS.filter((name) => on[name] && desk.providers.has(name)).toReversed();
}

/** The provider an order was begun with; null: its keys are gone. */
export function providerOf(desk: PaymentDesk, name: string): PaymentProvider | null {
  return [...desk.providers.values()].find((provider) => provider.name === name) ?? null;
}
