import { sql, type Kysely } from 'kysely';
import { addColumns, createIndexes, createSearchedTable, createTable } from './create-table.ts';

/** What people see as transactions. Said by what they are not: an index of kinds would be taken before this one. */
const TRANSACTIONS = "kind not in ('charge', 'void', 'manualUse')";

/** Credits, payments, institutions. */
export async function createCreditTables(db: Kysely<unknown>): Promise<void> {
  await createSearchedTable(db, 'institution', [
    'name TEXT not null',
    'sort_name TEXT not null',
    'search_text TEXT not null',
    'disable_remotes_games WHOLE not null default 0 check (disable_remotes_games in (0, 1))',
    'created_at_ms WHOLE not null',
    'closed_at_ms WHOLE',
  ]);
  await createTable(db, 'invitation', [
    'id TEXT primary key',
    'institution_id TEXT not null references institution (id) on delete cascade',
    'email TEXT not null',
    'manager WHOLE not null default 0 check (manager in (0, 1))',
    'token_hash TEXT not null',
    // As the person was called then.
    'invited_by TEXT not null',
    'created_at_ms WHOLE not null',
    'expires_at_ms WHOLE not null',
    'used_at_ms WHOLE',
  ]);
  // No reference to the owner: what was paid stays in the books when an account goes.
  await createTable(db, 'pot', [
    'id TEXT primary key',
    "kind TEXT not null check (kind in ('user', 'institution'))",
    'balance WHOLE not null default 0 check (balance >= 0)',
    // Number of the newest entry: entries of a pot have an order of their own.
    'last_seq WHOLE not null default 0',
    'last_transaction_ms WHOLE',
  ]);
  await createTable(db, 'subscription_type', [
    'id TEXT primary key',
    'title TEXT not null',
    "kind TEXT not null check (kind in ('times', 'yearly'))",
    'uses WHOLE not null check (uses >= 0)',
    'valid_days WHOLE',
    // Minor units by currency, JSON.
    'prices TEXT not null',
    'active WHOLE not null check (active in (0, 1))',
    'created_at_ms WHOLE not null',
    'deleted_at_ms WHOLE',
  ]);
  await createSearchedTable(db, 'subscription', [
    'pot_id TEXT not null references pot (id)',
    "kind TEXT not null check (kind in ('times', 'yearly'))",
    "source TEXT not null check (source in ('manual', 'payment'))",
    'price_minor WHOLE not null default 0 check (price_minor >= 0)',
    'currency TEXT',
    'original WHOLE not null check (original >= 0)',
    'left_count WHOLE not null check (left_count >= 0 and left_count <= original)',
    'used_count WHOLE not null default 0 check (used_count >= 0)',
    'expired_count WHOLE not null default 0 check (expired_count >= 0)',
    'expires_at_ms WHOLE',
    // What was left has been taken out of the pot.
    'expired WHOLE not null default 0 check (expired in (0, 1))',
    'expired_from_admin WHOLE not null default 0 check (expired_from_admin in (0, 1))',
    'sale_title TEXT not null',
    'search_text TEXT not null',
    'order_id TEXT',
    // One press of the admin's button.
    'grant_key TEXT',
    'created_at_ms WHOLE not null',
    'check (left_count + used_count + expired_count = original)',
  ]);
  // Append-only: triggers refuse every change.
  await createTable(db, 'ledger_entry', [
    'id TEXT primary key',
    'pot_id TEXT not null references pot (id)',
    'seq WHOLE not null',
    "kind TEXT not null check (kind in ('grant', 'purchase', 'charge', 'void', 'manualUse', 'expiry', 'restore', 'refund', 'dispute'))",
    'delta WHOLE not null',
    'balance_before WHOLE not null check (balance_before >= 0)',
    // What it is about: with the kind it is there once.
    'ref TEXT not null',
    'subscription_id TEXT',
    'order_id TEXT',
    'amount_minor WHOLE not null default 0',
    'currency TEXT',
    'actor_id TEXT',
    'title TEXT not null',
    'note TEXT not null',
    'at_ms WHOLE not null',
    'unique (pot_id, seq)',
    'unique (kind, ref)',
    'check (balance_before + delta >= 0)',
  ]);
  await createSearchedTable(db, 'charge', [
    // The run: `room:<id>`, `assignment:<id>`, `export:<id>`, or `manual:<id>`.
    'run_key TEXT not null unique',
    "what TEXT not null check (what in ('room', 'assignment', 'export', 'manual'))",
    'pot_id TEXT not null references pot (id)',
    'user_id TEXT not null',
    'user_name TEXT not null',
    'game_id TEXT',
    'game_name TEXT not null',
    "source TEXT not null check (source in ('price', 'remote', 'firebase', 'manual'))",
    'amount WHOLE not null',
    'credits_before WHOLE not null',
    "state TEXT not null check (state in ('held', 'posted', 'voided'))",
    // The yearly subscription under which it was free.
    'yearly_id TEXT',
    'search_text TEXT not null',
    'at_ms WHOLE not null',
    'settled_at_ms WHOLE',
  ]);
  await createTable(db, 'charge_part', [
    'charge_id TEXT not null references charge (id)',
    'subscription_id TEXT not null references subscription (id)',
    'amount WHOLE not null',
    'primary key (charge_id, subscription_id)',
  ]);
  await createSearchedTable(db, 'payment_order', [
    'user_id TEXT not null',
    'pot_id TEXT not null references pot (id)',
    'type_id TEXT',
    'title TEXT not null',
    'search_text TEXT not null',
    "kind TEXT not null check (kind in ('times', 'yearly'))",
    'uses WHOLE not null',
    'valid_days WHOLE',
    'amount_minor WHOLE not null check (amount_minor >= 0)',
    'currency TEXT not null',
    'provider TEXT not null',
    'provider_ref TEXT',
    // The provider's name of the payment, for refunds.
    'payment_ref TEXT',
    'checkout_url TEXT',
    "status TEXT not null check (status in ('waiting', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed'))",
    'refunded_minor WHOLE not null default 0 check (refunded_minor >= 0 and refunded_minor <= amount_minor)',
    // Unused credits that went back with the money; less again when a dispute was won.
    'credits_taken WHOLE not null default 0 check (credits_taken >= 0)',
    'receipt_number WHOLE',
    'press_key TEXT not null',
    'note TEXT not null',
    'created_at_ms WHOLE not null',
    'expires_at_ms WHOLE not null',
    'paid_at_ms WHOLE',
    'unique (user_id, press_key)',
  ]);
  await createTable(db, 'payment_event', [
    'id TEXT primary key',
    'provider TEXT not null',
    'event_key TEXT not null',
    'order_id TEXT',
    // The provider's name of the payment: by it an event finds its order when it comes before the payment itself.
    'payment_ref TEXT',
    'kind TEXT not null',
    // Without personal data.
    'raw TEXT not null',
    'result TEXT not null',
    'received_at_ms WHOLE not null',
    'unique (provider, event_key)',
  ]);
  await createTable(db, 'refund', [
    'id TEXT primary key',
    'order_id TEXT not null references payment_order (id)',
    'refund_key TEXT not null',
    'amount_minor WHOLE not null check (amount_minor > 0)',
    'credits WHOLE not null',
    "state TEXT not null check (state in ('asked', 'done', 'failed'))",
    'provider_ref TEXT',
    'actor_id TEXT',
    'note TEXT not null',
    'at_ms WHOLE not null',
    'unique (order_id, refund_key)',
  ]);
  await addColumns(db, 'room', [
    'demo WHOLE not null default 0 check (demo in (0, 1))',
    "game_type TEXT not null default 'firebase'",
    // Credits that its first slide will cost, or did.
    'price WHOLE not null default 0',
  ]);
  // A demo of a game may be open beside its real run, and neither is ever taken for the other.
  await sql`drop index room_open_once`.execute(db);
  // One press of the button: sent again after a lost reply it costs nothing more.
  await addColumns(db, 'assignment', ['press_key TEXT']);
  await addColumns(db, 'run_licence', ['press_key TEXT']);
  await createIndexes(db, [
    'unique room_open_once on room (user_id, game_id, demo) where ended_at_ms is null',
    'unique assignment_by_press on assignment (user_id, press_key) where press_key is not null',
    'unique run_licence_by_press on run_licence (user_id, press_key) where press_key is not null',
    'unique invitation_by_token on invitation (token_hash)',
    'invitation_by_institution on invitation (institution_id, created_at_ms)',
    'institution_by_name on institution (sort_name, id)',
    'subscription_by_pot on subscription (pot_id, created_at_ms)',
    'subscription_by_time on subscription (created_at_ms, id)',
    'subscription_due on subscription (expires_at_ms) where expired = 0 and expires_at_ms is not null',
    'unique subscription_by_order on subscription (order_id) where order_id is not null',
    'unique subscription_by_grant on subscription (grant_key) where grant_key is not null',
    'subscription_open on subscription (pot_id, expires_at_ms) where expired = 0',
    'ledger_by_subscription on ledger_entry (subscription_id) where subscription_id is not null',
    `ledger_transactions on ledger_entry (at_ms, seq, id) where ${TRANSACTIONS}`,
    `ledger_transactions_by_pot on ledger_entry (pot_id, at_ms, seq, id) where ${TRANSACTIONS}`,
    'ledger_by_order on ledger_entry (order_id) where order_id is not null',
    'charge_by_pot on charge (pot_id, at_ms)',
    'charge_by_user on charge (user_id, at_ms)',
    'charge_by_time on charge (at_ms, id)',
    "charge_held on charge (at_ms) where state = 'held'",
    'charge_part_by_subscription on charge_part (subscription_id)',
    'order_by_user on payment_order (user_id, created_at_ms)',
    'order_by_pot on payment_order (pot_id, created_at_ms)',
    'order_by_time on payment_order (created_at_ms, id)',
    'unique order_by_provider on payment_order (provider, provider_ref) where provider_ref is not null',
    'unique order_by_receipt on payment_order (receipt_number) where receipt_number is not null',
    "order_waiting on payment_order (expires_at_ms) where status = 'waiting'",
    'payment_event_by_order on payment_event (order_id) where order_id is not null',
    'payment_event_lost on payment_event (provider, payment_ref) where order_id is null',
    "refund_asked on refund (at_ms) where state = 'asked'",
  ]);
}
