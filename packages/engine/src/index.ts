export { answerOutcome, type AnswerOutcome } from './answer-outcome.ts';
export { dropBlankEnd } from './check-answers.ts';
export { checkHost } from './mini-game-host.ts';
export {
  checkGame,
  checkSlide,
  GAP_CODES,
  type CheckedSlide,
  type Gap,
  type GapCode,
  type GapField,
} from './check-game.ts';
export type { Command } from './commands.ts';
export { correctKey } from './correct-key.ts';
export { correctRun } from './correct-run.ts';
export { foldTyped } from './grading/fold-typed.ts';
export { readNumber } from './grading/read-number.ts';
export { fitsScript } from './grading/typed-script.ts';
export { isJudged, rightOf, rightShareOf } from './judged.ts';
export { mergeRuns } from './merge-runs.ts';
export { nameKey } from './name-key.ts';
export { friendlyName, suggestName } from './names/friendly-name.ts';
export { isFoulName } from './names/name-filter.ts';
export { nextAction } from './phases/next-action.ts';
export { openRoom } from './open-room.ts';
export type { Accepted, Outcome, Refusal, RoomEvent } from './outcome.ts';
export { removePlayer } from './remove-player.ts';
export { rescore } from './rescore.ts';
export type { RunGame, RunSlide } from './run-game.ts';
export { scoreRounds, type Total } from './score-rounds.ts';
export { placesTaken } from './seat-index.ts';
export * from './seat-table.ts';
export type { Answer, Phase, RoomState, Round, Seat } from './state.ts';
export { step, stepAgain } from './step.ts';
export { finish, type Steps } from './steps.ts';
export { summarizeInSteps, summarizeRun, type RunSummary } from './summarize-run.ts';
export { pickTeam, teamNames } from './teams.ts';
export { toRunGame, type RunOptions, type RunSettings, type WrittenSlide } from './to-run-game.ts';
export { isKeptOut, shutDoor } from './commands/join-rules.ts';
export { operatorView, presenterView, roomInfo, roomSounds, sharedView } from './view.ts';
export { countsOf } from './views/counts.ts';
export { ownAnswer, ownView } from './views/own-view.ts';
export { reviewRows } from './views/review.ts';
export { seatRow, seatRows } from './views/seat-rows.ts';
export { winnersOf } from './winners.ts';
