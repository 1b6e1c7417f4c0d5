import type { Language } from '@qc/contract';
import type {
  ChargePartTable,
  CreditRequestTable,
  ChargeTable,
  LedgerEntryTable,
  PaymentEventTable,
  PaymentOrderTable,
  PotTable,
  RefundTable,
  SubscriptionTable,
  SubscriptionTypeTable,
} from './credit-tables.ts';
import type {
  AuditEntryTable,
  ClientErrorGroupTable,
  InstitutionTable,
  InvitationTable,
  RecoveryCodeTable,
  RememberedRemoteTable,
  TwoStepTable,
  WaitingShareTable,
} from './people-tables.ts';
import type { JobLeaseTable, ServerTable, SharedCountTable } from './cluster-tables.ts';
import type {
  TelephoneCallTable,
  TelephoneInvitationTable,
  TelephoneLineTable,
  TelephoneSuppressedTable,
} from './telephone-tables.ts';
import type { Generated, Kysely } from 'kysely';

/** A database, or a transaction in it. */
export type Db = Kysely<Tables>;

/**
 * One description of every table, for SQLite and PostgreSQL alike. Times are ms since 1970 (UTC), truth values 0/1,
 * JSON is text parsed through its schema at the store, ids are text made by the application.
 */
export interface Tables {
  app_user: UserTable;
  session: SessionTable;
  login_token: LoginTokenTable;
  account_link: AccountLinkTable;
  game: GameTable;
  question: QuestionTable;
  category: CategoryTable;
  media: MediaTable;
  room: RoomTable;
  room_journal: RoomJournalTable;
  room_epoch: RunEpochTable;
  room_snapshot: RoomSnapshotTable;
  room_snapshot_block: RoomSnapshotBlockTable;
  game_result: GameResultTable;
  result_audit: ResultAuditTable;
  client_error: ClientErrorTable;
  setting: SettingTable;
  share: ShareTable;
  run_licence: RunLicenceTable;
  outgoing_mail: OutgoingMailTable;
  assignment: AssignmentTable;
  attempt: AttemptTable;
  attempt_journal: AttemptJournalTable;
  attempt_epoch: RunEpochTable;
  person_search: PersonSearchTable;
  institution: InstitutionTable;
  invitation: InvitationTable;
  pot: PotTable;
  subscription_type: SubscriptionTypeTable;
  subscription: SubscriptionTable;
  ledger_entry: LedgerEntryTable;
  charge: ChargeTable;
  charge_part: ChargePartTable;
  payment_order: PaymentOrderTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  two_step: TwoStepTable;
  recovery_code: RecoveryCodeTable;
  audit_entry: AuditEntryTable;
  client_error_group: ClientErrorGroupTable;
  waiting_share: WaitingShareTable;
  credit_request: CreditRequestTable;
  first_steps_done: FirstStepsDoneTable;
  remembered_remote: RememberedRemoteTable;
  telephone_line: TelephoneLineTable;
  telephone_call: TelephoneCallTable;
  telephone_invitation: TelephoneInvitationTable;
  telephone_suppressed: TelephoneSuppressedTable;
  server: ServerTable;
  job_lease: JobLeaseTable;
  shared_count: SharedCountTable;
}

export type { CreditRequestTable } from './credit-tables.ts';

/** Who has put the first steps of the dashboard away. */
export interface FirstStepsDoneTable {
  user_id: string;
}

