import type { LineProblem, LineRefusal, TelephoneProvider } from '@qc/contract';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export interface LineTexts {
  title: string;
  lead: string;
  isOn: string;
  provider: string;
  /** Providers whose names are written in each language's own letters. */
  yemot: string;
  sip: string;
  address: string;
  addressHint: string;
  noAddress: string;
  copy: string;
  copied: string;
  numbers: string;
  numbersHint: string;
  secret: string;
  secretHints: Record<TelephoneProvider, string>;
  secretKept: string;
  showSecret: string;
  languages: string;
  voiceOf: (language: string) => string;
  voiceHint: string;
  defaultCode: string;
  defaultCodeHint: string;
  limits: string;
  callsMax: string;
  callsPerRoom: string;
  callsPerNumber: string;
  keepDays: string;
  keepDaysHint: string;
  networks: string;
  networksHint: string;
  check: string;
  allWell: string;
  problems: Record<LineProblem, string>;
  askedAt: (when: string) => string;
  refusedAt: (when: string, why: string) => string;
  refusals: Record<LineRefusal, string>;
  calls: (n: number) => string;
}

/** Words about the telephone line of the house. */
export const lineSettings: LineTexts = {
  title: 'Telephone line',
  lead: 'People call a number, enter the game code and answer with the keys of any telephone. Only owners see and change this.',
  isOn: 'Take calls',
  provider: 'Provider',
  yemot: 'Yemot HaMashiach',
  sip: 'SIP trunk or exchange (own gateway)',
  address: 'Address for the phone company',
  addressHint: 'Enter it there as the address that is asked when a call comes in.',
  noAddress: 'First set the site address under “Addresses” on this page.',
  copy: 'Copy the address',
  copied: 'Copied',
  numbers: 'Numbers to call',
  numbersHint: 'One on each line, as people should dial it.',
  secret: 'Secret',
  secretHints: {
    twilio: 'The account’s auth token.',
    signalwire: 'The project’s signing key.',
    telnyx: 'The account’s public key.',
    plivo: 'The account’s auth token.',
    jambonz: 'The account’s webhook secret.',
    yemot: 'At least 24 characters. Enter the same in the extension’s settings: api_add_0=token=…',
    sip: 'At least 24 characters. Enter the same in the gateway’s settings: HOUSE_SECRET=…',
  },
  secretKept: 'Stored. Leave empty to keep it.',
  showSecret: 'Show the secret',
  languages: 'Languages callers can choose from',
  voiceOf: (language) => `Voice: ${language}`,
  voiceHint: 'Its name at the phone company. Leave empty for the usual one.',
  defaultCode: 'Game without a code',
  defaultCodeHint: 'All calls go to the game with this code. Leave empty and callers enter one.',
  limits: 'Limits',
  callsMax: 'Calls at once',
  callsPerRoom: 'Calls at once in one game',
  callsPerNumber: 'Calls from one number in an hour',
  keepDays: 'Keep call records (days)',
  keepDaysHint: 'Only a code and the last three digits of each number are kept.',
  networks: 'Allowed networks',
  networksHint: 'Yemot signs nothing. One address or network on each line. Leave empty to allow any.',
  check: 'Check the line',
  allWell: 'Nothing is wrong with the line.',
  problems: {
    notSetUp: 'The line has not been set up yet.',
    switchedOff: 'The line is off and takes no calls.',
    noAddress: 'The site address is not set, so the phone company can’t be told where to ask.',
    addressNotSecure: 'The site address does not begin with https. Providers need it.',
    noSecret: 'The secret is missing.',
    neverAsked: 'The phone company has not asked anything yet. Call the number once, and check again.',
    proofsRefused: 'The last request was refused. Compare the secret and the address with those at the phone company.',
    speechFails: 'Texts can’t be spoken.',
    languageUnspoken:
      'Callers can choose a language this phone company doesn’t speak. Name a voice for it, or remove the language.',
    recordingsNotKept: 'Recordings can’t be saved to the disk. Free up space there.',
  },
  askedAt: (when) => `Last request taken: ${isolate(when)}.`,
  refusedAt: (when, why) => `Last request refused: ${isolate(when)}, ${why}`,
  refusals: {
    unsigned: 'it was not signed.',
    forged: 'its signature or secret was wrong.',
    stale: 'its signature was too old. Check the server’s clock.',
    elsewhere: 'it came from a network that isn’t allowed.',
    unreadable: 'it was not understood.',
  },
  calls: (n) => plural(n, { zero: 'No calls now.', one: '1 call now.', other: `${n} calls now.` }),
};
