import { LANGUAGES } from '@qc/contract';
import { loadTelephoneWords } from '@qc/words/telephone';
import type { LineEvent, LineReply, Spoken } from '../call.ts';
import type { CallCommand, CommandOutcome } from '../conversation/command.ts';
import { lengthMs } from '../conversation/say.ts';
import { type CallLine, type CallSession, newCall } from '../conversation/session.ts';
import { step } from '../conversation/step.ts';
import type { CallEvent, CallView, Stepped } from '../conversation/told.ts';

await loadTelephoneWords(LANGUAGES);

/** A line in English, whose rooms are found by code. */
export function testLine(changes: Partial<CallLine> = {}): CallLine {
  return {
    id: 'call-1',
    languages: ['en'],
    spokeBefore: null,
    code: null,
    digits: '123',
    hasNumber: true,
    tone: null,
    ...changes,
  };
}

/** What stands behind a call. */
export interface Behind {
  view(): CallView | null;
  carryOut(command: CallCommand): CommandOutcome;
  /** The question of a visit is being read, which takes so long. */
  reading?(visit: number, lengthMs: number): void;
}

/** One call, from ringing to its last word, with the host's loop of commands between line and room. */
export class Caller {
  session: CallSession;
  reply: LineReply | null = null;
  /** Everything that was asked of the room, in order. */
  readonly asked: CallCommand[] = [];
  readonly #behind: Behind;

  constructor(behind: Behind, line: CallLine = testLine()) {
    this.#behind = behind;
    this.session = newCall(line);
  }

  /** It rings and is taken. */
  dial(): string {
    return this.#tell({ type: 'started' });
  }

  /** Presses keys in the turn that waits; a `#` at the end ends it. */
  press(keys: string): string {
    const ended = keys.endsWith('#');
    return this.#tell({ type: 'pressed', turn: this.session.turn, keys: ended ? keys.slice(0, -1) : keys, ended });
  }

  /** Nothing is pressed in time. */
  wait(): string {
    return this.press('');
  }

  #tell(event: LineEvent): string {
    this.tell(event);
    return this.heard();
  }

  /** Any event, with everything that comes of it. */
  tell(event: CallEvent): Stepped {
    let stepped = this.step(event);
    for (let rounds = 0; stepped.command !== null; rounds += 1) {
      if (rounds > 50) throw new Error('a call asks the room again and again');
      stepped = this.step(this.#behind.carryOut(stepped.command));
    }
    return stepped;
  }

  /** One step alone, stored and read again as a server does. */
  step(event: CallEvent): Stepped {
    const stepped = step(this.session, event, this.#behind.view());
    if (stepped.command !== null) this.asked.push(stepped.command);
    const stored: CallSession = JSON.parse(JSON.stringify(stepped.session));
    this.session = stored;
    if (stepped.reply !== null) this.reply = stepped.reply;
    if (stepped.reads) this.#behind.reading?.(stepped.reads.visit, lengthMs(stepped.reply?.spoken ?? []));
    return stepped;
  }

  /** What was said last, in one text. */
  heard(): string {
    return (this.reply?.spoken ?? []).map(written).join(' ');
  }

  get hasEnded(): boolean {
    return this.reply !== null && this.reply.collect === null;
  }
}

/** A piece in writing: the voice of another language than English is named. */
export function written(piece: Spoken): string {
  if (piece.say === 'silence') return '…';
  if (piece.say === 'recording') return `♪${piece.url}`;
  return piece.language === 'en' ? piece.text : `[${piece.language}] ${piece.text}`;
}
