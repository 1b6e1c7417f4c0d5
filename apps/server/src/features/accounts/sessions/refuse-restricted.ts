import type { UserTable } from '#platform/db/tables';
import { type Failure, refuse } from '#platform/result';

/** What a blocked person is told: that it is so, and why, where an admin said. Only to who has proved to be the person. */
export function refuseRestricted({ disabled_reason }: UserTable): Failure {
  return refuse('restricted', disabled_reason === '' ? {} : { details: [disabled_reason] });
}
