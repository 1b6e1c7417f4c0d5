import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of sharing. */
export const sharing = {
  shareTitle: (name: string) => `Share ${isolate(name)}`,
  email: 'Email of the person to share with',
  emailHint: 'They need an account here with this address.',
  how: 'What can they do with it?',
  types: {
    1: {
      title: 'Full editing',
      short: 'Editing',
      text: 'You both work on the same game, and you both see every change.',
    },
    2: {
      title: 'A copy without editing',
      short: 'Copy, no editing',
      text: 'They get a copy to run. They can’t change it, duplicate it or pass it on.',
    },
    3: { title: 'A copy', short: 'Copy', text: 'They get a copy of their own and can do anything with it.' },
  },
  share: 'Share',
  shared: (name: string) => `Shared with ${isolate(name)}`,
  waits: (email: string) => `Waits until ${isolate(email)} is confirmed`,
  waiting: 'Waits for confirmation',
  waitingText: 'The address of this account hasn’t been confirmed yet. Until then, they see nothing.',
  waitingRevokeText: 'Nothing was handed over yet.',
  whoHas: 'Who has access',
  nobody: 'Not shared with anyone yet.',
  revoke: 'Stop sharing',
  revokeFrom: (name: string) => `Stop sharing with ${isolate(name)}`,
  revokeTitle: (name: string) => `Stop sharing with ${isolate(name)}?`,
  revokeTexts: {
    1: 'The game disappears from their list, and they can no longer edit it.',
    2: 'The copy disappears from their list.',
    3: 'The copy belongs to them and stays with them. Only this entry is closed.',
  },
  revoked: 'No longer shared',
  transferLog: 'Sharing history',
  transferLogLead: 'Games you shared and games shared with you.',
  search: 'Search by game or person',
  noTransfers: 'Nothing has been shared yet',
  noTransfersText: 'Open the menu of a game and choose Share. Everything you share and receive is listed here.',
  noMatch: 'No matches for this search',
  noMatchText: 'Try a shorter word, or clear the search.',
  transfers: (n: number) => plural(n, { one: '1 share', other: `${n} shares` }),
  when: 'Date',
  game: 'Game',
  direction: 'With',
  to: (name: string) => `To ${isolate(name)}`,
  from: (name: string) => `From ${isolate(name)}`,
  type: 'Access',
  state: 'State',
  active: 'Active',
  revokedOn: (date: string) => `Stopped ${date}`,
  /** Its receiver gave it back. */
  leftOn: (date: string) => `Left by the receiver ${date}`,
};

/** Texts of sharing games. */
export type Texts = typeof sharing;
