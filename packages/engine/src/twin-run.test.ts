import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRoom } from './open-room.ts';
import type { Outcome } from './outcome.ts';
import type { RunSlide } from './run-game.ts';
import type { RoomState } from './state.ts';
import { step } from './step.ts';
import { samplePicture } from './testing/arbitrary-game.ts';
import { arbitraryIntents } from './testing/intent.ts';
import { OPENED_AT_MS, playIntents } from './testing/play-intents.ts';
import { TestRoom } from './testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from './testing/sample-game.ts';
import { arbitraryTwins } from './testing/twin-game.ts';
import { changeMessage } from './live/view-messages.ts';
import { mayReact } from './reactions/takes-reactions.ts';
import { spectatorsReact, watchRefusal } from './spectators/may-watch.ts';
import { roomInfo, roomSounds, screenRoomInfo } from './view.ts';
import { countsOf } from './views/counts.ts';
import { ownView } from './views/own-view.ts';
import { reviewRows } from './views/review.ts';
import { seatRows } from './views/seat-rows.ts';

test(
  'S4: until its reveal, nothing shows which answer is right, or why (2,500 twin runs)',
  { timeout: 300_000 },
  () => {
    const answered = new Map<RunSlide['type'], number>();
    const compared = new Set<string>();
    let revealed = 0;
    fc.assert(
      fc.property(arbitraryTwins, arbitraryIntents, ({ secret, one, other }, intents) => {
        let twin = openRoom({ code: '123456', game: other, openedAtMs: OPENED_AT_MS });
        for (const { before, command, nowMs, outcome, after } of playIntents(one, intents)) {
          const twinOutcome = step(twin, command, nowMs);
          if (twinOutcome.ok) twin = twinOutcome.state;
          if (after.rounds.some((round) => round.slide === secret && round.revealedAtMs !== null)) {
            revealed += 1;
            return;
          }
          const { phase } = before;
          const taken = command.type === 'answer' && outcome.ok && !outcome.repeated;
          const type = one.slides[secret]?.type;
          if (taken && type && phase.name === 'question' && phase.slide === secret)
            answered.set(type, (answered.get(type) ?? 0) + 1);
          compared.add(after.phase.name);
          if (after.phase.name === 'asking' && after.phase.slide === secret) compared.add('asking of the secret');
          if (traffic(after, nowMs, outcome) !== traffic(twin, nowMs, twinOutcome))
            throw new Error(`S4 the key shows in ${after.phase.name} after ${command.type}`);
        }
      }),
      { numRuns: 2500 },
    );
    // Without answers to the secret question and without reveals the comparison would say nothing.
    for (const type of ['trivia', 'trueFalse', 'typed', 'number', 'order'] as const)
      expect(answered.get(type) ?? 0, type).toBeGreaterThan(50);
    expect(revealed).toBeGreaterThan(200);
    expect([...compared]).toEqual(expect.arrayContaining(SHOW));
  },
);

test('S4: a question with all of the show, from the lobby to the second vote', () => {
  const why = ['Of all seas it lies lowest.', 'Of all seas it is the saltiest, as was measured.'];
  const [one, other] = why.map((explanation, right) => {
    const pictures = { image: samplePicture('sea'), explanationMedia: samplePicture(`why-${right}`) };
    const shown = { round: { title: 'Seas' }, times: 2 as const, talkSeconds: 30, explanation, ...pictures };
    const lobby = [{ media: samplePicture('sponsor'), caption: 'With thanks' }];
    const settings = { rules: 2, startCountdown: true, readingPace: 'usual', lobbySlides: lobby } as const;
    return new TestRoom(
      sampleGame([sampleSlide({ answers: answersWith([right], 4), ...shown }), sampleSlide()], settings),
    );
  });
  if (!one || !other) throw new Error('there are two');
  const told = new Map<string, boolean>();
  const both = (act: (room: TestRoom) => Outcome): void => {
    const [first, second] = [act(one), act(other)];
    const { phase, rounds } = one.state;
    const moment = `${phase.name}${'visit' in phase && phase.visit > 1 ? ' again' : ''}${rounds[0]?.isShown ? ', first vote' : ''}`;
    const same = traffic(one.state, one.nowMs, first) === traffic(other.state, other.nowMs, second);
    told.set(moment, same && told.get(moment) !== false);
  };
  const wake = (room: TestRoom): Outcome => {
    room.nowMs = room.wakeAtMs ?? room.nowMs;
    return room.tick();
  };
  const joins = (name: string) => (room: TestRoom) =>
    room.send({ type: 'join', name, phone: '', consent: true, tokenHash: name, faceBits: 7, messageId: room.id() });
  for (const name of ['Noa', 'Omar', 'Maya']) both(joins(name));
  both((room) => room.next());
  for (let turn = 0; turn < 9 && one.state.phase.name !== 'question'; turn += 1) both(wake);
  both((room) => room.answer(0, 0));
  both((room) => room.answer(1, 2));
  both((room) => room.operate({ do: 'closeAnswers' }));
  both((room) => room.operate({ do: 'showFirstVote', on: true }));
  both((room) => room.next());
  both(wake);
  both((room) => room.answer(2, 1));
  both((room) => room.operate({ do: 'closeAnswers' }));
  const moments = [
    'lobby',
    'starting',
    'round',
    'preparing',
    'asking',
    'dealing',
    'question',
    'closed',
    'closed, first vote',
  ];
  const talked = ['talk, first vote', 'question again, first vote', 'closed again, first vote'];
  expect([...told]).toEqual([...moments, ...talked].map((moment) => [moment, true]));
  both((room) => room.operate({ do: 'reveal' }));
  // The reveal does tell: otherwise this would see nothing.
  expect([...told].at(-1)).toEqual(['reveal again, first vote', false]);
});

/** Phases of the show that have to have been compared before the secret was revealed. */
const SHOW = ['starting', 'round', 'asking', 'dealing', 'talk', 'break', 'standings', 'podium', 'asking of the secret'];

/** Everything that leaves the room for anybody but the operator, and what the operator's list of players has. */
function traffic(state: RoomState, nowMs: number, outcome: Outcome): string {
  const seats = state.seats.blocks.flat();
  const own = seats.map((_, seat) => [ownView(state, seat, nowMs), mayReact(state, seat), reviewRows(state, seat)]);
  const reply = outcome.ok ? [outcome.events, outcome.wakeAtMs, outcome.repeated] : outcome.code;
  return JSON.stringify([
    reply,
    [roomInfo(state), screenRoomInfo(state), roomSounds(state.game)],
    // What spectators are told is this and nothing else.
    changeMessage('player', 1, state, nowMs, 2),
    [watchRefusal(state, 'device'), spectatorsReact(state)],
    changeMessage('presenter', 1, state, nowMs, 2),
    countsOf(state),
    seatRows(state),
    own,
  ]);
}
