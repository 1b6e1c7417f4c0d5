import type { SlideResponse } from '@qc/contract';

/** The own answer as this page knows it: on its way, kept by the server, or too late. */
export interface OwnAnswer {
  response: SlideResponse;
  state: 'sending' | 'sent' | 'late';
}
