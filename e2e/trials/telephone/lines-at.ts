import { generateKeyPairSync } from 'node:crypto';
import type { TelephoneLineChanges } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { houseLine } from '../../product/stand-ins/house-line.ts';

/** Providers that speak to the house by webhook; a gateway for SIP, which plays recordings alone, has a trial of its own. */
export const PROVIDERS = ['twilio', 'signalwire', 'telnyx', 'plivo', 'jambonz', 'yemot'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** More than any house needs. */
const CALLS_MAX = 2000;
const SECRET = 'secret-of-a-simulated-provider';

/** What a simulated provider proves itself by. */
export interface ProviderKeys {
  secret: string;
  /** Of one that signs by a pair of keys, PEM; empty: it does not. */
  privateKey: string;
}

/** What an owner has to say about voices, where a line does not speak every language by itself. */
const VOICES: Partial<Record<Provider, TelephoneLineChanges['voices']>> = {
  plivo: { he: 'Polly.Own' },
  yemot: { ar: 'own' },
};

/** The owner says where the house is, and sets its line up at a provider. */
export async function setUpLine(owner: Account, provider: Provider): Promise<ProviderKeys> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  const signsByPair = provider === 'telnyx';
  const line = houseLine({
    provider,
    secret: signsByPair ? publicKey : SECRET,
    voices: VOICES[provider] ?? {},
    callsMax: CALLS_MAX,
    callsPerRoom: CALLS_MAX,
  });
  await owner.call('PUT', '/admin/setting', { baseUrl: owner.url });
  await owner.call('PUT', '/admin/telephone', line);
  const privateKey = signsByPair ? pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() : '';
  return { secret: SECRET, privateKey };
}
