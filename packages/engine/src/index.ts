export { answerOutcome, type AnswerOutcome } from './report/answer-outcome.ts';
export { dropBlankEnd } from './slides/answer-gaps.ts';
export { checkHost } from './slides/mini-game/mini-game-host.ts';
export {
  checkGame,
  checkSlide,
  GAP_CODES,
  type CheckedSlide,
  type Gap,
  type GapCode,
  type GapField,
} from './prepare/check-game.ts';
export type { Command } from './commands.ts';
export { correctKey } from './correction/correct-key.ts';
export { correctRun } from './correction/correct-run.ts';
export { foldTyped } from './slides/typed/fold-typed.ts';
export { readNumber } from './slides/number/read-number.ts';
export { isSameResponse } from './slides/same-response.ts';
export { writtenResponse } from './slides/written-response.ts';
export { fitsScript } from './slides/typed/typed-script.ts';
export { isJudged, rightOf, rightShareOf } from './report/judged.ts';
export { mergeRuns } from './report/merge-runs.ts';
export { nameKey } from './names/name-key.ts';
export { friendlyName, suggestName } from './names/friendly-name.ts';
export { isFoulName } from './names/name-filter.ts';
export { nextAction } from './phases/next-action.ts';
export { openRoom } from './open-room.ts';
export type { Accepted, Outcome, Refusal, RoomEvent } from './outcome.ts';
export { recount } from './report/recount.ts';
export { removePlayer } from './report/remove-player.ts';
export { rescore } from './correction/rescore.ts';
export type { RunGame, RunSlide } from './run-game.ts';
export { scoreRounds, type Total } from './scoring/score-rounds.ts';
export { placesTaken } from './seats/seat-index.ts';
export * from './seats/seat-table.ts';
export type { Answer, Phase, RoomState, Round, Seat } from './state.ts';
export { step, stepAgain } from './step.ts';
export { finish, type Steps } from './steps.ts';
export { summarizeInSteps, summarizeRun, type RunSummary } from './report/summarize-run.ts';
export { pickTeam, teamNames } from './teams.ts';
export { toRunGame, type RunOptions, type FrozenSettings, type WrittenSlide } from './prepare/to-run-game.ts';
export { isKeptOut, shutDoor } from './commands/join-rules.ts';
export { operatorView, presenterView, roomInfo, roomSounds, sharedView } from './view.ts';
export { countsOf } from './views/counts.ts';
export { ownAnswer, ownView } from './views/own-view.ts';
export { reviewRows } from './views/review.ts';
export { seatRow, seatRows } from './views/seat-rows.ts';
export { winnersOf } from './scoring/winners.ts';
