import type { DurableData } from '../durable-data.ts';
import type { Stage } from '../stage.ts';
import type { StoreHealth } from '../store-health.ts';
import type { Traffic } from '../traffic.ts';
import type { Truth } from '../truth.ts';
import { OwnerWatch } from './owner-watch.ts';
import { TellerWatch } from './teller-watch.ts';

/** Watches the servers of a house of several: S15 to S19. */
export function watchHouse(
  stage: Stage,
  { data, health, truth, traffic }: { data: DurableData; health: StoreHealth; truth: Truth; traffic: Traffic },
): void {
  const { house } = stage;
  const owners = new OwnerWatch(stage, { data, health });
  const tellers = new TellerWatch(stage, { data, truth });
  truth.onTaken = (roomId, by) => {
    owners.taken(roomId, by);
    if (by.from !== by.to) tellers.taken(roomId);
  };
  house.onSaid = (server, subject, message) => tellers.said(server, subject, message);
  traffic.onSent = (wire, message, roomId) => {
    const server = house.placeOf(wire);
    if (server) tellers.sent(server, message, roomId);
  };
  owners.start();
}
