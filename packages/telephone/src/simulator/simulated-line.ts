import type { CallRecord, PlacedCall } from './line-call.ts';
import type { Outside } from './outside.ts';

/** A provider, as the server knows it: what it sends, how it reads what it is told, what it does then. */
export interface SimulatedLine {
  /** Places a call and sees it to its end. Never throws. */
  place(outside: Outside, call: PlacedCall): Promise<CallRecord>;
}
