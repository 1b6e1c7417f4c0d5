import { NO_CALLING, type TelephoneLineChanges, USUAL_SPEECH } from '@qc/contract';

/** A telephone line as its owner sets it up: with every usual value, at the provider and with the secret that are given. */
export function houseLine(
  changes: Pick<TelephoneLineChanges, 'provider' | 'secret'> & Partial<TelephoneLineChanges>,
): TelephoneLineChanges {
  return {
    ...{ isOn: true, numbers: ['+972 2 555 0100'], languages: ['he', 'ar', 'en'], voices: {}, networks: [] },
    ...{ speech: USUAL_SPEECH, speechKey: '', calling: NO_CALLING, callToken: '', defaultCode: '' },
    ...{ callsMax: 100, callsPerRoom: 100, callsPerNumber: 100, keepDays: 1 },
    ...changes,
  };
}
