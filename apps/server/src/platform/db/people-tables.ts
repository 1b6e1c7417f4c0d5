import type { Generated } from 'kysely';

/** Rows about people beside their accounts: membership, the second step, the audit log. See `tables.ts`. */
export interface InstitutionTable {
  id: string;
  name: string;
  sort_name: string;
  search_text: string;
  disable_remotes_games: Generated<number>;
  created_at_ms: number;
  closed_at_ms: number | null;
}
export interface InvitationTable {
  id: string;
  institution_id: string;
  email: string;
  manager: number;
  token_hash: string;
  /** As the person was called then. */
  invited_by: string;
  created_at_ms: number;
  expires_at_ms: number;
  /** Accepted or taken back. */
  used_at_ms: number | null;
}
export interface RememberedRemoteTable {
  id: string;
  /** Whose list it stands on: an institution's … */
  institution_id: string | null;
  /** … or a person's. One of the two. */
  user_id: string | null;
  /** Once on each list. */
  remote: string;
  name: string;
  team: string;
  remembered_at_ms: number;
}
export interface TwoStepTable {
  user_id: string;
  /** Encrypted with the server's secret; null: no app was ever confirmed. */
  secret: string | null;
  /** Null: off. */
  on_since_ms: number | null;
  /** The last time step whose code was used: no code counts twice. */
  last_step: Generated<number>;
  /** Of an app that has not said its first code yet; encrypted as well. */
  pending: string | null;
  pending_at_ms: number | null;
}
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at_ms: number | null;
}
/** Append-only. */
export interface AuditEntryTable {
  id: string;
  at_ms: number;
  actor_id: string | null;
  actor_name: string;
  action: string;
  target_kind: string;
  target_id: string;
  target_name: string;
  succeeded: number;
  /** Fields as short texts, JSON. */
  before_json: string;
  after_json: string;
  address: string;
  search_text: string;
  /** The act of many people or things that this is one of; null: an act of its own. */
  part_of: string | null;
}
export interface ClientErrorGroupTable {
  group_key: string;
  resolved_at_ms: number;
}
/** A game given to an address that nobody has proved to have yet. */
export interface WaitingShareTable {
  id: string;
  game_id: string;
  sharer_id: string;
  email: string;
  transfer_type: number;
  created_at_ms: number;
}
