import { sessionValue } from '#platform/storage';

const kept = sessionValue('press');

/**
 * The key of one press of a buy button. Until the server has answered, the same wish has the same key: a double press,
 * a lost reply and a reload all make one order.
 */
export function pressKey(wish: string): string {
  const [known, key] = (kept.get() ?? '').split('|');
  if (known === wish && key !== undefined && key !== '') return key;
  const fresh = crypto.randomUUID();
  kept.set(`${wish}|${fresh}`);
  return fresh;
}

/** The server has answered: the next press is another order. */
export function pressAnswered(): void {
  kept.remove();
}
