import type { SpeechFault } from '@qc/contract';
import { postOutbound } from '#platform/outbound/post-outbound';
import { readSound } from '../read-sound.ts';
import type { Saying, SpeechService } from '../saying.ts';
import { SpeechFailed } from '../speech-failed.ts';

/** A caller waits. */
const WITHIN_MS = 8000;
/** Three minutes at the highest rate that is read. */
const BYTES_MAX = 20 * 1024 * 1024;

/**
 * Has a text said by a speech service: samples of 16 bits, 8 kHz, one channel. Throws `SpeechFailed` where it is not.
 * `innerHosts`: of this network, that may be asked.
 */
export async function askService(
  service: SpeechService,
  { voice, language, text }: Saying,
  innerHosts: readonly string[],
  withinMs = WITHIN_MS,
): Promise<Int16Array> {
  const asked =
    service.protocol === 'openai'
      ? { model: service.model, voice, input: text, response_format: 'wav' }
      : { text, language, voice, model: service.model };
  const headers = {
    'content-type': 'application/json',
    accept: 'audio/wav',
    ...(service.key !== null && { authorization: `Bearer ${service.key}` }),
  };
  const ask = { url: service.address, innerHosts, maxBytes: BYTES_MAX, withinMs, headers, body: JSON.stringify(asked) };
  const posted = await postOutbound(ask);
  if (posted.kind === 'refused') throw new SpeechFailed('addressNotAllowed');
  if (posted.kind === 'unreachable') throw new SpeechFailed('unreachable');
  if (posted.status !== 200)
    throw new SpeechFailed(refusalOf(posted.status), `the speech service said ${posted.status}`);
  const samples = readSound(posted.body, posted.contentType);
  if (samples === null) throw new SpeechFailed('noSound');
  return samples;
}

function refusalOf(status: number): SpeechFault {
  return status === 401 || status === 403 ? 'wrongKey' : 'serviceRefuses';
}
