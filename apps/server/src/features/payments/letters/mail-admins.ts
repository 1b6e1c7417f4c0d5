import { wordsOf } from '@qc/words/server';
import { DEFAULT_LANGUAGE, type InstallationSettings, offerTitleIn } from '@qc/contract';
import { findPersonByEmail } from '#features/accounts';
import { publicAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import { formatMoney } from '../format-money.ts';
import { orderCurrency, type OrderRow } from '../orders/order-store.ts';
import type { PaymentDesk } from '../payment-desk.ts';

/** Tells the house's contact that somebody wants to pay by hand; without a contact the list of orders tells. */
export async function mailAdmins(
  { platform }: PaymentDesk,
  trx: Db,
  order: OrderRow,
  facts: Pick<InstallationSettings, 'contactEmail'> & { buyerName: string; buyerEmail: string },
): Promise<void> {
  const recipient = facts.contactEmail;
  if (recipient === '') return;
  const language = (await findPersonByEmail(trx, recipient))?.language ?? DEFAULT_LANGUAGE;
  const { admin } = wordsOf(language).paymentMail;
  const base = await publicAddress({ config: platform.config, now: platform.now, db: trx });
  const mail = writeLetter({
    language,
    recipient,
    subject: admin.subject,
    paragraphs: admin.paragraphs,
    link: base === null ? undefined : { words: admin.open, address: `${base}/${language}/admin/orders` },
    small: admin.why,
    names: {
      buyer: facts.buyerName,
      email: facts.buyerEmail,
      title: offerTitleIn(order.title, language),
      number: order.number ?? order.id,
      amount: formatMoney(order.amount_minor, orderCurrency(order), language),
    },
  });
  await queueMail(trx, platform, mail);
}
