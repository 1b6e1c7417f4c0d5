import type { RouteInput, RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { readVoices } from '../line/line-voices.ts';
import { saidPath } from '../line/line-address.ts';
import { sayingOf } from './saying.ts';
import type { Speech } from './speech.ts';

/**
 * A text as callers would hear it; where the line's own voice says it, by the machine, as the nearest that can be heard on a
 * screen. Refuses `speechUnavailable` where nothing can say it now.
 */
export async function sayOnTelephone(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  speech: Speech,
  { text, language }: RouteInput<'sayOnTelephone'>['body'],
): Promise<Result<RouteReply<'sayOnTelephone'>>> {
  try {
    const { name, lengthMs } = await speech.record(sayingOf(text, language, await readVoices(db)));
    return succeed({ address: saidPath(name), lengthMs });
  } catch (error) {
    log.warn({ err: error, language }, 'a text for the telephone could not be said');
    return refuse('speechUnavailable');
  }
}
