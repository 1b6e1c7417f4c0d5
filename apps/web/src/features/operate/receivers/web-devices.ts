/**
 * What we use of the browser's WebHID and Web Serial, which the compiler's own library does not know: only Chromium has
 * them, and only on a secure address. (wicg.github.io/webhid, wicg.github.io/serial)
 */
export interface HidReportEvent extends Event {
  readonly data: DataView;
  readonly device: HidDevice;
}
export interface HidDevice extends EventTarget {
  readonly opened: boolean;
  readonly vendorId: number;
  readonly productId: number;
  open(): Promise<void>;
  close(): Promise<void>;
  sendReport(reportId: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
}
export interface HidConnectionEvent extends Event {
  readonly device: HidDevice;
}
export interface WebHid extends EventTarget {
  getDevices(): Promise<HidDevice[]>;
  requestDevice(options: { filters: { vendorId: number; productId?: number }[] }): Promise<HidDevice[]>;
}
export interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
export interface WebSerial extends EventTarget {
  requestPort(): Promise<SerialPort>;
}

declare global {
  interface Document {
    /** What the page's headers allow, as Chromium alone tells it. */
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
  interface Navigator {
    readonly hid?: WebHid;
    readonly serial?: WebSerial;
  }
}
