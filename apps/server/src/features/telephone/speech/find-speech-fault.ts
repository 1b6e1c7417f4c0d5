import type { SpeechFault, TelephoneLine } from '@qc/contract';
import { wordsOf } from '@qc/words/server';
import type { Db } from '#platform/db/tables';
import { readVoices } from '../line/line-voices.ts';
import { sayingOf } from './saying.ts';
import type { Speech } from './speech.ts';
import { SpeechFailed } from './speech-failed.ts';
import { recordingWay } from './voiced-replies.ts';

/** Has a word said in each language that is recorded for the line; gives why one of them could not be, or null. */
export async function findSpeechFault(db: Db, speech: Speech, line: TelephoneLine): Promise<SpeechFault | null> {
  const voices = await readVoices(db);
  const languages = line.languages.filter((language) => recordingWay({ settings: line }, language) !== 'no');
  const tries = languages.map((language) =>
    speech.tryOut(sayingOf(wordsOf(language).lineWords.busy, language, voices)),
  );
  for (const tried of await Promise.allSettled(tries))
    if (tried.status === 'rejected') return tried.reason instanceof SpeechFailed ? tried.reason.fault : 'machineSilent';
  return null;
}
