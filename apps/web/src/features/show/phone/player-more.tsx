/**
 * The parts of a player's screen that the first moment does not need: everything after joining, and what only some
 * games ask for. The player's page gets them as a file of its own (`player-more-late.tsx` stands here in that build),
 * so that its first screen stays small.
 */
export { JoinRefusal } from './joining/join-refusal.tsx';
export { PatternPad } from './player-rare.tsx';
export { RulesConsent } from './joining/rules-consent.tsx';
export { TeamPicker } from './joining/team-picker.tsx';
export { PlayerFrame } from './player-frame.tsx';
export { WatchOffer } from './watching/watch-offer.tsx';
