import { deviceOf } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { refuse, succeed, type Result } from '#platform/result';
import { findCharge, insertCharge, releaseRun, runKey, type ChargeRow } from './charge-store.ts';
import type { CreditSeams, HeldCharge, RunToCharge } from '../credit-types.ts';
import { expireDueOf } from '../ledger/expire-due.ts';
import { openPot, writeEntry } from '../ledger/ledger-store.ts';
import { holdPayer, type Payer } from './payer-store.ts';
import { whyFree } from './why-free.ts';
import { listUsable, shiftUses, type Part } from '../subscriptions/subscription-store.ts';

/**
 * Sets the credits of a run aside: they are gone from the pot, and come back when the run is voided. The same run
 * again gives the same charge; one that was voided is charged anew. Refuses `outOfCredits`, `remotesDisabled`,
 * `keyUsed` (the run is another person's or of another game), `notFound` (no such person).
 */
export async function holdCharge(seams: CreditSeams, db: Db, run: RunToCharge): Promise<Result<HeldCharge>> {
  return inTransaction(db, async (trx) => {
    const payer = await holdPayer(trx, run.userId);
    if (!payer) return refuse('notFound');
    await openPot(trx, payer.pot);
    const known = await findCharge(trx, runKey(run.what, run.runId));
    if (known && known.state !== 'voided') return isOf(known, run) ? succeed(viewHeld(known)) : refuse('keyUsed');
    if (deviceOf(run.game.gameType).canBeSwitchedOff && payer.remotesDisabled) return refuse('remotesDisabled');
    return takeCredits(seams, trx, run, payer, known);
  });
}

async function takeCredits(
  seams: CreditSeams,
  trx: Db,
  run: RunToCharge,
  payer: Payer,
  voided: ChargeRow | null,
): Promise<Result<HeldCharge>> {
  const potId = payer.pot.id;
  const nowMs = seams.now();
  await expireDueOf(seams, trx, potId, nowMs);
  const { reason, yearlyId } = await whyFree(seams, trx, potId, nowMs);
  const amount = reason === null ? deviceOf(run.game.gameType).price : 0;
  const id = seams.random.id();
  const entry = await writeEntry(seams, trx, {
    potId,
    kind: 'charge',
    delta: 0 - amount,
    ref: id,
    actorId: run.userId,
    title: run.game.name,
  });
  if (entry === null) return refuse('outOfCredits');
  const parts = await takeParts(trx, potId, amount);
  if (voided) await releaseRun(trx, voided.id);
  const charge = {
    id,
    run_key: runKey(run.what, run.runId),
    what: run.what,
    pot_id: potId,
    user_id: run.userId,
    user_name: payer.name,
    game_id: run.game.id,
    game_name: run.game.name,
    source: deviceOf(run.game.gameType).usage,
    amount,
    credits_before: entry.balanceBefore,
    state: 'held',
    yearly_id: yearlyId,
    search_text: searchKey(`${payer.name} ${payer.email} ${run.game.name}`),
    at_ms: nowMs,
    settled_at_ms: null,
  } as const;
  await insertCharge(trx, charge, parts);
  return succeed(viewHeld(charge));
}

function isOf(charge: ChargeRow, run: RunToCharge): boolean {
  const sameSource = charge.source === deviceOf(run.game.gameType).usage;
  return charge.user_id === run.userId && charge.game_id === run.game.id && sameSource;
}

function viewHeld({ id, amount, credits_before }: Pick<ChargeRow, 'id' | 'amount' | 'credits_before'>): HeldCharge {
  return { charge: id, amount, creditsBefore: credits_before };
}

/** Takes credits out of a pot's subscriptions, those that expire first before the others. The pot is held and nothing in it due. */
async function takeParts(trx: Db, potId: string, amount: number): Promise<Part[]> {
  if (amount === 0) return [];
  const parts: Part[] = [];
  let missing = amount;
  for (const { id, left_count } of await listUsable(trx, potId)) {
    if (missing === 0) break;
    const taken = Math.min(missing, left_count);
    await shiftUses(trx, id, { left: -taken, used: taken });
    parts.push({ subscriptionId: id, amount: taken });
    missing -= taken;
  }
  if (missing > 0)
    throw new Error(`the ledger is damaged: the subscriptions of pot ${potId} hold less than its balance`);
  return parts;
}
