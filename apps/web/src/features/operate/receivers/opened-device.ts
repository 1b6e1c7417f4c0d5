import type { AnyDriver, Heard, Session } from '@qc/remotes';

/** A device that is open: its driver, how to talk to it, and how to let it go. */
export interface OpenedDevice {
  driver: AnyDriver;
  /** Begins to talk to it; once. */
  start(heard: Heard): Session;
  close(): Promise<void>;
}
