import type { BuyerLetter, PaymentMailTexts } from '@qc/words/en/server/mail/payment-mail';
import { wordsOf } from '@qc/words/server';
import { UserId, offerTitleIn } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { installationSettings, publicAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import type { Platform } from '#platform/platform';
import { formatMoney } from '../format-money.ts';
import { countCreditsLeft, orderCurrency, type OrderRow } from '../orders/order-store.ts';
import { receiptText } from '../receipts/receipt-number.ts';

/** Where each letter leads: the page of the one order, or the list of all. */
const PAGES: Record<BuyerLetter, 'payment-success' | 'purchases'> = {
  registered: 'payment-success',
  paid: 'payment-success',
  declined: 'purchases',
  refunded: 'purchases',
};

/** One letter to who made an order, in that person's language; null: the account is gone or restricted. */
export async function buyerMail(
  platform: Pick<Platform, 'config' | 'now'>,
  trx: Db,
  order: OrderRow,
  { letter, amountMinor, taken = 0 }: { letter: BuyerLetter; amountMinor: number; taken?: number },
): Promise<WrittenMail | null> {
  const person = await findPerson(trx, UserId.parse(order.user_id));
  if (person === null) return null;
  const texts = wordsOf(person.language).paymentMail;
  const parts = { config: platform.config, now: platform.now, db: trx };
  const { paymentText } = await installationSettings(parts);
  // Its lines are the house's own text: each goes in like a name, so that it stays text.
  const lines = letter === 'registered' ? paymentText.split('\n').filter((line) => line.trim() !== '') : [];
  const base = await publicAddress(parts);
  const { subject, paragraphs } = texts.letters[letter];
  return writeLetter({
    language: person.language,
    recipient: person.email,
    subject,
    paragraphs: [
      texts.greeting,
      ...paragraphs,
      ...(letter === 'refunded' ? [await creditsGone(trx, order, texts, taken)] : []),
      ...(order.number === null ? [] : [letter === 'registered' ? texts.writeNumber : texts.number]),
      ...(lines.length > 0 ? [texts.howToPay] : []),
      ...lines.map((_line, index) => `{line${index}}`),
    ],
    link:
      base === null
        ? undefined
        : { words: texts.open[letter], address: `${base}/${person.language}/${PAGES[letter]}?order=${order.id}` },
    small: texts.why,
    names: {
      name: person.name,
      title: offerTitleIn(order.title, person.language),
      amount: formatMoney(amountMinor, orderCurrency(order), person.language),
      receipt: order.receipt_number === null ? '' : receiptText(order.receipt_number),
      number: order.number ?? '',
      ...Object.fromEntries(lines.map((line, index) => [`line${index}`, line])),
    },
  });
}

/** How many credits went with the money, and how many of the order's there were before and are now. */
async function creditsGone(trx: Db, order: OrderRow, texts: PaymentMailTexts, taken: number): Promise<string> {
  if (order.kind === 'yearly') return texts.yearRefunded;
  const after = await countCreditsLeft(trx, order.id);
  return texts.creditsGone(taken, after + taken, after);
}
