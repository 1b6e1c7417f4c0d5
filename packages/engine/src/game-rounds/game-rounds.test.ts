import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { newQuestion } from '@qc/contract';
import { toRunGame } from '../prepare/to-run-game.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { ask, roomOf, scores, type Given } from '../testing/scored-room.ts';
import type { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import { gameRoundAt, gameRounds, roundEndingWith, timesOf } from './game-rounds.ts';
import { totalsByRound } from './round-totals.ts';

const NAMES = ['Maya', 'Noa', 'Omar'] as const;
const round = (title: string) => ({ round: { title } });

/** A warm-up, two questions of Rivers, two of Music, an ending that asks nothing. */
const SLIDES: Partial<RunSlide>[] = [
  {},
  round('Rivers'),
  {},
  round('Music'),
  {},
  { type: 'media', score: 0, answers: [] },
];

function hall(slides: readonly Partial<RunSlide>[] = SLIDES, changes: Partial<RunGame> = {}): TestRoom {
  const game = sampleGame(
    slides.map((own) => sampleSlide(own)),
    { rules: 2, ...changes },
  );
  return roomOf(game, ...NAMES);
}

const phaseOf = (room: TestRoom) => sharedView(room.state, room.nowMs).phase;
const nextOf = (room: TestRoom) => operatorView(room.state, room.nowMs).nextAction;

/** Asks the next question; who is right after how many ms, null: wrong. */
function play(room: TestRoom, ...rightAfterMs: (number | null)[]): void {
  ask(room, ...rightAfterMs.map((ms): [Given, number] => (ms === null ? [1, 9000] : [0, ms])));
}

test('slides before the first round belong to none, each other to the round before it', () => {
  const slides = SLIDES.map((own) => sampleSlide(own));
  expect(gameRounds(slides)).toEqual([
    { number: 1, title: 'Rivers', from: 1, to: 3 },
    { number: 2, title: 'Music', from: 3, to: 6 },
  ]);
  expect([0, 1, 2, 3, 5].map((slide) => gameRoundAt(slides, slide)?.number ?? null)).toEqual([null, 1, 1, 2, 2]);
  // The last slide of a round asks nothing: its last points came before.
  expect([0, 1, 2, 3, 4, 5].map((slide) => roundEndingWith({ slides }, slide)?.title ?? null)).toEqual([
    ...[null, null, 'Rivers', null, 'Music', null],
  ]);
});

test('a round says how often its points count where all of them count so', () => {
  const of = (...slides: Partial<RunSlide>[]) => {
    const game = { slides: slides.map((own) => sampleSlide(own)) };
    const [first] = gameRounds(game.slides);
    return first && timesOf(game, first);
  };
  expect(of({ ...round('a'), times: 2 }, { times: 2 })).toBe(2);
  expect(of({ ...round('a'), times: 2 }, { times: 1 })).toBe(1);
  expect(of({ ...round('a'), times: 2 }, { type: 'survey', times: 1 })).toBe(2);
  expect(of({ ...round('a'), score: 0 })).toBe(1);
});

describe('the title of a round', () => {
  it('stands for three seconds before its first slide, and goes by itself in a game led by hand', () => {
    const room = hall();
    play(room, 1000, null, null);
    room.next();
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'round', title: 'Rivers', number: 1, of: 2, times: 1, slide: 1 });
    expect(nextOf(room)).toBe('goNow');
    room.wait(2999);
    expect(phaseOf(room).phase).toBe('round');
    room.wait(1);
    expect(phaseOf(room)).toMatchObject({ phase: 'question', slide: 1 });
  });

  it('is passed by a press, stands still in a pause, and takes no answers', () => {
    const room = hall([round('Rivers'), {}]);
    room.next();
    expect(room.answer(0, 0)).toMatchObject({ ok: false, code: 'wrongPhase' });
    room.operate({ do: 'pause' });
    room.wait(9000);
    room.operate({ do: 'resume' });
    expect(phaseOf(room)).toMatchObject({ phase: 'round', remainingMs: 3000 });
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'question', slide: 0 });
  });

  it('leaves the door open where the game lets nobody in later, before the first slide', () => {
    const room = hall([round('Rivers'), {}], { lateJoin: false });
    room.next();
    room.join('Dana');
    room.next();
    expect(() => room.join('Late')).toThrow('tooLateToJoin');
  });

  it('does not come again on the way back, nor when what was asked is passed once more', () => {
    const room = hall([{}, round('Rivers'), {}]);
    play(room, 1000, null, null);
    play(room, null, 1000, null);
    room.operate({ do: 'back' });
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', slide: 0 });
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'reveal', slide: 1 });
    room.operate({ do: 'skip' });
    room.operate({ do: 'back' });
    expect(phaseOf(room)).toMatchObject({ phase: 'reveal', slide: 1 });
  });

  it('is left by back for the slide before, and by skip for the slide after', () => {
    const room = hall([{}, round('Rivers'), {}]);
    play(room, 1000, null, null);
    room.operate({ do: 'skip' });
    expect(phaseOf(room)).toMatchObject({ phase: 'round', slide: 1 });
    room.operate({ do: 'back' });
    expect(phaseOf(room)).toMatchObject({ phase: 'reveal', slide: 0 });
    room.operate({ do: 'skip' });
    room.operate({ do: 'skip' });
    expect(phaseOf(room)).toMatchObject({ phase: 'question', slide: 2 });
  });

  it('is not shown to somebody who plays alone', () => {
    const room = roomOf(sampleGame([sampleSlide(round('Rivers'))], { rules: 2, pace: 'self' }), 'Maya');
    room.must({ type: 'advance', seat: 0, expect: room.state.step, messageId: 'go' });
    expect(phaseOf(room).phase).toBe('question');
    const written = [{ ...newQuestion('trivia'), ...round('Rivers') }];
    const begun = (solo: boolean) =>
      toRunGame({ ...room.state.game, maxParticipants: 0 }, written, { solo }).slides[0]?.round;
    expect([begun(true), begun(false)]).toEqual([null, { title: 'Rivers' }]);
  });
});

