import { InstitutionId, type Order, OrderId, PaymentProviderName, type RouteInput, UserId } from '@qc/contract';
import { readPage } from '#platform/db/read-page';
import { type Db } from '#platform/db/tables';
import { searchMatches } from '#platform/db/search';
import { orderCurrency } from './order-store.ts';
import { receiptText } from '../receipts/receipt-number.ts';

/** Whose orders somebody may see. */
export type OrderScope =
  | { kind: 'all' }
  /** The own ones, and those of the institution one manages. */
  | { kind: 'own'; userId: UserId; institutionId: string | null };

type OrderFilter = RouteInput<'listOrders'>['query'];

/** A page of orders, newest first. */
export async function findOrders(
  db: Db,
  scope: OrderScope,
  filter: OrderFilter,
): Promise<{ orders: Order[]; count: number }> {
  const matching = matchingOrders(db, scope, filter);
  const sorted = matching
    .select('payment_order.id')
    .orderBy('payment_order.created_at_ms', 'desc')
    .orderBy('payment_order.id', 'desc');
  const { rows, count } = await readPage(sorted, filter);
  const ids = rows.map(({ id }) => id);
  return { orders: await showOrders(db, ids, scope.kind === 'all'), count };
}

function matchingOrders(db: Db, scope: OrderScope, filter: OrderFilter) {
  let query = db.selectFrom('payment_order');
  if (scope.kind === 'own') {
    const { userId, institutionId } = scope;
    query = query.where((eb) =>
      eb.or([
        eb('payment_order.user_id', '=', userId),
        ...(institutionId === null ? [] : [eb('payment_order.pot_id', '=', institutionId)]),
      ]),
    );
  }
  const { user, institution, status, searchText } = filter;
  if (user !== undefined) query = query.where('payment_order.user_id', '=', user);
  if (institution !== undefined) query = query.where('payment_order.pot_id', '=', institution);
  if (status !== undefined) query = query.where('payment_order.status', '=', status);
  if (searchText === '') return query;
  // Names are looked up where they are kept: what is written into an order would stay when an account goes.
  const people = db
    .selectFrom('person_search')
    .select('person_search.id')
    .where(searchMatches(db, 'person_search', searchText));
  const houses = db
    .selectFrom('institution')
    .select('institution.id')
    .where(searchMatches(db, 'institution', searchText));
  return query.where((eb) =>
    eb.or([
      searchMatches(db, 'payment_order', searchText),
      eb('payment_order.user_id', 'in', people),
      eb('payment_order.pot_id', 'in', houses),
    ]),
  );
}

/** Orders as the contract shows them, in the order of `ids`; their notes for admins only. */
export async function showOrders(db: Db, ids: readonly string[], forAdmin: boolean): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await selectShown(db).where('payment_order.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toOrder(row, forAdmin)];
  });
}

/** One order as the contract shows it. */
export async function showOrder(db: Db, id: string, forAdmin: boolean): Promise<Order | null> {
  return (await showOrders(db, [id], forAdmin))[0] ?? null;
}

function selectShown(db: Db) {
  return db
    .selectFrom('payment_order')
    .innerJoin('pot', 'pot.id', 'payment_order.pot_id')
    .leftJoin('app_user as buyer', 'buyer.id', 'payment_order.user_id')
    .leftJoin('app_user as owner', 'owner.id', 'payment_order.pot_id')
    .leftJoin('institution', 'institution.id', 'payment_order.pot_id')
    .leftJoin('subscription', 'subscription.order_id', 'payment_order.id')
    .selectAll('payment_order')
    .select([
      'pot.kind as pot_kind',
      'subscription.left_count as credits_left',
      'buyer.id as buyer_id',
      'owner.name as owner_name',
      'owner.email as owner_email',
      'institution.name as institution_name',
    ]);
}

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

function toOrder(row: ShownRow, forAdmin: boolean): Order {
  const ofInstitution = row.pot_kind === 'institution';
  return {
    _id: OrderId.parse(row.id),
    number: row.number ?? '',
    user: row.buyer_id === null ? null : UserId.parse(row.buyer_id),
    institution: ofInstitution ? InstitutionId.parse(row.pot_id) : null,
    owner: {
      kind: row.pot_kind,
      _id: row.pot_id,
      name: (ofInstitution ? row.institution_name : row.owner_name) ?? '',
      email: (ofInstitution ? null : row.owner_email) ?? '',
    },
    title: row.title,
    type: row.kind,
    uses: row.uses,
    amount: row.amount_minor,
    currency: orderCurrency(row),
    provider: PaymentProviderName.parse(row.provider),
    status: row.status,
    refunded: row.refunded_minor,
    creditsLeft: row.credits_left ?? 0,
    creditsTaken: row.credits_taken,
    dispute: row.dispute,
    receipt: row.receipt_number === null ? '' : receiptText(row.receipt_number),
    createdAt: row.created_at_ms,
    paidAt: row.paid_at_ms,
    checkoutUrl: row.status === 'waiting' ? row.checkout_url : null,
    note: forAdmin ? row.note : '',
  };
}
