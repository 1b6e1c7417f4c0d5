import type { CalledState, CallFault, CallingGap } from '@qc/contract';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of the console's part that calls people into a room. */
export interface CallPeopleTexts {
  title: string;
  open: string;
  lead: string;
  gaps: Record<CallingGap, string>;
  quiet: (from: string, until: string) => string;
  list: string;
  listHint: string;
  fromExcel: string;
  agreed: string;
  agreedHint: string;
  willCall: (n: number) => string;
  cost: (n: number, price: string) => string;
  left: (here: number, today: number) => string;
  tooMany: string;
  call: (n: number) => string;
  stop: string;
  again: string;
  againOf: (who: string) => string;
  notCalled: (n: number) => string;
  states: Record<CalledState, string>;
  faults: Record<CallFault, string>;
  endsIn: (digits: string) => string;
  neverAgain: (n: number) => string;
  kept: string;
  people: string;
}

export const callPeople: CallPeopleTexts = {
  title: 'Call people',
  open: 'Call people …',
  lead: 'The site calls them one after another. Whoever presses 1 is in the game, without a code.',
  gaps: {
    noLine: 'The site has no telephone line that is on.',
    cannot: 'The site’s phone company can’t place calls for it. People can only call in.',
    noAccount: 'The site’s owner has not given the line an account for placing calls.',
    noAddress: 'The site doesn’t know its own address. Its owner sets it in the settings.',
    notYou: 'The site’s owner doesn’t let your account call people.',
    demo: 'In a trial run nobody can be called.',
    notLetIn: 'Let callers in first, under “Joining”.',
    started: 'People can be called only before the first slide.',
  },
  quiet: (from, until) => `Nobody is called between ${isolate(from)} and ${isolate(until)}.`,
  list: 'Numbers',
  listHint: 'One on each line, with a name before or after it if you like. Paste from Excel, too.',
  fromExcel: 'From Excel',
  agreed: 'These people have agreed to be called',
  agreedHint: 'Your name, the time and the numbers’ last digits are recorded.',
  willCall: (n) => plural(n, { zero: 'No numbers yet', one: '1 number', other: `${n} numbers` }),
  cost: (n, price) =>
    plural(n, { one: `About 1 call × ${isolate(price)}`, other: `About ${n} calls × ${isolate(price)}` }),
  left: (here, today) => `Up to ${here} more in this game, ${today} today.`,
  tooMany: 'These are more than may be called.',
  call: (n) => plural(n, { one: 'Call 1 person', other: `Call ${n} people` }),
  stop: 'Stop calling',
  again: 'Call again',
  againOf: (who) => `Call ${isolate(who)} again`,
  notCalled: (n) => plural(n, { one: '1 line is not called:', other: `${n} lines are not called:` }),
  states: {
    waiting: 'Waiting',
    placing: 'Calling',
    ringing: 'Ringing',
    answered: 'Answered',
    joined: 'In the game',
    ended: 'Hung up',
    busy: 'Busy',
    noAnswer: 'No answer',
    failed: 'Not reached',
    neverAgain: 'Wants no calls',
    stopped: 'Stopped',
  },
  faults: {
    notANumber: 'not a telephone number',
    repeated: 'twice on the list',
    ownNumber: 'the line’s own number',
    otherCountry: 'a country that isn’t called from here',
    premium: 'a number that costs extra',
    suppressed: 'asked never to be called',
    calledAlready: 'already on this game’s list',
    keysRefused: 'the phone company refused the site’s account',
    numberRefused: 'the phone company refused the number',
    tooManyAtOnce: 'too many calls at once',
    providerAway: 'the phone company could not be reached',
    unknown: 'not known whether the call went out',
    unreached: 'the call did not come through',
    quietHours: 'it became too late to call',
    roomOver: 'the game no longer takes callers',
    byHost: 'stopped by the host',
  },
  endsIn: (digits) => `Number ending in ${isolate(digits)}`,
  neverAgain: (n) =>
    plural(n, {
      one: '1 person has asked this site never to call again.',
      other: `${n} people have asked this site never to call again.`,
    }),
  kept: 'Numbers are shown only here, and only for as long as the site keeps them.',
  people: 'People called',
};
