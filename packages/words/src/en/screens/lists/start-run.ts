import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

const credits = (n: number) => plural(n, { one: '1 credit', other: `${n} credits` });

/** Words of startRun. */
export const startRun = {
  outTitle: 'Out of credits',
  outText: 'The game didn’t start and nothing was charged.',
  cost: (price: number, left: number) => `This run costs ${credits(price)}, and you have ${left} left.`,
  ofInstitution: (name: string) => `${isolate(name)} pays for your runs. Ask its manager for more credits.`,
  remotesTitle: 'Clicker games are turned off',
  remotesText: 'They are turned off for this account. The game didn’t start and nothing was charged.',
  remotesOfInstitution: (name: string) =>
    `They are turned off at ${isolate(name)}. The game didn’t start and nothing was charged. Ask its manager.`,
  buy: 'Buy credits',
  demo: 'Trial run: free, up to 3 players',
  provider: 'Contact details',
  email: 'Email',
  phone: 'Phone',
};

/** Words of the dialog that is shown when a run cannot be paid. */
export type StartRunTexts = typeof startRun;
