/** What is said of single players in a moment of the show: at a reveal, at the standings, after the podium. */

/** A player who is named before all. */
export interface NamedSeat {
  seat: number;
  name: string;
  face: number;
}

/** How many of the answers given to a question were wholly right. */
export interface Knew {
  right: number;
  of: number;
}

/** How the hall has picked: how often each answer, of so many who answered. Where several may be picked, more picks than answers. */
export interface Picked {
  counts: number[];
  of: number;
}

/** Who answered rightly before all others, and in what time, ms. */
export interface Fastest extends NamedSeat {
  ms: number;
}

/** A player whose number was the nearest, and how far from the right one it was. */
export interface Closest extends NamedSeat {
  off: number;
}

/** Beside whom a player stands in the standings; at the top it is who comes next. `by` 0: as many points. */
export interface Gap {
  kind: 'behind' | 'ahead';
  name: string;
  by: number;
}

/** A round of the game: its `number`, from 1, and its title, which may be empty. */
export interface RoundName {
  number: number;
  title: string;
}

/** Who has most points of a round, where it is one player or one team. */
export type RoundWinner = RoundName & ({ player: NamedSeat } | { team: number; name: string });

/** A player's place in a round. */
export interface OwnInRound {
  rank: number;
  score: number;
  gap: Gap | null;
}

/**
 * A line of the moment over the standings. Never about who is last, a fall, or somebody without points.
 * `leader`: a new first. `climb`: the longest way up, by `value` places. `streak`: `value` right answers in a row.
 * `close`: first and second are `value` points apart. `half`: half of all have come up. `team`: a team's best question.
 * `comeback`: from the lower half into the first ten.
 */
export type StandingLine =
  | ({ kind: 'leader' | 'comeback' } & NamedSeat)
  | ({ kind: 'climb' | 'streak'; value: number } & NamedSeat)
  | { kind: 'close'; value: number }
  | { kind: 'half' }
  | { kind: 'team'; team: number; name: string };

/** The lines in the order in which they come before each other. */
export const LINE_KINDS = ['leader', 'climb', 'streak', 'close', 'half', 'team', 'comeback'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What is honoured after the podium, in its order. */
export const HONOUR_KINDS = ['fastest', 'streak', 'climb', 'closest', 'mostRight', 'team'] as const;
export type HonourKind = (typeof HONOUR_KINDS)[number];

/**
 * One who is honoured after the podium. `value` by kind: `fastest` ms of a right answer, `streak` right answers in a row,
 * `climb` places within one question, `closest` how far off a number was, `mostRight` right answers, `team` the share of
 * its questions that a team answered, per cent.
 */
export type HonourRow = { value: number; name: string } & (
  | { kind: Exclude<HonourKind, 'team'>; seat: number; face: number; unit?: string }
  | { kind: 'team'; team: number }
);
