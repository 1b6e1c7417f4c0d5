import { expect, type Page } from '@playwright/test';
import type { SubscriptionType } from '@qc/contract';
import { stripeUrl } from '../start/addresses.ts';
import type { Author } from '../people/author.ts';

/** What the journeys sell. */
const OFFERS = [
  { title: 'School pack', type: 'times', uses: 100, validDays: 365, prices: { USD: 5900, EUR: 5400, ILS: 19_900 } },
  { title: 'Whole year', type: 'yearly', uses: 0, validDays: null, prices: { USD: 24_900, ILS: 89_900 } },
] as const;
/** What the owner writes about paying by hand. */
export const directions = 'Bank 12, branch 345, account 678901';

/** Puts offers, directions and whom to ask into the product; more than once is as good as once. */
export async function openShop(owner: Author): Promise<SubscriptionType[]> {
  const contact = { contactName: 'Dana Cohen', contactEmail: 'dana@school.org', contactPhone: '03-1234567' };
  await owner.call('updateInstallationSettings', {
    body: { ...contact, paymentText: directions, manualPayments: true, stripePayments: true },
  });
  const { types } = await owner.call('listSubscriptionTypes');
  for (const offer of OFFERS) {
    if (!types.some(({ title }) => title === offer.title)) await owner.call('createSubscriptionType', { body: offer });
  }
  return (await owner.call('listSubscriptionTypes')).types;
}

/** The stand-in's own page, on which the browser is now. */
export class Checkout {
  readonly #page: Page;
  readonly #session: string;

  private constructor(page: Page, session: string) {
    this.#page = page;
    this.#session = session;
  }

  /** Waits until the browser has come there. */
  static async reached(page: Page): Promise<Checkout> {
    await expect(page).toHaveURL(new RegExp(`^${stripeUrl}/pay/`));
    return new Checkout(page, new URL(page.url()).pathname.split('/')[2] ?? '');
  }

  async press(words: 'Pay' | 'Pay by bank' | 'Decline' | 'Abandon'): Promise<void> {
    await this.#page.getByRole('button', { name: words, exact: true }).click();
  }

  /** The bank says days later whether it pays. */
  async settle(succeeded: boolean): Promise<void> {
    await this.#tell('settle', { session: this.#session, succeeded });
  }

  /** Its hour is over. */
  async expire(): Promise<void> {
    await this.#tell('expire', { session: this.#session });
  }

  async #tell(what: string, body: object): Promise<void> {
    const reply = await fetch(`${stripeUrl}/stand-in/${what}`, { method: 'POST', body: JSON.stringify(body) });
    expect(reply.ok, await reply.text()).toBe(true);
  }
}
