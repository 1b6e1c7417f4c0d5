import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { OwningWatch } from '#features/rooms';
import type { Bus } from '#platform/bus/bus';
import type { Cluster } from '#platform/cluster/cluster';

/** Bounds of the buckets, seconds: a hand-over is to stay below half a second. */
const PAUSE_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
/** A message to oneself that takes longer counts as long as this, ms. */
const ECHO_MS = 2000;

/** Counts what becomes of the rooms of one server among several. */
export function watchOwning(registry: Registry): OwningWatch {
  const taken = new Counter({
    name: 'qc_rooms_taken_total',
    help: 'Live rooms that came here: passed on, or of a server that was gone',
    labelNames: ['how'],
    registers: [registry],
  });
  const pauses = new Histogram({
    name: 'qc_room_hand_over_seconds',
    help: 'Time in which a room that is handed over judges nothing here',
    buckets: PAUSE_SECONDS,
    registers: [registry],
  });
  return { taken: (how) => taken.inc({ how }), handedOver: (pauseMs) => pauses.observe(pauseMs / 1000) };
}

/**
 * Tells how the way to the other servers is, and how old the lease: what is asked for is found out then. Gives the way
 * to tell it no more.
 */
export function watchBus(registry: Registry, bus: Bus, cluster: Pick<Cluster, 'leaseAgeMs'>): () => void {
  const subject = `own.${bus.serverId}.echo`;
  const stop = bus.answer(subject, async (text) => text);
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('qc_bus_connected', 'Whether the way to the other servers is there', () => Number(bus.isConnected));
  gauge('qc_bus_delay_seconds', 'Time of a message to oneself over the bus and back', async () => {
    const sentMs = performance.now();
    const reply = await bus.request(subject, '', ECHO_MS);
    return (typeof reply === 'object' ? performance.now() - sentMs : ECHO_MS) / 1000;
  });
  gauge('qc_lease_age_seconds', 'Time since the lease of this server was renewed', () => cluster.leaseAgeMs / 1000);
  new Counter({
    name: 'qc_bus_dropped_total',
    help: 'Messages that the bus was too slow for',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(bus.dropped);
    },
  });
  return stop;
}
