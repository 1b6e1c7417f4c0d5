/**
 * npm run bench spread: a room whose pages have their sockets at four other servers beside one with as many sockets of
 * its own. Every server is a process, and so are the pages of each room; rooms take turns. On a machine with fewer
 * processors than processes no time is to be gained: what it costs is what is told.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { figureLine, middle, shareOf } from '@qc/engine/testing/bench-figures';
import type { CrowdOrder, CrowdReply } from './bench-crowd.ts';
import { startBenchNats } from './bench-ground.ts';
import { Asked, BenchServer, costOfChanges } from './bench-servers.ts';

const { values } = parseArgs({
  options: {
    wires: { type: 'string', default: '10000' },
    servers: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
});
/** Changes of each round and room. */
const CHANGES = 3;

/** A room and who has its pages. */
interface Side {
  /** The room's server first. */
  servers: BenchServer[];
  crowd: Asked<CrowdOrder, CrowdReply>;
  changes: number;
}

/** For a change, ms. */
interface Costs {
  all: number;
  owner: number;
  p99: number;
}

const nats = await startBenchNats();
const sides: Side[] = [];
try {
  await measure();
} finally {
  for (const { servers, crowd } of sides) for (const one of [...servers, crowd]) one.end();
  await nats.stop();
}
process.exit(0);

async function measure(): Promise<void> {
  const whole = await BenchServer.start({ KIND: 'rooms' });
  const one = await gather([whole], [whole]);
  const owner = await BenchServer.start({ KIND: 'rooms', NATS: nats.url, NAME: 'owner' });
  const pages: BenchServer[] = [];
  for (let n = 0; n < Number(values.servers); n += 1) {
    const env = { KIND: 'pages', NATS: nats.url, NAME: `gate-${n}`, PLACES: JSON.stringify(owner.place.places) };
    pages.push(await BenchServer.start(env));
  }
  const many = await gather([owner, ...pages], pages);
  await rest(2000);
  const rounds: { one: Costs; many: Costs }[] = [];
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const costs = { one: await costsOf(one), many: await costsOf(many) };
    if (round > 0) rounds.push(costs);
  }
  for (const [name, side] of [
    ['at one server', 'one'],
    [`at ${values.servers} others`, 'many'],
  ] as const) {
    const of = (what: keyof Costs) => middle(rounds.map((round) => round[side][what])).toFixed(1);
    console.log(
      `${values.wires} pages ${name}, a change: ${of('all')} ms of processor, the room's server ${of('owner')} ms; ` +
        `p99 there after ${of('p99')} ms`,
    );
  }
  const ratio = (what: keyof Costs) => middle(rounds.map((costs) => costs.many[what] / costs.one[what]));
  for (const found of [
    { what: 'pages spread: processor of all servers', measured: ratio('all'), limit: { most: 1.2 } },
    { what: "pages spread: processor of the room's server", measured: ratio('owner'), limit: { most: 0.05 } },
    { what: 'pages spread: delivery p99', measured: ratio('p99'), limit: { most: 1.3 } },
  ])
    console.log(figureLine({ figure: 4, ...found }));
}

/** Fills a side's room with pages, at those of its servers that have sockets. */
async function gather(servers: BenchServer[], open: readonly BenchServer[]): Promise<Side> {
  const code = servers[0]?.place.places[0]?.code ?? '';
  const ports = open.map(({ place: { port } }) => port).join(',');
  const crowd = new Asked<CrowdOrder, CrowdReply>('./bench-crowd.ts', {
    PORTS: ports,
    CODE: code,
    WIRES: values.wires,
  });
  const side = { servers, crowd, changes: 0 };
  sides.push(side);
  await crowd.next();
  return side;
}

async function costsOf(side: Side): Promise<Costs> {
  const waits: number[] = [];
  const cost = await costOfChanges(side.servers, { change: 0 }, CHANGES, async (atMs) => {
    const { toldAtMs } = await side.crowd.ask({ changes: (side.changes += 1) });
    waits.push(
      shareOf(
        toldAtMs.map((told) => told - atMs),
        0.99,
      ),
    );
  });
  const all = cost.cpuMs.reduce((sum, cpuMs) => sum + cpuMs, 0);
  return { all, owner: cost.cpuMs[0] ?? 0, p99: middle(waits) };
}
