import { wordsOf } from '@qc/words/server';
import { DEFAULT_LANGUAGE, LANGUAGES, offerTitleIn } from '@qc/contract';
import { installationSettings, publicAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import { findOwnersOfHouse } from '../buyer-store.ts';
import { formatMoney } from '../format-money.ts';
import { orderCurrency, type OrderRow } from '../orders/order-store.ts';
import type { PaymentDesk } from '../payment-desk.ts';

/** Tells every owner of the house, and its contact, of a dispute about a payment or how it ended. */
export async function mailOwners(
  { platform }: PaymentDesk,
  trx: Db,
  order: OrderRow,
  { letter, amountMinor, dispute }: { letter: 'open' | 'won' | 'lost'; amountMinor: number; dispute: string },
): Promise<void> {
  const parts = { config: platform.config, now: platform.now, db: trx };
  const { contactEmail } = await installationSettings(parts);
  const languages = new Map<string, string>();
  if (contactEmail !== '') languages.set(contactEmail.toLowerCase(), '');
  for (const { email, language } of await findOwnersOfHouse(trx)) languages.set(email, language);
  const base = await publicAddress(parts);
  for (const [recipient, spoken] of languages) {
    const language = LANGUAGES.find((known) => known === spoken) ?? DEFAULT_LANGUAGE;
    const texts = wordsOf(language).disputeMail;
    const mail = writeLetter({
      language,
      recipient,
      ...texts.letters[letter],
      link:
        base === null ? undefined : { words: texts.open, address: `${base}/${language}/admin/orders?kind=disputed` },
      small: texts.why,
      names: {
        number: order.number ?? order.id,
        title: offerTitleIn(order.title, language),
        amount: formatMoney(amountMinor, orderCurrency(order), language),
        dispute,
      },
    });
    await queueMail(trx, platform, mail);
  }
}
