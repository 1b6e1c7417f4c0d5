import { USUAL_SPEECH } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { LineVoices } from '../speech/saying.ts';
import { openSpeechKey } from './line-secret.ts';
import { HOUSE_LINE, readLine } from './line-store.ts';

/** How the texts of the house's line are said, whether or not it takes calls now. */
export async function readVoices(db: Db): Promise<LineVoices> {
  const kept = await readLine(db, HOUSE_LINE);
  if (kept === null) return { speech: USUAL_SPEECH, key: null };
  const { speech } = kept.line;
  const key = await openSpeechKey(db, kept.sealedKey, { id: HOUSE_LINE, address: speech.service.address });
  return { speech, key };
}
