import type { User } from '@qc/contract';

/** What a row can be asked for beside what its menu does by itself. */
export interface UserActions {
  edit: (user: User) => void;
  remove: (user: User) => void;
}
