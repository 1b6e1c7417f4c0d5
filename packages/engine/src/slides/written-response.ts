import type { SlideResponse } from '@qc/contract';
import { writeNumber } from './number/read-number.ts';

/** What was said in words or as a number, as it is written in no particular language; null: nothing is said but picked or played. */
export function writtenResponse(response: SlideResponse | null): string | null {
  if (response && 'text' in response) return response.text;
  return response && 'value' in response ? writeNumber(response.value) : null;
}
