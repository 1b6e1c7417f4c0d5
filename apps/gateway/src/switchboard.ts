import { randomUUID } from 'node:crypto';
import type { LineEvent, LineReply } from '@qc/telephone/call';
import type { AboutCall } from './ask-house.ts';
import type { LineNews } from './control.ts';
import { GatewayCall } from './gateway-call.ts';

/** What a line can be told to do. */
export interface Telephone {
  accept(): void;
  hangUp(): void;
  play(samples: Int16Array): void;
}

/** What all lines share. */
export interface SwitchboardWorld {
  nowMs(): number;
  after(ms: number, call: () => void): () => void;
  ask(call: AboutCall, event: LineEvent): Promise<LineReply>;
  recordingOf(url: string): Promise<Int16Array | null>;
  moment: Int16Array;
  note(text: string): void;
}

interface Line {
  name: string;
  /** What people call, as far as it is known here. */
  number: string;
  telephone: Telephone;
  /** The SIP call that rings or goes on here; null: free. */
  id: string | null;
  about: AboutCall | null;
  call: GatewayCall | null;
  /** What was last said of its registration, which is repeated every two minutes. */
  registered: string;
}

/**
 * Lines and their calls. An exchange may let one call ring at every line that is free: one of them takes it, the others
 * ring until the exchange ends that.
 */
export class Switchboard {
  readonly #world: SwitchboardWorld;
  readonly #taken = new Set<string>();

  constructor(world: SwitchboardWorld) {
    this.#world = world;
  }

  /** Adds a line; what it tells goes to what is given back. */
  add(name: string, number: string, telephone: Telephone): { hear(news: LineNews): void; lost(): void } {
    const line: Line = { name, number, telephone, id: null, about: null, call: null, registered: '' };
    return { hear: (news) => this.#hear(line, news), lost: () => this.#end(line, 'the line was lost') };
  }

  #hear(line: Line, news: LineNews): void {
    switch (news.type) {
      case 'ringing': {
        if (line.id !== null || this.#taken.has(news.id)) return;
        this.#taken.add(news.id);
        line.id = news.id;
        line.about = { callId: randomUUID(), from: news.from === '' ? null : news.from, to: line.number };
        return line.telephone.accept();
      }
      case 'established':
        if (line.id !== news.id || line.about === null || line.call !== null) return;
        this.#note(line, 'a call begins');
        line.call = this.#begin(line, line.about);
        return line.call.start();
      case 'key':
        return line.call?.key(news.key);
      case 'closed':
        if (line.id === news.id) this.#end(line, news.why);
        return;
      case 'registered': {
        const said = news.isWell ? 'registered' : `not registered: ${news.why}`;
        if (said !== line.registered) this.#note(line, said);
        line.registered = said;
        return;
      }
    }
  }

  #begin({ telephone, name }: Line, about: AboutCall): GatewayCall {
    const { nowMs, after, ask, recordingOf, moment, note } = this.#world;
    return new GatewayCall({
      ...{ nowMs, after, recordingOf, moment },
      ask: (event) => ask(about, event),
      play: (samples) => telephone.play(samples),
      hangUp: () => telephone.hangUp(),
      note: (text) => note(`${name}: ${text}`),
    });
  }

  #end(line: Line, why: string): void {
    const { id, call } = line;
    if (id === null) return;
    this.#taken.delete(id);
    Object.assign(line, { id: null, about: null, call: null });
    if (call === null) return;
    this.#note(line, `the call has ended (${why})`);
    void call.closed();
  }

  #note({ name }: Line, text: string): void {
    this.#world.note(`${name}: ${text}`);
  }
}