describe('the standings of a round', () => {
  it('come after its last points, before those of the game, by its points alone', () => {
    const room = hall();
    play(room, 100, null, null);
    play(room, null, 100, null);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: null });
    play(room, null, 200, 100);
    expect(nextOf(room)).toBe('showRoundStandings');
    expect(ownView(room.state, 1)).toMatchObject({ rank: null });
    room.next();
    const shown = phaseOf(room);
    expect(shown).toMatchObject({ phase: 'standings', round: { number: 1, title: 'Rivers' } });
    const rows = shown.phase === 'standings' ? shown.top : [];
    expect(rows.map(({ name, rank }) => [name, rank])).toEqual([
      ['Noa', 1],
      ['Omar', 2],
    ]);
    expect(rows.every(({ score, gained, previousRank }) => score > 0 && gained === 0 && previousRank === null)).toBe(
      true,
    );
    // The own place in the round comes with it, that in the game with the table after it.
    expect(ownView(room.state, 1)).toMatchObject({
      rank: null,
      inRound: { rank: 1, gap: { kind: 'ahead', name: 'Omar' } },
    });
    expect(nextOf(room)).toBe('showStandings');
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: null });
    expect(ownView(room.state, 1)).toMatchObject({ rank: 1, previousRank: 1 });
    expect(ownView(room.state, 1)).not.toHaveProperty('inRound');
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'round', title: 'Music' });
  });

  it('give way to those of the game where its questions are taken out while they stand', () => {
    const room = hall([{}, round('Rivers'), round('Music'), {}]);
    play(room, 100, null, null);
    room.next();
    play(room, null, 200, null);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: { title: 'Rivers' }, top: [{ name: 'Noa' }] });
    room.operate({ do: 'correctKey', slide: 1, key: { kind: 'void' } });
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: null, top: [{ name: 'Maya', score: 1000 }] });
    expect(ownView(room.state, 0)).toMatchObject({ rank: 1 });
    expect(ownView(room.state, 0)).not.toHaveProperty('inRound');
    expect(nextOf(room)).toBe('nextSlide');
  });

  it('are those of the game at the end of a first round: one table says both', () => {
    const room = hall([round('Rivers'), {}, round('Music'), {}]);
    play(room, 100, null, null);
    play(room, null, 200, 300);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: { number: 1, title: 'Rivers' } });
    expect(ownView(room.state, 1)).toMatchObject({ rank: 2, previousRank: 2 });
    expect(nextOf(room)).toBe('nextSlide');
  });

  it('do not come before the podium: that tells who has won', () => {
    const room = hall([{}, round('Rivers'), {}]);
    for (const right of [100, 200, 300]) play(room, right, null, null);
    expect(nextOf(room)).toBe('showPodium');
  });

  it('pass by themselves in a game that goes on by itself, and give way to the game’s at the host’s own key', () => {
    const room = hall();
    for (const right of [100, 200, 300]) play(room, right, null, null);
    room.next();
    room.operate({ do: 'showStandings' });
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: null });
    const alone = hall();
    for (const right of [100, 200, 300]) play(alone, right, null, null);
    alone.operate({ do: 'autoAdvance', on: true });
    alone.wait(6500);
    expect(phaseOf(alone)).toMatchObject({ phase: 'standings', round: { number: 1 } });
    alone.wait(6000);
    expect(phaseOf(alone)).toMatchObject({ phase: 'standings', round: null });
    alone.wait(6000);
    expect(phaseOf(alone)).toMatchObject({ phase: 'round', number: 2 });
  });

  it('have lines of their own, which the game’s do not say again', () => {
    const room = hall([{}, round('Rivers'), {}, {}, round('Music'), {}], {
      scoring: { profile: 'accuracy', first: 3, penalty: 0, streaks: true },
    });
    for (const right of [100, 200, 300, 400]) play(room, right, right + 1, right + 2);
    room.next();
    const linesOf = () => {
      const shown = phaseOf(room);
      return shown.phase === 'standings' ? shown.lines.map(({ kind }) => kind) : [];
    };
    const ofRound = linesOf();
    room.next();
    expect(ofRound).not.toEqual([]);
    expect(linesOf().filter((kind) => ofRound.includes(kind))).toEqual([]);
  });
});

