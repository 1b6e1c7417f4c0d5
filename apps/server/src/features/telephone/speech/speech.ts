import { telephoneWav } from '@qc/telephone/wav';
import type { Platform } from '#platform/platform';
import { serverSecret } from '#platform/server-secret';
import { MachineVoice } from './machine/machine-voice.ts';
import { Recordings } from './recordings.ts';
import { nameOf, type Saying } from './saying.ts';

/** A recording that is there. */
export interface Recorded {
  name: string;
  lengthMs: number;
}

/** Makes recordings of texts, once for each, and knows those that there are. */
export class Speech {
  readonly recordings: Recordings;
  readonly #platform: Pick<Platform, 'db'>;
  readonly #machine: Pick<MachineVoice, 'speak' | 'stop'>;
  readonly #making = new Map<string, Promise<Recorded>>();

  constructor(
    platform: Pick<Platform, 'config' | 'db' | 'now' | 'log'>,
    machine: Pick<MachineVoice, 'speak' | 'stop'> = new MachineVoice(),
  ) {
    this.#platform = platform;
    this.#machine = machine;
    this.recordings = new Recordings(platform);
  }

  /** The recording of a text, made now where there is none. Throws where its source cannot say it. */
  async record(saying: Saying): Promise<Recorded> {
    await this.recordings.ready();
    const name = nameOf(saying, await serverSecret(this.#platform.db));
    const lengthMs = this.recordings.lengthOf(name);
    if (lengthMs !== null) return { name, lengthMs };
    const making = this.#making.get(name) ?? this.#make(name, saying).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  /** Ends what speaks. */
  stop(): void {
    this.#machine.stop();
  }

  async #make(name: string, { voice, text }: Saying): Promise<Recorded> {
    await this.recordings.keep(name, telephoneWav(await this.#machine.speak(voice, text)));
    const lengthMs = this.recordings.lengthOf(name);
    if (lengthMs === null) throw new Error('a recording was made, and there is no room for it');
    return { name, lengthMs };
  }
}
