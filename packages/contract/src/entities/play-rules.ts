import * as z from 'zod/mini';
import { shortText } from '../fields.ts';
import { FIRST_RIGHT_MAX, TEAMS_MAX, TEAM_BEST_MAX } from '../limits.ts';

/**
 * How a right answer is worth points: half-floor (full at once, half at the end of the clock), accuracy only (always
 * full), linear (full at once, none at the end), the first N right ones (full, the others none), penalty (half-floor,
 * and a wrong answer costs).
 */
export const SCORING_PROFILES = ['halfFloor', 'accuracy', 'linear', 'firstRight', 'penalty'] as const;
export const ScoringProfile = z.enum(SCORING_PROFILES);
export type ScoringProfile = z.infer<typeof ScoringProfile>;

/** The scoring rule of a game; every screen of the lobby says it. */
export const Scoring = z.strictObject({
  profile: ScoringProfile,
  /** `firstRight`: how many right answers are paid. */
  first: z.int().check(z.minimum(1), z.maximum(FIRST_RIGHT_MAX)),
  /** `penalty`: what a wrong answer costs, per cent of the slide's points. No answer costs nothing. */
  penalty: z.int().check(z.minimum(0), z.maximum(100)),
  /** Right answers in a row earn a bonus. */
  streaks: z.boolean(),
});
export type Scoring = z.infer<typeof Scoring>;
export const DEFAULT_SCORING: Scoring = { profile: 'halfFloor', first: 3, penalty: 25, streaks: false };

/** Players alone, in teams they choose, or in teams they are put into, the smallest first. */
export const TEAM_MODES = ['off', 'choose', 'assign'] as const;
export const TeamMode = z.enum(TEAM_MODES);
export type TeamMode = z.infer<typeof TeamMode>;

/** A team's points: all its members', their mean (rounded), or those of its best N. */
export const TEAM_RULES = ['sum', 'mean', 'best'] as const;
export const TeamRule = z.enum(TEAM_RULES);
export type TeamRule = z.infer<typeof TeamRule>;

/** The teams of a game. With fewer than two names there are none. */
export const Teams = z.strictObject({
  mode: TeamMode,
  names: z.array(shortText).check(z.maxLength(TEAMS_MAX)),
  rule: TeamRule,
  /** `best`: how many members count. */
  best: z.int().check(z.minimum(1), z.maximum(TEAM_BEST_MAX)),
});
export type Teams = z.infer<typeof Teams>;
export const DEFAULT_TEAMS: Teams = { mode: 'off', names: [], rule: 'mean', best: 3 };

/** Players name themselves, or get a generated friendly name. */
export const NAME_RULES = ['own', 'generated'] as const;
export const NameRule = z.enum(NAME_RULES);
export type NameRule = z.infer<typeof NameRule>;

/** Live: an operator leads. Self: each player goes through alone until a deadline. */
export const PACES = ['live', 'self'] as const;
export const Pace = z.enum(PACES);
export type Pace = z.infer<typeof Pace>;
