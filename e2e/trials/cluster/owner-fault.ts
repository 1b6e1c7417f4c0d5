import type { OneOfMany } from '../../cluster/many-servers.ts';
import type { Stage } from '../stage.ts';

/** What befalls a server while a question is answered, and how it is put right afterwards. */
export interface OwnerFault {
  turns: { quick: number; full: number };
  /** Of them; without it as many as suit most. */
  players?: number;
  /** Seconds that each question takes answers. */
  limitS: number;
  /** Whom it befalls; without it: the server that has the room. */
  whom?(stage: Stage, turn: number, owner: OneOfMany): OneOfMany | undefined;
  strike(server: OneOfMany, stage: Stage, turn: number): Promise<void>;
  /** When the question is over. */
  mend(server: OneOfMany, stage: Stage): Promise<void>;
  /**
   * Longest time until another than the struck owner confirms, ms, which figure of the issue that is, and what is demanded
   * there at worst; null: it need not be another.
   */
  withinMs: { figure: number; demanded: number; median: number; worst: number } | null;
  /** Who is struck goes on some time later, and may spoil things then. */
  isWoken?: boolean;
  /** What protects the journal is taken out: the trial has to find that. */
  isControl?: boolean;
  /** Nobody may lose a wire without having another one, nor wait longer than this for a confirmation, ms. */
  unnoticedMs?: number;
}
