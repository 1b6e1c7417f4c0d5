import { telephoneWav } from '@qc/telephone/wav';
import { createGate } from '#platform/gate';
import type { Platform } from '#platform/platform';
import { serverSecret } from '#platform/server-secret';
import { MachineVoice } from './machine/machine-voice.ts';
import { Recordings } from './recordings.ts';
import { nameOf, type Saying } from './saying.ts';
import { askService } from './service/ask-service.ts';
import { SpeechFailed } from './speech-failed.ts';

/** A recording that is there. */
export interface Recorded {
  name: string;
  lengthMs: number;
}

/** What makes speech; tests put others here. Each gives samples of 16 bits, 8 kHz, one channel, or throws. */
export interface SpeechMakers {
  machine: Pick<MachineVoice, 'speak' | 'stop'>;
  service: typeof askService;
}

/** A service is asked for so many texts at once … */
const SERVICE_AT_ONCE = 4;
/** … and after a failure not again for so long, ms: callers would wait for it again and again. */
const SERVICE_RESTS_MS = 10_000;
/** More than that many texts do not wait to be said: whoever came last would never hear them. */
const WAITING_MAX = 60;

/** Makes recordings of texts, once for each, and knows those that there are. */
export class Speech {
  readonly recordings: Recordings;
  readonly #platform: Pick<Platform, 'config' | 'db' | 'now'>;
  readonly #makers: SpeechMakers;
  readonly #making = new Map<string, Promise<Recorded>>();
  readonly #serviceGate = createGate(SERVICE_AT_ONCE);
  /** When a service failed last, by its address. */
  readonly #failedAtMs = new Map<string, number>();

  constructor(
    platform: Pick<Platform, 'config' | 'db' | 'now' | 'log'>,
    makers: SpeechMakers = { machine: new MachineVoice(), service: askService },
  ) {
    this.#platform = platform;
    this.#makers = makers;
    this.recordings = new Recordings(platform);
  }

  /** The recording of a text, made now where there is none. Throws `SpeechFailed` where its source cannot say it. */
  async record(saying: Saying): Promise<Recorded> {
    await this.recordings.ready();
    const name = nameOf(saying, await serverSecret(this.#platform.db));
    const lengthMs = this.recordings.lengthOf(name);
    if (lengthMs !== null) return { name, lengthMs };
    const known = this.#making.get(name);
    if (known) return known;
    if (this.#making.size >= WAITING_MAX) throw new SpeechFailed('unreachable', 'too many texts wait to be said');
    const making = this.#make(name, saying).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  /** Has a text said, whether or not there is a recording of it. Throws as `record` does. */
  async tryOut(saying: Saying): Promise<void> {
    await this.#say(saying);
  }

  /** Ends what speaks. */
  stop(): void {
    this.#makers.machine.stop();
  }

  async #make(name: string, saying: Saying): Promise<Recorded> {
    const address = saying.service?.address ?? null;
    const rests = address !== null && this.#platform.now() - (this.#failedAtMs.get(address) ?? -Infinity);
    if (rests !== false && rests < SERVICE_RESTS_MS) throw new SpeechFailed('unreachable', 'the speech service rests');
    await this.recordings.keep(name, telephoneWav(await this.#say(saying)));
    const lengthMs = this.recordings.lengthOf(name);
    if (lengthMs === null) throw new Error('a recording was made, and there is no room for it');
    return { name, lengthMs };
  }

  async #say(saying: Saying): Promise<Int16Array> {
    const { service, voice, text } = saying;
    if (service === null) return this.#sayByMachine(voice, text);
    try {
      const { speechHosts } = this.#platform.config;
      const samples = await this.#serviceGate(() => this.#makers.service(service, saying, speechHosts));
      this.#failedAtMs.delete(service.address);
      return samples;
    } catch (error) {
      this.#failedAtMs.set(service.address, this.#platform.now());
      throw error;
    }
  }

  async #sayByMachine(voice: string, text: string): Promise<Int16Array> {
    try {
      return await this.#makers.machine.speak(voice, text);
    } catch (error) {
      throw new SpeechFailed('machineSilent', error instanceof Error ? error.message : String(error));
    }
  }
}
