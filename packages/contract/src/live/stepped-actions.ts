import type { OperatorAction } from './client-messages.ts';

type ActionName = OperatorAction['do'];

/** Actions that lead the room to another step: of two for the same step only one counts. */
export const MOVING_ACTIONS: ReadonlySet<ActionName> = new Set([
  'next',
  'back',
  'skip',
  'closeAnswers',
  'reveal',
  'showStandings',
  'hideStandings',
  'judge',
]);

/** What keys on the big screen may do, where its session or its screen link allows keys. */
export const SCREEN_ACTIONS: ReadonlySet<ActionName> = new Set([
  'next',
  'back',
  'black',
  'resume',
  'addTime',
  'largeCode',
  'mute',
  'showStandings',
  'hideStandings',
]);

/**
 * Actions whose meaning depends on what was on screen when they were pressed. A console says the step with each, so that
 * one that arrives late is not done to another question.
 */
export const STEPPED_ACTIONS: ReadonlySet<ActionName> = new Set([
  ...MOVING_ACTIONS,
  'pause',
  'resume',
  'addTime',
  'passTurn',
  'reopen',
  'showFirstVote',
]);
