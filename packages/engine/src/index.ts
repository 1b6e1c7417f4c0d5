export type { Command } from './commands.ts';
export type { Accepted, Outcome, Refusal, RoomEvent } from './outcome.ts';
export type { RunGame, RunSlide } from './run-game.ts';
export type { Answer, Phase, RoomState, Round, Seat } from './state.ts';
export * from './seat-table.ts';
