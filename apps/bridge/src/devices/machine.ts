import type { Bytes } from '@qc/remotes';

/** A USB device as the system lists it. `path` is its name there, the same as long as it is plugged in. */
export interface FoundHid {
  path: string;
  vendorId: number;
  productId: number;
  product: string;
}

/** A serial port as the system lists it. */
export interface FoundPort {
  path: string;
  label: string;
}

/** A device that is open. */
export interface RawDevice {
  /** Rejects when the device does not take it. */
  write(bytes: Bytes, reportId: number): Promise<void>;
  onData(listener: (bytes: Uint8Array) => void): void;
  /** Called once, when it has been pulled out. */
  onGone(listener: () => void): void;
  close(): Promise<void>;
}

/** What a bridge needs of its machine; tests put a fake one here. */
export interface Machine {
  /** The devices that are plugged in; null: the part that reaches them is not there. */
  listHids(): Promise<FoundHid[] | null>;
  /** Rejects where it cannot be opened. */
  openHid(path: string): Promise<RawDevice>;
  /** Serial ports; null: the part that reaches them is not there. */
  listPorts(): Promise<FoundPort[] | null>;
  /** Opens a serial port, or a line over the network (`tcp://host:port`). Rejects where it cannot be opened. */
  openPort(path: string, baudRate: number): Promise<RawDevice>;
  /** Milliseconds since 1970 that never go back while the bridge runs. */
  now(): number;
  wait(ms: number): Promise<void>;
}
