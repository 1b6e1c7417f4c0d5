import type { Stage } from './stage.ts';
import type { Trial } from './trial.ts';

/** One row of the reliability plan as a command. */
export interface TrialRow {
  about: string;
  /** Settings of the server. */
  settings?: Record<string, string>;
  /** Its first server is of the version of `--before`. */
  fromBefore?: boolean;
  /** So many servers of one house, on PostgreSQL, behind a balancer. */
  servers?: number;
  /** Each of them is a machine of its own, which can be cut off. */
  apart?: boolean;
  /** The checkout of each of them; undefined: this one. */
  readonly roots?: readonly (string | undefined)[];
  /** Modules that are loaded into each of them before the product. */
  preload?: readonly string[];
  /** Their database has a synchronous standby. */
  standby?: boolean;
  /** What they and their database say to each other is this late, each way, ms. */
  lateDatabaseMs?: number;
  /** What this machine has to have for it. */
  needs?(): Promise<void>;
  run(trial: Trial, stage: Stage): Promise<void>;
}
