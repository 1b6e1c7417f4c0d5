// Plays seeds of the simulator.
//   node apps/server/src/features/rooms/simulator/run.ts --seeds 100000 --from 1     the night's run
//   … --seed 4711 --log                                                              one seed again, with its whole log
//   … --hosts 3 --seeds 2000                                                         every seed with three servers
//   … --fault ack-before-write --seeds 2000                                          with a planted fault
import { parseArgs } from 'node:util';
import { plantFault } from '../../../testing/plant-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { missingStates } from './rare-states.ts';

const CHUNK = 500;
/** Fewer seeds need not reach every rare situation. */
const ENOUGH = 2000;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '2000' },
    seed: { type: 'string' },
    log: { type: 'boolean', default: false },
    twins: { type: 'string', default: '5' },
    fault: { type: 'string' },
    hosts: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if (values.fault !== undefined) {
  plantFault(PLANTED_FAULTS, values.fault);
}
// Failures of the store are made by the thousand: where they come from is known.
Error.stackTraceLimit = 4;
let uncaught: unknown = null;
process.on('unhandledRejection', (reason) => {
  uncaught = reason;
});
// Only now: a planted fault must be in place before its file is loaded.
const { takeTurnsOver } = await import('./turns.ts');
takeTurnsOver();
const hosts = values.hosts === undefined ? undefined : Number(values.hosts);
const { runSeed } = await import('./run-seed.ts');
const { simulate } = await import('./simulate.ts');

if (values.log && values.seed !== undefined) {
  const { lines, violation } = await runSeed(Number(values.seed), { keepLog: true, hosts });
  for (const line of lines ?? []) process.stdout.write(`${line}\n`);
  process.exitCode = violation === null ? 0 : 1;
} else await playAll();

async function playAll(): Promise<void> {
  const from = Number(values.seed ?? values.from);
  const count = values.seed === undefined ? Number(values.seeds) : 1;
  const total = { seeds: 0, events: 0, twins: 0, virtualMs: 0 };
  const reached = new Map<string, number>();
  const digests: string[] = [];
  let failure: { seed: number; rule: string } | null = null;
  const startedMs = performance.now();
  for (let first = from; first < from + count && !failure; first += CHUNK) {
    const part = await simulate({
      from: first,
      count: Math.min(CHUNK, from + count - first),
      twinEvery: Number(values.twins),
      hosts,
    });
    for (const [situation, seeds] of part.reached) reached.set(situation, (reached.get(situation) ?? 0) + seeds);
    total.seeds += part.seeds;
    total.events += part.events;
    total.twins += part.twins;
    total.virtualMs += part.virtualMs;
    digests.push(...(values.json ? part.digests : [part.digest]));
    failure =
      part.failure ??
      (uncaught === null ? null : { seed: first, rule: `S12 an unhandled rejection: ${String(uncaught)}` });
    if (!values.json) print(`seeds ${first} to ${first + part.seeds - 1}: log hash ${part.digest}`);
  }
  const tookMs = Math.round(performance.now() - startedMs);
  if (values.json) print(JSON.stringify({ ...total, tookMs, reached: Object.fromEntries(reached), digests, failure }));
  else {
    print(
      `${total.seeds} seeds (${total.twins} with twins), ${total.events} events, ${Math.round(total.virtualMs / 3_600_000)} simulated hours, ${tookMs} ms`,
    );
    for (const [situation, seeds] of [...reached].sort(([one], [other]) => (one < other ? -1 : 1)))
      print(`  ${situation}: in ${seeds} seeds`);
    if (failure)
      print(
        `seed ${failure.seed}: ${failure.rule}\nSee it again with --seed ${failure.seed} --log${values.fault === undefined ? '' : ` --fault ${values.fault}`}`,
      );
  }
  const missing = total.seeds >= ENOUGH ? missingStates(reached) : [];
  if (missing.length > 0) print(`never reached: ${missing.join(', ')}`);
  process.exitCode = failure || missing.length > 0 ? 1 : 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