it('the podium names the best of each round, and only once it has told all', () => {
  const room = hall(SLIDES, { podiumPace: 'byHand' });
  for (const right of [0, 1, 1, 2, 2]) play(room, ...NAMES.map((_, seat) => (seat === right ? 500 : null)));
  while (phaseOf(room).phase !== 'podium') room.next();
  const told: (string[] | null)[] = [];
  for (let shown = phaseOf(room); shown.phase === 'podium'; shown = phaseOf(room)) {
    told.push(shown.rounds?.map((one) => `${one.title} ${'player' in one ? one.player.name : one.name}`) ?? null);
    if (shown.stage === 4) break;
    room.next();
  }
  expect(told).toEqual([...told.slice(1).map(() => null), ['Rivers Noa', 'Music Omar']]);
});

it('rounds and what belongs to none make up each score, whatever was right and streaks brought', () => {
  const right = fc.option(fc.integer({ min: 0, max: 15_000 }), { nil: null });
  const starts = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  const questions = fc.array(fc.tuple(right, right, right), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(starts, questions, fc.boolean(), (begins, asked, streaks) => {
      const scoring = { profile: 'halfFloor', first: 3, penalty: 100, streaks } as const;
      const room = hall(
        begins.map((one) => (one ? round('R') : {})),
        { scoring },
      );
      const before = begins.indexOf(true);
      let none = scores(room);
      asked.forEach((one, at) => {
        play(room, ...one);
        if (before < 0 || at < before) none = scores(room);
      });
      const sums = NAMES.map((_, seat) =>
        totalsByRound(room.state).reduce((sum, { totals }) => sum + (totals[seat]?.score ?? 0), none[seat] ?? 0),
      );
      expect(sums).toEqual(scores(room));
    }),
    { numRuns: 60 },
  );
});
