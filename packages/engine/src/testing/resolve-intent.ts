import { SLIDE_TYPES, type SlideResponse } from '@qc/contract';
import type { Command } from '../commands.ts';
import { tableGet } from '../seats/seat-table.ts';
import { devicesIn } from '../devices-in.ts';
import { questionMs } from '../views/question-ms.ts';
import type { RoomState } from '../state.ts';
import type { RunSlide } from '../run-game.ts';
import { someKey } from './arbitrary-rules.ts';
import type { Intent } from './intent.ts';
import { resolveLive, tapped, timedAction } from './live-intents.ts';
import type { Moment } from './moment.ts';
import { plainResponse } from './plain-response.ts';
import { NUMBERS, ODD, SHARES, TYPED } from './said-pool.ts';

/** Some of these look alike on purpose. */
const NAMES = ['Noa', 'Omar', 'Dana', 'dаna', 'נועה', 'נֹעָה', 'محمد', 'Lior 1', 'Lior l', 'Ben', ' ', '\u200B'];

/** The command that an intent means now, and when it arrives. */
export function resolveIntent(intent: Intent, at: Moment): { command: Command; nowMs: number } {
  const { nowMs } = at;
  switch (intent.want) {
    case 'wait':
      return { command: { type: 'tick' }, nowMs: nowMs + intent.ms };
    case 'wake':
      return { command: { type: 'tick' }, nowMs: Math.max(nowMs, (at.wakeAtMs ?? nowMs) - intent.early) };
    case 'restart':
      return { command: { type: 'restarted', awaySinceMs: nowMs }, nowMs: nowMs + intent.outageMs };
    // A little time always passes, so that answers differ.
    case 'answer':
      return { command: answerOf({ ...intent, seat: seatOf(intent.seat, at.state) }, at), nowMs: nowMs + 37 };
    default:
      return { command: plain(intent, at), nowMs };
  }
}

type Plain = Exclude<Intent, { want: 'wait' | 'wake' | 'restart' | 'answer' }>;

function plain(intent: Plain, at: Moment): Command {
  const { count } = at;
  switch (intent.want) {
    case 'join':
      return {
        type: 'join',
        name: NAMES[intent.name] ?? 'Nobody',
        phone: '',
        consent: true,
        tokenHash: `token-${count}`,
        // 0: not known.
        deviceHash: intent.device > 0 ? `device-${intent.device}` : undefined,
        pattern: tapped(at.state, intent.tap),
        // Now and then one that there is not.
        team: intent.name % 3,
        // Some ask for the same one.
        faceBits: intent.name % 2 === 0 ? 7 : undefined,
        messageId: `join-${count}`,
        line: calls(intent.name, at.state) ? '667' : undefined,
      };
    case 'rejoin': {
      const tokenHash = tableGet(at.state.seats, intent.seat)?.tokenHash ?? `token-${count}`;
      return { type: 'join', name: 'Again', phone: '', consent: true, tokenHash, messageId: `join-${count}` };
    }
    case 'reading': {
      const readMs = (questionMs(at.state, at.nowMs) ?? 0) + intent.lengthMs;
      const visit = 'visit' in at.state.phase ? at.state.phase.visit : 0;
      return { type: 'reading', seat: seatOf(intent.seat, at.state), visit, readMs };
    }
    case 'presence':
      return { type: 'presence', seat: seatOf(intent.seat, at.state), present: intent.present };
    case 'leave':
      return { type: 'leave', seat: intent.seat, messageId: `leave-${count}` };
    case 'face':
      return { type: 'face', seat: intent.seat, bits: intent.bits, messageId: `face-${count}` };
    case 'correct': {
      const { slide, dice } = intent;
      const key = someKey(at.state.game.slides[slide], dice);
      return { type: 'operate', action: { do: 'correctKey', slide, key }, expect: null, by: 'Noa' };
    }
    case 'operate': {
      const expect = { none: null, current: at.state.step, stale: Math.max(0, at.state.step - 1) }[intent.expect];
      return { type: 'operate', action: timedAction(intent.action, at), expect, windsDown: at.count % 2 === 0 };
    }
    case 'devicesReady':
    case 'turnPattern':
    case 'advance':
    case 'closeSelf':
    case 'admitBridge':
    case 'press':
      return resolveLive(intent, at.state, at);
  }
}

/** Where phones play beside telephones, every second one is a page. */
function calls(name: number, state: RoomState): boolean {
  const devices = devicesIn(state);
  return devices.includes('dialer') && (name % 2 === 0 || !devices.includes('phones'));
}

/** Mostly a seat that there is. */
function seatOf(seat: number, { seats }: RoomState): number {
  return seat < 4 && seats.length > 0 ? seat % seats.length : seat;
}

type AnswerIntent = Extract<Intent, { want: 'answer' }>;

function answerOf(intent: AnswerIntent, { state, count }: Moment): Command {
  const { phase } = state;
  const now = 'slide' in phase ? phase : { slide: 0, visit: 0 };
  const aims = {
    current: now,
    past: { slide: Math.max(0, now.slide - 1), visit: now.visit - 1 },
    future: { slide: now.slide + 1, visit: now.visit + 1 },
    otherSlide: { slide: now.slide + 1, visit: now.visit },
  };
  const { slide, visit } = aims[intent.aim];
  const round = intent.again ? state.rounds.find((one) => one.visit === visit) : undefined;
  const said = round && tableGet(round.answers, intent.seat)?.response;
  const response = said ?? responseOf(intent, state.game.slides[slide]);
  return { type: 'answer', seat: intent.seat, slide, visit, response, messageId: `answer-${count}` };
}

/** What suits the slide, mostly. */
function responseOf({ choice, say, wild }: AnswerIntent, slide: RunSlide | undefined): SlideResponse {
  const type = slide?.type;
  if (wild) {
    const kind = say % 3 === 0 ? SLIDE_TYPES[say % SLIDE_TYPES.length] : type;
    return plainResponse(kind, say % 2 === 0 ? [] : choice, ODD[say % ODD.length] ?? '');
  }
  switch (slide?.type) {
    case 'typed':
      return plainResponse(type, [], TYPED[say % TYPED.length]?.text);
    case 'number':
      return plainResponse(type, [], NUMBERS[say % NUMBERS.length]?.[0]);
    case 'miniGame':
      return plainResponse(type, [], SHARES[say % SHARES.length]?.[0]);
    case 'order':
      return plainResponse(type, say % 4 === 0 ? slide.sequence : someOrder(slide.answers.length, say));
    case 'trivia':
    case 'trueFalse':
      // Else hardly anybody would be right twice in a row.
      return plainResponse(type, say % 3 === 0 ? rightChoice(slide) : choice);
    default:
      return plainResponse(type, (say % 3 === 0 ? rightPick(slide) : null) ?? choice);
  }
}

/** One that is right, so that streaks and shared places come about. */
function rightPick(slide: RunSlide | undefined): number[] | null {
  const right = slide?.answers.findIndex(({ correct }) => correct) ?? -1;
  return right < 0 ? null : [right];
}

function rightChoice({ answers, selection, type }: RunSlide): number[] {
  const right = answers.flatMap((answer, index) => (answer.correct ? [index] : []));
  return selection === 'single' || type === 'trueFalse' ? right.slice(0, 1) : right;
}

/** One of the orders of `count` items. */
function someOrder(count: number, dice: number): number[] {
  const left = Array.from({ length: count }, (_, index) => index);
  let rest = dice;
  return [...left].flatMap(() => {
    const at = rest % left.length;
    rest = Math.floor(rest / left.length);
    return left.splice(at, 1);
  });
}
