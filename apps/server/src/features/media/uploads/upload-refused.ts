import { errorTexts } from '@qc/words/server';
import { ERROR_STATUS, type ErrorCode } from '@qc/contract';

/** A refusal in the shape that the upload library sends: its status, and our usual reply as the body. */
export class UploadRefused extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'UploadRefused';
    this.status_code = ERROR_STATUS[code];
    this.body = JSON.stringify({ code, requestId: '', clapErr: true, ...errorTexts(code) });
  }
}
