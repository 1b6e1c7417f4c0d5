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
  run(trial: Trial, stage: Stage): Promise<void>;
}
