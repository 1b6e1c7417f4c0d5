import {
  newSettings,
  newShowPart,
  newSpokenPart,
  NO_CALLING,
  pickFields,
  RUN_SETTINGS,
  WITHOUT_SHOW,
  type TelephoneLineChanges,
  USUAL_SPEECH,
} from '@qc/contract';
import type { RunGame, RunSlide } from '@qc/engine';
import type { TestApp } from '../../../testing/test-app.ts';
import { fieldsOf } from '../dialects/line-request.ts';
import { signForm } from '../dialects/twiml/form-signature.ts';

/** Where the house of a test is. */
export const HOUSE = 'https://quiz.school.org';
/** Where its line is asked. */
export const LINE = '/telephone/line/house';
/** What its provider signs with. */
export const LINE_SECRET = 'auth-token-of-the-provider';

/** A line of Twilio's, as a test sets it up. */
export function testLine(changes: Partial<TelephoneLineChanges> = {}): TelephoneLineChanges {
  return {
    isOn: true,
    provider: 'twilio',
    numbers: ['+972 2 555 0100'],
    languages: ['en'],
    voices: {},
    speech: USUAL_SPEECH,
    networks: [],
    defaultCode: '',
    callsMax: 200,
    callsPerRoom: 100,
    callsPerNumber: 10,
    keepDays: 1,
    secret: LINE_SECRET,
    speechKey: '',
    calling: NO_CALLING,
    callToken: '',
    ...changes,
  };
}

/** Sets the line of a house up, by a new owner of it. */
export async function setUpLine(test: TestApp, changes: Partial<TelephoneLineChanges> = {}): Promise<void> {
  const owner = await test.signUpAs('omar', 0);
  await owner.put('/admin/setting', { baseUrl: HOUSE });
  const saved = await owner.put('/admin/telephone', testLine(changes));
  if (saved.statusCode !== 200) throw new Error(`the line was refused: ${saved.body}`);
}

/** A question of a game that is played by telephone, the second answer right. */
export const SLIDE: RunSlide = {
  ...{ type: 'trivia', question: 'Which sea?', queMessage: '', image: null, sequence: [], isVoid: false },
  answers: ['Red', 'Dead', 'Black'].map((text, index) => ({ text, media: null, correct: index === 1 })),
  selection: 'single',
  typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
  numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
  buzzer: { answer: '', penalty: 0, wholeTeam: true },
  break: { minutes: 10, music: true },
  ...{ miniGame: '', openingMedia: null, endingMedia: null, backgroundMedia: null, notes: '', mediaTitle: '' },
  ...{ ...newShowPart(), ...newSpokenPart(), score: 1000, time: 20 },
};

/** A game that is played by telephone: two questions, the second answer right. */
export function calledGame(changes: Partial<RunGame> = {}): RunGame {
  return {
    ...{ name: 'Seas', language: 'en', direction: 'ltr', waitingText: '' },
    ...pickFields(newSettings(), RUN_SETTINGS),
    ...WITHOUT_SHOW,
    rules: 2,
    ...{ device: 'dialer', pace: 'live', closesAtMs: null, maxPlayers: 10_000 },
    slides: [SLIDE, { ...SLIDE, type: 'trueFalse', answers: SLIDE.answers.slice(0, 2) }],
    ...changes,
  };
}

let games = 0;

/** A game that is played by telephone, its room open. */
export async function openCalledRoom(
  test: TestApp,
  changes: Partial<RunGame> = {},
): Promise<{ id: string; code: string }> {
  const [user] = await test.platform.db.selectFrom('app_user').select('id').execute();
  const game = calledGame(changes);
  games += 1;
  const opening = { gameId: `called-${games}`, userId: user?.id ?? '', gameType: 'dialer' as const, game };
  const room = await test.host.open(opening);
  if (room === null) throw new Error('the room of a new game must open');
  return { id: room.id, code: room.code ?? '' };
}

/** What a line was answered. */
export interface LineHeard {
  status: number;
  /** All that is said. */
  said: string;
  /** The turn that is waited for; null: it hangs up. */
  turn: number | null;
  body: string;
}

/** A call by Twilio: signs, and goes where it is told to go. */
export class TestCall {
  /** The server that its line asks; tests of several change it. */
  at: TestApp;
  readonly callId: string;
  readonly #from: string;
  readonly #to: string;
  /** What it heard last. */
  heard: LineHeard = { status: 0, said: '', turn: null, body: '' };

  constructor(
    test: TestApp,
    callId: string,
    from = `+9725550${callId.slice(-3).padStart(4, '0')}`,
    to = '+97225550100',
  ) {
    this.at = test;
    this.callId = callId;
    this.#from = from;
    this.#to = to;
  }

  /** It rings, and is taken. */
  start(query = ''): Promise<LineHeard> {
    return this.#hear(`${LINE}${query}`, {});
  }

  /** Keys in the turn that is waited for, or in another one; none: nothing in time. */
  async press(keys: string, turn = this.heard.turn): Promise<LineHeard> {
    return this.#hear(`${LINE}?turn=${turn}`, keys === '' ? {} : { Digits: keys.replace('#', '') });
  }

  /** Presses nothing until something is said that looks like this. */
  async waitFor(words: RegExp, most = 30): Promise<LineHeard> {
    for (let asked = 0; asked < most; asked += 1) {
      if (words.test(this.heard.said)) return this.heard;
      if (this.heard.turn === null) break;
      await this.press('');
    }
    throw new Error(`${String(words)} was never said; the last words were: ${this.heard.said}`);
  }

  hangUp(): Promise<LineHeard> {
    return this.send(LINE, { CallStatus: 'completed' });
  }

  async #hear(target: string, fields: Record<string, string>): Promise<LineHeard> {
    this.heard = await this.send(target, { CallStatus: 'in-progress', ...fields });
    return this.heard;
  }

  /** One request, signed; `secret` and `signed` say otherwise by what, and for which fields. */
  async send(
    target: string,
    fields: Record<string, string>,
    { secret = LINE_SECRET, test = this.at }: { secret?: string | null; test?: TestApp } = {},
  ): Promise<LineHeard> {
    const call = { CallSid: this.callId, From: this.#from, To: this.#to, ...fields };
    const payload = new URLSearchParams(call).toString();
    const signature = secret === null ? null : signForm(secret, HOUSE + target, fieldsOf(payload));
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: new URL(HOUSE).host,
      ...(signature !== null && { 'x-twilio-signature': signature }),
    };
    const { statusCode, body } = await test.inject({ method: 'POST', url: target, headers, payload });
    const said = [...body.matchAll(/<Say[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    const turn = /<Gather[^>]*turn=(\d+)/.exec(body)?.[1];
    return { status: statusCode, said, turn: turn === undefined ? null : Number(turn), body };
  }
}
