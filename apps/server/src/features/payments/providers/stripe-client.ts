import Stripe from 'stripe';
import type { Platform } from '#platform/platform';
import { ProviderAway } from './payment-provider.ts';

/** What the environment says of Stripe. */
export type StripeKeys = NonNullable<Platform['config']['stripe']>;

/** People wait on the other end; an answer that takes longer is not coming. */
const TIMEOUT_MS = 10_000;

/** The official client, bound to Stripe's own address or to a stand-in on this machine. */
export function stripeClient({ secretKey, apiUrl }: StripeKeys): Stripe {
  const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false } as const;
  if (apiUrl === null) return new Stripe(secretKey, settings);
  const { hostname, port, protocol } = new URL(apiUrl);
  const plain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...settings,
    host: hostname,
    port: port === '' ? (plain ? 80 : 443) : port,
    protocol: plain ? 'http' : 'https',
  });
}

/**
 * What a call gives, or null when Stripe refused it for good. Throws `ProviderAway` when nobody can say what happened:
 * no answer, Stripe's own fault, too many calls, or keys that are not accepted.
 */
export async function askStripe<T>(call: () => Promise<T>, onRefused: (fault: StripeFault) => void): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
    const refusals = [StripeCardError, StripeInvalidRequestError, StripeIdempotencyError];
    if (!refusals.some((kind) => error instanceof kind)) throw new ProviderAway(faultOf(error));
    onRefused(faultOf(error));
    return null;
  }
}

/** What may be logged of an error: no message, because messages repeat what was sent. */
export interface StripeFault {
  type: string;
  code: string;
  status: number | null;
  request: string;
}
function faultOf(error: unknown): StripeFault {
  if (!(error instanceof Stripe.errors.StripeError)) return { type: 'unknown', code: '', status: null, request: '' };
  const { type, code, statusCode, requestId } = error;
  return { type, code: code ?? '', status: statusCode ?? null, request: requestId ?? '' };
}
