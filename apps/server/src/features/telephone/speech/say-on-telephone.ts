import type { RouteInput, RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { saidPath } from '../line/line-address.ts';
import { machineSaying } from './saying.ts';
import type { Speech } from './speech.ts';

/** A text as callers would hear it. Refuses `speechUnavailable` where nothing can say it now. */
export async function sayOnTelephone(
  { log }: Pick<Platform, 'log'>,
  speech: Speech,
  { text, language }: RouteInput<'sayOnTelephone'>['body'],
): Promise<Result<RouteReply<'sayOnTelephone'>>> {
  try {
    const { name, lengthMs } = await speech.record(machineSaying(text, language));
    return succeed({ address: saidPath(name), lengthMs });
  } catch (error) {
    log.warn({ err: error, language }, 'a text for the telephone could not be said');
    return refuse('speechUnavailable');
  }
}
