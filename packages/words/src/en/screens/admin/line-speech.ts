import type { SpeechFault, SpeechProtocol, SpeechSource } from '@qc/contract';
import { isolate } from '../../../isolate.ts';

export interface LineSpeechTexts {
  title: string;
  source: string;
  sources: Record<SpeechSource, string>;
  sourceHints: Record<SpeechSource, string>;
  /** Where the phone company plays no recordings. */
  ownVoiceAlone: string;
  machineVoiceHint: (example: string) => string;
  protocol: string;
  protocols: Record<SpeechProtocol, string>;
  serviceAddress: string;
  model: string;
  key: string;
  keyHint: string;
  keyKept: string;
  showKey: string;
  serviceVoiceHint: string;
  listen: (language: string) => string;
  listenHint: string;
  saveFirst: string;
  /** Said to be listened to, in the language itself. */
  sample: string;
  /** Why texts cannot be spoken. */
  faults: Record<SpeechFault, string>;
}

/** Words about who says the texts of the telephone line. */
export const lineSpeech: LineSpeechTexts = {
  title: 'Voice',
  source: 'Who reads the texts',
  sources: {
    line: 'The phone company’s voice',
    machine: 'This server’s voice',
    service: 'A speech service',
  },
  sourceHints: {
    line: 'Understood best, but how long a text takes is only estimated.',
    machine: 'Costs nothing and knows how long every text is. Sounds mechanical.',
    service: 'Asked over the internet. It reads each text once, and the recording is kept.',
  },
  ownVoiceAlone:
    'Yemot plays no recordings, so its own voice reads everything. It is chosen in the extension’s settings.',
  machineVoiceHint: (example) => `As eSpeak NG names it, such as ${isolate(example)}. Leave empty for the usual one.`,
  protocol: 'How it is asked',
  protocols: {
    plain: 'A simple request',
    openai: 'Like OpenAI (/v1/audio/speech)',
  },
  serviceAddress: 'Service address',
  model: 'Model',
  key: 'Service key',
  keyHint: 'Leave empty if the service needs none.',
  keyKept: 'Stored. Leave empty to keep it.',
  showKey: 'Show the key',
  serviceVoiceHint: 'Its name at the service.',
  listen: (language) => `Listen: ${language}`,
  listenHint: 'The phone company’s own voice can’t be heard here; this server’s voice reads instead.',
  saveFirst: 'Save first to listen.',
  sample: 'Welcome to the game. For the first answer, press 1.',
  faults: {
    machineSilent: 'This server’s voice doesn’t run, or doesn’t have the voice you named.',
    addressNotAllowed:
      'This address can’t be used for speech. It must begin with https and be on the internet; whoever runs the server can allow others.',
    unreachable: 'The speech service doesn’t answer.',
    wrongKey: 'The speech service doesn’t accept the key.',
    serviceRefuses: 'The speech service refuses. Check the model and the voices.',
    noSound: 'The speech service sent no sound that can be played.',
  },
};
