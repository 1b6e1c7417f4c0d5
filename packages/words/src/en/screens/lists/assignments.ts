import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of assignments. */
export const assignments = {
  giveOutTitle: (name: string) => `Assign ${isolate(name)}`,
  facts: [
    'Everyone plays alone, at their own pace, on a phone or a computer, without an account.',
    'One attempt per device. Anyone who stops midway continues from there.',
    'The game stays as it is now: later changes don’t reach the assignment.',
    'Correct answers are shown only after the assignment closes.',
  ],
  closesAt: 'Open until',
  closesAtHint: 'The game stops for everyone then, and answers already sent count.',
  day: 'Date',
  time: 'Time',
  timeOrder: 'hh:mm',
  wrongTime: 'Type hours and minutes, such as 23:59',
  isPast: 'This time has already passed',
  noTime: 'Choose a day and a time',
  isSkipped: 'This hour doesn’t exist: the clocks move forward',
  create: 'Create assignment',
  price: (n: number, left: number) =>
    plural(n, {
      one: `The assignment costs 1 credit, however many people play. You have ${left}.`,
      other: `The assignment costs ${n} credits, however many people play. You have ${left}.`,
    }),
  toEditor: 'Open the editor and add what’s missing',
  isOpenUntil: (when: string) => `The assignment is ready. It’s open until ${isolate(when)}`,
  madeHint: 'Send the link, or show the code so people can scan it. Results come in while they play.',
  allAssignments: 'All my assignments',
  address: 'Link to the game',
  onlyHere:
    'This link opens on this computer only. For others, open this site by its network address and copy the link there.',
  copy: 'Copy link',
  copyOf: (name: string) => `Copy the link to ${isolate(name)}`,
  copied: 'Link copied',
  copyFailed: 'The browser doesn’t allow copying. Here is the link:',
  scan: (name: string) => `QR code that opens ${isolate(name)}`,
  linkOf: (name: string) => `Link to ${isolate(name)}`,
  assignments: 'Assignments',
  assignmentsLead: 'Games people play in their own time.',
  assignmentsCount: (n: number) => plural(n, { one: '1 assignment', other: `${n} assignments` }),
  noAssignments: 'No assignments yet',
  noAssignmentsText: 'Open a game’s menu and choose “Assign”. It’s handy for homework and practice.',
  toGames: 'To my games',
  game: 'Game',
  state: 'Status',
  open: 'Open',
  closed: 'Closed',
  openUntil: (when: string) => `Open until ${isolate(when)}`,
  closedAt: (when: string) => `Closed ${isolate(when)}`,
  closesColumn: 'Open until',
  players: 'Players',
  progress: (finished: number, started: number) =>
    started === 0 ? 'Nobody has started yet' : `${finished} of ${started} finished`,
  report: 'Report',
  reportOf: (name: string) => `Report on ${isolate(name)}`,
  more: (name: string) => `More actions for ${isolate(name)}`,
  show: 'Show link and QR code',
  move: 'Change deadline',
  moved: 'Deadline changed',
  closeNow: 'Close now',
  closeTitle: (name: string) => `Close the assignment ${isolate(name)} now?`,
  closeText: 'The game stops for everyone now, and answers already sent count. A closed assignment can’t be reopened.',
  closedNow: 'Assignment closed',
};

/** Texts of assignments. */
export type Texts = typeof assignments;
