export interface StandingRow {
  seat: number;
  name: string;
  face: number;
  score: number;
  rank: number;
  /** Rank after the slide before; null for the first. */
  previousRank: number | null;
  /** Index into the teams; null: none. */
  team: number | null;
  /** Right answers in a row up to now. */
  streak: number;
  /** Points that the last question gave or took: without them it is the score of the places before. */
  gained: number;
}

/** A team in the standings. */
export interface TeamRow {
  team: number;
  name: string;
  score: number;
  rank: number;
  previousRank: number | null;
  members: number;
  /** What the last question changed of its points, as `gained` of a player; absent: there was no table before. */
  gained?: number;
  /** Of its best players: on the podium at most five, in standings and breaks three. */
  faces?: number[];
}
