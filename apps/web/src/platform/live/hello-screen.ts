import type { ScreenProof } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { localValue } from '../storage/index.ts';
import { newMessageId } from './message-id.ts';
import type { HelloMessage } from './open-wire.ts';

const kept = localValue('qc.screenDevice');

/** How a big screen that a screen link opened says who it is: nobody is signed in there. */
export function helloScreen(proof: ScreenProof, lastVersion: number | null): HelloMessage {
  const device = kept.get() ?? newMessageId();
  kept.set(device);
  return { t: 'helloScreen', protocol: LIVE_PROTOCOL, device, proof, lastVersion };
}
