import type * as about from './en/screens/about/index.ts';
import type * as account from './en/screens/account/index.ts';
import type * as admin from './en/screens/admin/index.ts';
import type * as audit from './en/screens/audit/index.ts';
import type * as author from './en/screens/author/index.ts';
import type * as calls from './en/screens/calls/index.ts';
import type * as calling from './en/screens/calling/index.ts';
import type * as clickers from './en/screens/clickers/index.ts';
import type * as editor from './en/screens/editor/index.ts';
import type * as errors from './en/screens/errors/index.ts';
import type * as everywhere from './en/screens/everywhere/index.ts';
import type * as gallery from './en/screens/gallery/index.ts';
import type * as guest from './en/screens/guest/index.ts';
import type * as links from './en/screens/links/index.ts';
import type * as lists from './en/screens/lists/index.ts';
import type * as live from './en/screens/live/index.ts';
import type * as local from './en/screens/local/index.ts';
import type * as money from './en/screens/money/index.ts';
import type * as player from './en/screens/player/index.ts';
import type * as rehearsal from './en/screens/rehearsal/index.ts';
import type * as remotes from './en/screens/remotes/index.ts';
import type * as results from './en/screens/results/index.ts';
import type * as rules from './en/screens/rules/index.ts';
import type * as screen from './en/screens/screen/index.ts';
import type * as show from './en/screens/show/index.ts';
import type * as solo from './en/screens/solo/index.ts';

/** Words of the screens, in groups that are loaded together; English says which there are. */
export interface WordGroups {
  about: typeof about;
  account: typeof account;
  admin: typeof admin;
  audit: typeof audit;
  author: typeof author;
  calls: typeof calls;
  calling: typeof calling;
  clickers: typeof clickers;
  editor: typeof editor;
  errors: typeof errors;
  everywhere: typeof everywhere;
  gallery: typeof gallery;
  guest: typeof guest;
  links: typeof links;
  lists: typeof lists;
  live: typeof live;
  local: typeof local;
  money: typeof money;
  player: typeof player;
  rehearsal: typeof rehearsal;
  remotes: typeof remotes;
  results: typeof results;
  rules: typeof rules;
  screen: typeof screen;
  show: typeof show;
  solo: typeof solo;
}
export type GroupName = keyof WordGroups;

/** All of them under the names of their features. */
export type AllWords = WordGroups['about'] &
  WordGroups['account'] &
  WordGroups['admin'] &
  WordGroups['audit'] &
  WordGroups['author'] &
  WordGroups['calls'] &
  WordGroups['calling'] &
  WordGroups['clickers'] &
  WordGroups['editor'] &
  WordGroups['errors'] &
  WordGroups['everywhere'] &
  WordGroups['gallery'] &
  WordGroups['guest'] &
  WordGroups['links'] &
  WordGroups['lists'] &
  WordGroups['live'] &
  WordGroups['local'] &
  WordGroups['money'] &
  WordGroups['player'] &
  WordGroups['rehearsal'] &
  WordGroups['remotes'] &
  WordGroups['results'] &
  WordGroups['rules'] &
  WordGroups['screen'] &
  WordGroups['show'] &
  WordGroups['solo'];
export type WordsName = keyof AllWords;

/** Every group. */
export const GROUP_NAMES: readonly GroupName[] = [
  'about',
  'account',
  'admin',
  'audit',
  'author',
  'calls',
  'calling',
  'clickers',
  'editor',
  'errors',
  'everywhere',
  'gallery',
  'guest',
  'links',
  'lists',
  'live',
  'local',
  'money',
  'player',
  'rehearsal',
  'remotes',
  'results',
  'rules',
  'screen',
  'show',
  'solo',
];
