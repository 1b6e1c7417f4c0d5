import type { SpeechFault } from '@qc/contract';

/** A text could not be said; `fault`: why, as the owner of the line is told. */
export class SpeechFailed extends Error {
  readonly fault: SpeechFault;

  constructor(fault: SpeechFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
