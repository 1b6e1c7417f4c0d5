import type { GroupName } from '@qc/words/groups';

/** Groups of words of the page that runs a game without internet. */
export const RUNNER_WORDS: readonly GroupName[] = [
  'clickers',
  'everywhere',
  'live',
  'local',
  'player',
  'rules',
  'screen',
  'show',
];
