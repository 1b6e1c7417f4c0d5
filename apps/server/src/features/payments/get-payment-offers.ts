import type { MoneyCurrency, PaymentOffers } from '@qc/contract';
import { findOffers } from '#features/credits';
import { installationSettings } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { findBuyer } from './buyer-store.ts';
import { offeredProviders, type PaymentDesk } from './payment-desk.ts';
import { settleCurrency } from './settle-currency.ts';

/** What can be bought, by whom it is paid, and whom to ask. */
export async function getPaymentOffers(
  desk: PaymentDesk,
  actor: Actor,
  wished: MoneyCurrency | undefined,
): Promise<Result<PaymentOffers>> {
  const { platform } = desk;
  const buyer = await findBuyer(platform.db, actor.userId);
  if (buyer === null) return refuse('restricted');
  const settings = await installationSettings(platform);
  const { pot } = buyer;
  return succeed({
    // Where runs are free there is nothing to pay for.
    types: settings.everythingFree ? [] : await findOffers(platform.db, { onlyActive: true }),
    everythingFree: settings.everythingFree,
    providers: offeredProviders(desk, settings),
    currency:
      wished ?? settleCurrency(buyer.currency === 'default' ? { ...buyer, currency: settings.currency } : buyer),
    contact: {
      name: settings.contactName,
      email: settings.contactEmail,
      phone: settings.contactPhone,
      text: settings.paymentText,
    },
    buyer: pot === null ? null : { kind: pot.kind, _id: pot.id, name: pot.name, email: pot.email },
  });
}
