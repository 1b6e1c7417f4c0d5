import { z } from 'zod';
import type { Bus } from './bus.ts';

/** Something that one server tells all others. */
export interface HouseWord<T> {
  /** Tells the others. Whoever says it knows it: it is not told to this server. */
  tell(bus: Bus, what: T): void;
  /** Hears it of others; gives the way to hear it no more. What cannot be read is dropped, with a line in the log. */
  hear(bus: Bus, take: (what: T) => void): () => void;
}

const Envelope = z.object({ v: z.literal(1), from: z.string(), what: z.unknown() });

/** A word of the house: its name on the bus, and what belongs to it. */
export function houseWord<T>(name: string, schema: z.ZodType<T>): HouseWord<T> {
  const subject = `house.${name}`;
  return {
    tell: (bus, what) => bus.publish(subject, JSON.stringify({ v: 1, from: bus.serverId, what })),
    hear: (bus, take) =>
      bus.subscribe(subject, (message) => {
        const { from, what } = Envelope.parse(JSON.parse(message));
        if (from !== bus.serverId) take(schema.parse(what));
      }),
  };
}