export interface UserTable {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  role: number;
  phone: string;
  contact_email: string;
  currency: string;
  address: string;
  language: Language;
  country: string;
  email_notifications: number;
  disabled_from_admin: number;
  /** Why, in an admin's words; empty: nobody said, or not blocked. */
  disabled_reason: string;
  disable_remotes_games: number;
  last_login_ms: number | null;
  created_at_ms: number;
  /** Whose credits pay for this person's runs; null: the own ones. */
  institution_id: string | null;
  sort_name: string;
  /** When the person proved to have the address; null: never. */
  email_confirmed_ms: number | null;
  /** The same of a contact address that is another one. */
  contact_confirmed_ms: number | null;
  /** 1: the credits that a new account begins with have yet to be given. */
  welcome_due: number;
}
/** What an account is found by. */
export interface PersonSearchTable {
  id: string;
  search_text: string;
}
export interface SessionTable {
  /** SHA-256 of the cookie's id: the id itself is never stored. */
  id_hash: string;
  user_id: string;
  created_at_ms: number;
  last_seen_ms: number;
  expires_at_ms: number;
  /** As the browser named itself when signing in: of the contract's `BROWSERS` and `DEVICES`. */
  browser: Generated<string>;
  device: Generated<string>;
  /** 1: it began with a password that will not do for the person's role. */
  password_due: Generated<number>;
  /** When the password was last heard in it. */
  proved_at_ms: Generated<number>;
}
export interface LoginTokenTable {
  token_hash: string;
  user_id: string;
  expires_at_ms: number;
  used_at_ms: number | null;
}
export interface AccountLinkTable {
  token_hash: string;
  user_id: string;
  purpose: 'reset' | 'email' | 'confirm' | 'contact';
  /** Of every purpose but `reset`: the address that is confirmed by it. */
  new_email: string | null;
  created_at_ms: number;
  expires_at_ms: number;
  used_at_ms: number | null;
}
export interface GameTable {
  id: string;
  user_id: string;
  name: string;
  /** The settings of the contract's `Game`, JSON. */
  settings: string;
  game_type: string;
  /** Switched off by its owner. */
  disabled: number;
  /** The admin who blocked it; null: not blocked. */
  blocked_by: Generated<string | null>;
  blocked_at_ms: Generated<number | null>;
  generic: number;
  num_of_shares: number;
  /** Question ids in order, JSON array. */
  question_order: string;
  questions_count: number;
  /** Set when the game was brought by the seed, so that it is seeded once. */
  seed_key: string | null;
  /** A copy without editing. */
  read_only: Generated<number>;
  /** The share that made this copy. */
  share_id: Generated<string | null>;
  search_text: string;
  sort_name: string;
  version: number;
  created_at_ms: number;
  updated_at_ms: number;
  deleted_at_ms: number | null;
  /** Who changed its settings or the order of its slides last; null: nobody since it was made, or who is gone. */
  changed_by: string | null;
}
export interface QuestionTable {
  id: string;
  game_id: string | null;
  user_id: string;
  type: string;
  /** The contract's `QuestionContent`, JSON. */
  content: string;
  visible: number;
  locked: number;
  /** The admin who locked it; null: nobody, or its creator. */
  locked_by: Generated<string | null>;
  search_text: string;
  sort_text: string;
  /** What is still missing on the slide, counted by check-game at each write. */
  gaps: number;
  version: number;
  created_at_ms: number;
  updated_at_ms: number;
  deleted_at_ms: number | null;
  /** On a deleted slide: where it stood in its game's list, so that restoring puts it back there. */
  deleted_place: number | null;
  /** Published to the library by an admin. */
  in_library: Generated<number>;
  language: Generated<Language>;
  /** Who changed it last; null: nobody since it was made, or who is gone. */
  changed_by: string | null;
}
export interface CategoryTable {
  id: string;
  /** Null: shared by everyone. */
  user_id: string | null;
  name: string;
  created_at_ms: number;
}
export interface MediaTable {
  id: string;
  user_id: string;
  title: string;
  type: string;
  public_id: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  sha256: string;
  /** `file`, or the video site where it stays. */
  provider: Generated<string>;
  /** Of a film or sound; 0: a picture, or not known. */
  duration_ms: Generated<number>;
  /** The link it came from; empty: uploaded. */
  link: Generated<string>;
  /** The resumable upload it was made from: the same upload gives the same entry. */
  upload_id: Generated<string | null>;
  search_text: string;
  created_at_ms: number;
}
export interface RoomTable {
  id: string;
  game_id: string;
  user_id: string;
  /** Null once the room has ended: the code is free again. Unique among open rooms. */
  code: string | null;
  name: string;
  /** The frozen RunGame, JSON. */
  run_game: string;
  created_at_ms: number;
  ended_at_ms: number | null;
  /** Free, for at most three players. */
  demo: Generated<number>;
  game_type: Generated<string>;
  /** Credits that its first slide will cost, or did. */
  price: Generated<number>;
}
export interface RoomJournalTable {
  room_id: string;
  seq: number;
  at_ms: number;
  /** The accepted command, JSON. */
  command: string;
  /** Under which it was written; 0 on SQLite, and before there were epochs. */
  epoch: Generated<number>;
}
/** Which process writes the journal of a run. PostgreSQL alone has rows. */
export interface RunEpochTable {
  run_id: string;
  writer: string;
  /** How often the run has been taken. */
  epoch: number;
  /** Number of the last command in the journal. */
  seq: number;
  /** Who reads the run has to know this one, see `HOUSE_FORMAT`. */
  format: Generated<number>;
}
export interface RoomSnapshotTable {
  room_id: string;
  /** Commands up to and with this sequence are in it. */
  seq: number;
  /** JSON; of a large room without its blocks. */
  state: string;
}
/** A hundred seats of a large room's snapshot, or their answers to a question. */
export interface RoomSnapshotBlockTable {
  room_id: string;
  /** 0: seats; from 1: answers of a round. */
  part: number;
  place: number;
  /** JSON. */
  entries: string;
}
export interface GameResultTable {
  id: string;
  room_id: string;
  game_id: string | null;
  /** Whose it is: the owner of its game when it was kept, else who ran it. */
  user_id: string;
  /** Who ran it; null: has left. */
  run_by: Generated<string | null>;
  name: string;
  started_at_ms: number;
  ended_at_ms: number;
  players_count: number;
  questions_count: number;
  right_share: number | null;
  /** Everything but what the columns hold, JSON. */
  report: string;
  search_text: string;
  /** The finished run without its secrets, JSON; null: kept by an earlier version, it cannot be scored again. */
  run_state: Generated<string | null>;
  /** The licence of an export under which the run took place. */
  licence_id: Generated<string | null>;
  /** The assignment it belongs to. */
  assignment_id: Generated<string | null>;
  pace: Generated<string>;
  /** Rises with every change. */
  revision: Generated<number>;
}
export interface ResultAuditTable {
  id: string;
  result_id: string;
  user_id: string | null;
  /** As the person was called then. */
  person: string;
  what: 'renamed' | 'keyCorrected' | 'playerDeleted';
  before_text: string;
  after_text: string;
  /** What it takes to do the same again, JSON. */
  detail: string;
  at_ms: number;
}
export interface ClientErrorTable {
  id: string;
  user_id: string | null;
  message: string;
  stack: string;
  url: string;
  user_agent: string;
  created_at_ms: number;
  /** Hash of what reports of one error have in common. */
  group_key: Generated<string>;
}
export interface SettingTable {
  key: string;
  value: string;
}
export interface ShareTable {
  id: string;
  game_id: string;
  /** As it was called when it was shared, for the log. */
  game_name: string;
  sharer_id: string;
  receiver_id: string;
  transfer_type: number;
  /** Types 2 and 3: the receiver's copy. */
  copy_game_id: string | null;
  search_text: string;
  created_at_ms: number;
  revoked_at_ms: number | null;
  /** When the receiver was told on screen. */
  seen_at_ms: number | null;
  /** Ended by its receiver. */
  given_back: Generated<number>;
  /** What its giver has not been told on screen yet. */
  giver_news: 'arrived' | 'left' | null;
}
export interface RunLicenceTable {
  id: string;
  game_id: string;
  user_id: string;
  game_type: string;
  issued_at_ms: number;
  /** The game as it was exported, JSON; null: exported by an earlier version. */
  run_game: Generated<string | null>;
  /** Of the result that was brought; null: none yet. */
  upload_hash: Generated<string | null>;
  /** One press of the button; null: the page named none. */
  press_key: Generated<string | null>;
}
export interface OutgoingMailTable {
  id: string;
  recipient: string;
  subject: string;
  plain: string;
  html: string;
  /** Failed tries so far. */
  attempts: number;
  next_at_ms: number;
  created_at_ms: number;
  /** Given up then; null: it is still tried. */
  failed_at_ms: Generated<number | null>;
  /** What the last failed try ended with, in the mail server's words. */
  answer: Generated<string>;
  /** Taken for a try until then. */
  taken_until_ms: Generated<number>;
}
export interface AssignmentTable {
  id: string;
  game_id: string;
  user_id: string;
  name: string;
  /** Part of the link. */
  code: string;
  /** The frozen RunGame, JSON; its deadline is the column's. */
  run_game: string;
  closes_at_ms: number;
  closed_at_ms: number | null;
  started_count: Generated<number>;
  /** Attempts finished so far, also the next seat of the result. */
  finished_count: Generated<number>;
  /** Attempts deleted on request; they are in both counts above. */
  removed_count: Generated<number>;
  /** How many finished attempts its stored result holds. */
  kept_count: Generated<number>;
  created_at_ms: number;
  /** One press of the button; null: the page named none. */
  press_key: Generated<string | null>;
}
export interface AttemptTable {
  id: string;
  assignment_id: string;
  /** Folded name, unique in the link. */
  name_key: string;
  token_hash: string;
  device_hash: string;
  created_at_ms: number;
  finished_at_ms: number | null;
  /** Seat in the result, by the order of finishing. */
  seat: number | null;
  /** The finished run without its game, JSON. */
  run: string | null;
  /** Deleted on request: only its seat stays. */
  removed: Generated<number>;
}
export interface AttemptJournalTable {
  attempt_id: string;
  seq: number;
  at_ms: number;
  /** Accepted commands, JSON. */
  command: string;
  /** As in the journal of a room. */
  epoch: Generated<number>;
}
