import type { ErrorCode } from '@qc/contract';
import type { DeliveryAsk, DeliveryFormat } from '../delivery/delivery-path.ts';
import type { VariantSize } from './variant-size.ts';

/** What a variant is made in. */
export type VariantFormat = Exclude<DeliveryFormat, 'auto'>;

/** How a variant is cut, sized and written. */
export interface VariantPlan {
  ask: DeliveryAsk;
  size: VariantSize;
  format: VariantFormat;
}

/** Work for the picture process: everything that looks into a picture happens there. */
export type PictureTask =
  /**
   * Bytes, or where they lie: better for large files, which then never pass through the server's own memory. What comes
   * out is written to `into`, where nothing may be yet.
   */
  | { kind: 'reencode'; source: Buffer | string; into: string }
  | { kind: 'variant'; bytes: Buffer; plan: VariantPlan }
  /** The header alone: the answer has no bytes. */
  | { kind: 'look'; bytes: Buffer };

/** A picture as it came out. */
export interface MadePicture {
  bytes: Buffer;
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** A picture as it lies on the disk now. */
export interface WrittenPicture {
  bytes: number;
  sha256: string;
  width: number;
  height: number;
}

/** What becomes of a task. */
export type PictureAnswer = MadePicture | WrittenPicture | { refusal: ErrorCode; details?: string[] };

/** A task on its way to the process. */
export interface NumberedTask {
  number: number;
  task: PictureTask;
}

/** An answer on its way back; a fault is a bug or a broken file of ours, in words. */
export interface NumberedAnswer {
  number: number;
  answer: PictureAnswer | { fault: string };
}
