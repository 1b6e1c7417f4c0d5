/**
 * The parts of a player's screen that the first moment does not need: everything after joining, and what only some
 * games ask for. The player's page gets them as a file of its own (`player-more-late.tsx` stands here in that build),
 * so that its first screen stays small.
 */
export { PatternPad } from './pattern-pad.tsx';
export { PlayerPhase } from './player-phase.tsx';
export { TeamPicker } from './team-picker.tsx';
