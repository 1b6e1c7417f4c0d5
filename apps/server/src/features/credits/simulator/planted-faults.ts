import type { Plantable } from '../../../testing/plant-fault.ts';

/** A fault of the kind that ledgers have had: a file of the product with exact pieces of it replaced. */
export interface PlantedFault extends Plantable {
  about: string;
  /** Rules that may find it; M: the plain books say something else. */
  rules: readonly string[];
  /** PostgreSQL lets transactions run at once; on SQLite they follow each other, which hides some faults. */
  on: 'sqlite' | 'postgres';
}

const CREDITS = 'apps/server/src/features/credits';
const NO_LOCK = {
  file: `${CREDITS}/ledger/ledger-store.ts`,
  find: 'if (await holdPot(trx, pot.id)) return;',
  replace: "if (await trx.selectFrom('pot').select('id').where('id', '=', pot.id).executeTakeFirst()) return;",
};

/** The eight faults of the field. The product is free of them: they exist only in the process that looks for them. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'read-check-write',
    about: 'the balance is read, judged and written back, as open-saas#727 had it',
    rules: ['I1', 'I2', 'I7', 'M'],
    on: 'postgres',
    edits: [
      NO_LOCK,
      {
        file: `${CREDITS}/ledger/ledger-store.ts`,
        find: "  const moved = await trx\n    .updateTable('pot')\n    .set((eb) => ({ balance: eb('balance', '+', delta),",
        replace:
          "  const read = await trx.selectFrom('pot').select('balance').where('id', '=', potId).executeTakeFirstOrThrow();\n" +
          '  if (read.balance + delta < 0) return null;\n' +
          "  const moved = await trx\n    .updateTable('pot')\n    .set((eb) => ({ balance: read.balance + delta,",
      },
    ],
  },
  {
    name: 'lock-on-newest-row',
    about: 'the newest entry is locked, which protects nothing because the newest moves on, as laravel-credits#20',
    rules: ['I1', 'I2', 'I7', 'M'],
    on: 'postgres',
    edits: [
      {
        file: NO_LOCK.file,
        find: NO_LOCK.find,
        replace:
          "const newest = await trx.selectFrom('ledger_entry').select(['balance_before', 'delta']).where('pot_id', '=', pot.id).orderBy('seq', 'desc').limit(1).forUpdate().executeTakeFirst();\n" +
          '  if (newest) return;',
      },
      {
        file: `${CREDITS}/ledger/ledger-store.ts`,
        find: "  const moved = await trx\n    .updateTable('pot')\n    .set((eb) => ({ balance: eb('balance', '+', delta),",
        replace:
          "  const newest = await trx.selectFrom('ledger_entry').select(['balance_before', 'delta']).where('pot_id', '=', potId).orderBy('seq', 'desc').limit(1).executeTakeFirst();\n" +
          '  const was = newest ? newest.balance_before + newest.delta : 0;\n' +
          '  if (was + delta < 0) return null;\n' +
          "  const moved = await trx\n    .updateTable('pot')\n    .set((eb) => ({ balance: was + delta,",
      },
    ],
  },
  {
    name: 'top-up-twice',
    about: 'webhook and return page both give what was paid, as AutoGPT#10672',
    rules: ['I4', 'I9'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/granting/grant-credits.ts`,
        find: 'if (grant.orderId !== undefined) return findGranted(trx, { orderId: grant.orderId });',
        replace: 'if (grant.orderId !== undefined) return null;',
      },
      {
        file: `${CREDITS}/granting/grant-credits.ts`,
        find: 'order_id: grant.orderId ?? null,',
        replace: 'order_id: null,',
      },
    ],
  },
  {
    name: 'void-after-post',
    about: 'a run that has begun is given back like one that has not',
    rules: ['M', 'I9'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/charges/void-charge.ts`,
        find: 'const from = evenPosted ?',
        replace: 'const from = !evenPosted || evenPosted ?',
      },
    ],
  },
  {
    name: 'refund-without-its-charge',
    about: 'a refund takes from whatever its pot holds, not from what the order brought',
    rules: ['I5', 'M'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/granting/take-back-order.ts`,
        find: 'const row = (await findSubscription(trx, granted.id)) ?? granted;',
        replace:
          "const row = (await trx.selectFrom('subscription').selectAll().where('pot_id', '=', granted.pot_id).where('expired', '=', 0).orderBy('id').executeTakeFirst()) ?? granted;",
      },
    ],
  },
  {
    name: 'expiry-during-a-hold',
    about: 'what a void gives back goes into its subscription although that has expired meanwhile',
    rules: ['I6', 'M'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/charges/void-charge.ts`,
        find: 'if (row.expired === 0) {',
        replace: 'if (row.expired !== 7) {',
      },
    ],
  },
  {
    name: 'pot-of-a-left-institution',
    about: 'who paid the last time pays again',
    rules: ['I8', 'M'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/charges/hold-charge.ts`,
        find: '    await openPot(trx, payer.pot);',
        replace:
          "    const last = await trx.selectFrom('charge').innerJoin('pot', 'pot.id', 'pot_id').select(['pot.id', 'pot.kind']).where('user_id', '=', run.userId).orderBy('charge.at_ms', 'desc').orderBy('charge.id', 'desc').executeTakeFirst();\n" +
          "    if (last?.kind === 'institution') payer.pot = last;\n" +
          '    await openPot(trx, payer.pot);',
      },
    ],
  },
  {
    name: 'key-not-scoped',
    about: 'a key that one person chose answers for another’s',
    rules: ['M', 'I9'],
    on: 'sqlite',
    edits: [
      {
        file: `${CREDITS}/granting/grant-credits.ts`,
        find: "`${actorId ?? 'system'}:${grantKey}`",
        replace: '`${actorId === null ? grantKey : grantKey}`',
      },
    ],
  },
];
