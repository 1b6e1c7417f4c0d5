import { receiverOf } from '@qc/contract/live/remotes';
import { isolate } from '@qc/words/isolate';
import type { ClickerReceiversTexts } from '@qc/words/en/screens/clickers/clicker-receivers';

/** Drivers by the name that receivers and clickers begin with. */
type KnownDriver = keyof ClickerReceiversTexts['drivers'];

/** What a clicker is called on screen: its receiver's kind, which of several, and its own number there. */
export function clickerName(remote: string, t: ClickerReceiversTexts): string {
  const receiver = receiverOf(remote);
  return `${receiverName(receiver, t)} ${isolate(remote.slice(receiver.length + 1))}`;
}

/** What a receiver is called on screen; where several of a kind are there, with its number. */
export function receiverName(receiver: string, t: ClickerReceiversTexts): string {
  const [driver = '', number] = receiver.split('-');
  const name = isKnown(driver, t) ? t.drivers[driver] : driver;
  return number === undefined || number === '1' ? name : `${name} ${isolate(`(${number})`)}`;
}

function isKnown(driver: string, t: ClickerReceiversTexts): driver is KnownDriver {
  return Object.hasOwn(t.drivers, driver);
}
