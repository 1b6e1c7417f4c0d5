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
export { foldTyped } from './grading/fold-typed.ts';
export { readNumber } from './grading/read-number.ts';
export { fitsScript } from './grading/typed-script.ts';
export { nameKey } from './name-key.ts';
export { openRoom } from './open-room.ts';
export type { Accepted, Outcome, Refusal, RoomEvent } from './outcome.ts';
export type { RunGame, RunSlide } from './run-game.ts';
export { scoreRounds, type Total } from './score-rounds.ts';
export * from './seat-table.ts';
export type { Answer, Phase, RoomState, Round, Seat } from './state.ts';
export { step } from './step.ts';
export { summarizeRun, type RunSummary } from './summarize-run.ts';
export { toRunGame, type RunOptions, type RunSettings, type WrittenSlide } from './to-run-game.ts';
export { operatorView, presenterView, roomInfo, roomSounds, sharedView } from './view.ts';
export { countsOf } from './views/counts.ts';
export { ownView } from './views/own-view.ts';
export { seatRow, seatRows } from './views/seat-rows.ts';
