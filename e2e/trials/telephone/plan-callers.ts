import { LANGUAGES } from '@qc/contract';
import type { HangUp } from '@qc/telephone/simulator/quiz-caller';
import type { Trial } from '../trial.ts';
import type { CalledRoom } from './called-room.ts';
import type { CallerOrder } from './callers-thread.ts';
import { keysOf } from './quiz.ts';

/** Of how many callers one hangs up and calls back, leaves for good, keys in a wrong code, or is spoken to in another language. */
const [HANGS_UP, LEAVES, MISTAKES, FOREIGN] = [4, 50, 40, 7];
const WHEN = ['read', 'pressed', 'received'] as const;
let calls = 0;

/** Who calls, shared out over the rooms; the last three digits of their numbers are all different. */
export function planCallers(trial: Trial, rooms: readonly CalledRoom[], count: number): CallerOrder[] {
  calls += 1;
  return Array.from({ length: count }, (_, number): CallerOrder => {
    const room = rooms[number % rooms.length];
    if (room === undefined) throw new Error('every caller has a room');
    const { questions, language } = room;
    const below = (most: number) => trial.below(most);
    const other = LANGUAGES[below(LANGUAGES.length)] ?? language;
    return {
      from: `+97255${String(calls).padStart(4, '0')}${String(number).padStart(3, '0')}`,
      language: number % FOREIGN === 3 ? other : language,
      game: language,
      code: room.room.code,
      wrongCode: number % MISTAKES === 5 ? otherCode(rooms) : null,
      keys: questions.map(({ kind }) => keysOf(kind, below)),
      buzzers: questions.flatMap(({ kind }, at) => (kind === 'buzzer' ? [at + 1] : [])),
      hangUps: number % HANGS_UP === 1 ? hangUpsOf(trial, room) : [],
      leavesAt: number % LEAVES === 8 ? 2 + below(questions.length - 2) : null,
    };
  });
}

/** Once or twice, at questions where one key is the answer. */
function hangUpsOf(trial: Trial, { questions }: CalledRoom): HangUp[] {
  return Array.from({ length: 1 + trial.below(2) }, () => {
    const of = trial.below(questions.length);
    const kind = questions[of]?.kind;
    // An answer that is not one key has only begun with the first of them; and to buzz is not to be received.
    const isOneKey = kind === 'one' || kind === 'trueFalse' || kind === 'survey';
    return { question: of + 1, when: isOneKey ? (WHEN[trial.below(WHEN.length)] ?? 'read') : 'read' };
  });
}

/** A code that no room has. */
function otherCode(rooms: readonly CalledRoom[]): string {
  const taken = new Set(rooms.map(({ room }) => room.code));
  return ['999999', '999998', '999997', '999996'].find((code) => !taken.has(code)) ?? '';
}
