import { describe, expect, test } from 'vitest';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import type { RunGame } from '../run-game.ts';
import { rightOf } from '../report/judged.ts';
import { summarizeRun } from '../report/summarize-run.ts';
import { operatorView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';

const slide = sampleSlide({
  type: 'buzzer',
  answers: [],
  buzzer: { answer: 'Paris', penalty: 0, wholeTeam: true },
});

function opened(changes: Partial<RunGame> = {}, names = ['Noa', 'Omar', 'Lea'], asked = slide): TestRoom {
  const room = new TestRoom(sampleGame([asked, sampleSlide()], changes));
  for (const name of names) room.join(name);
  room.next();
  room.nowMs += 1000;
  return room;
}

const buzz = (room: TestRoom, seat: number) => room.answer(seat);
const judge = (room: TestRoom, seat: number, right: boolean) =>
  room.operate({ do: 'judge', seat, right }, room.state.step);
const race = (room: TestRoom) => operatorView(room.state, room.nowMs);
const turnOf = (room: TestRoom) => {
  const { phase } = sharedView(room.state, room.nowMs);
  return phase.phase === 'question' ? (phase.race?.turn?.name ?? null) : phase.phase;
};
const scores = (room: TestRoom) => room.state.seats.blocks.flat().map(({ score }) => score);

describe('the turn', () => {
  test('is of whoever presses first, and the clock stands meanwhile', () => {
    const room = opened();
    buzz(room, 1);
    expect(turnOf(room)).toBe('Omar');
    const clock = () => sharedView(room.state, room.nowMs).phase;
    expect(clock()).toMatchObject({ remainingMs: 19_000 });
    room.wait(60_000);
    expect(clock()).toMatchObject({ phase: 'question', remainingMs: 19_000 });
    expect(sharedView(room.state, room.nowMs).paused).toBe(false);
  });

  test('a right answer gives all points and the reveal, whatever the time', () => {
    const room = opened();
    room.nowMs += 15_000;
    buzz(room, 0);
    room.nowMs += 5000;
    judge(room, 0, true);
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
      phase: 'reveal',
      solution: ['Paris'],
      race: { turn: null, right: [{ seat: 0, name: 'Noa' }] },
    });
    expect(scores(room)).toEqual([1000, 0, 0]);
    expect([0, 1].map((seat) => ownView(room.state, seat)?.result?.correct)).toEqual([true, undefined]);
  });

  test('after a wrong answer the clock goes on, and who was wrong is out', () => {
    const room = opened();
    buzz(room, 0);
    room.nowMs += 8000;
    judge(room, 0, false);
    expect(turnOf(room)).toBeNull();
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ remainingMs: 19_000 });
    expect(buzz(room, 0)).toMatchObject({ ok: false, code: 'alreadyAnswered' });
    room.nowMs += 2000;
    buzz(room, 2);
    expect(turnOf(room)).toBe('Lea');
    judge(room, 2, true);
    expect(scores(room)).toEqual([0, 0, 1000]);
    expect(
      summarizeRun(room.state).players.map(({ name, answers: [first] }) => [name, first?.tookMs, first?.correct]),
    ).toEqual([
      ['Lea', 3000, true],
      ['Noa', 1000, false],
      ['Omar', null, null],
    ]);
  });

  test('who pressed within half a second is next; after that buzzers are locked', () => {
    const room = opened();
    buzz(room, 0);
    room.nowMs += 40;
    expect(buzz(room, 2).ok).toBe(true);
    room.nowMs += 600;
    expect(buzz(room, 1)).toMatchObject({ ok: false, code: 'paused' });
    expect(turnOf(room)).toBe('Noa');
    judge(room, 0, false);
    expect(turnOf(room)).toBe('Lea');
    judge(room, 2, false);
    expect(turnOf(room)).toBeNull();
    expect(buzz(room, 1).ok).toBe(true);
  });

  test('nobody left: the question closes, and its reveal has no winner', () => {
    const room = opened({}, ['Noa', 'Omar']);
    for (const seat of [0, 1]) {
      buzz(room, seat);
      judge(room, seat, false);
    }
    expect(turnOf(room)).toBe('closed');
    room.wait(1500);
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', race: { right: [] } });
    expect(scores(room)).toEqual([0, 0]);
  });

  test('time over: the reveal has no winner', () => {
    const room = opened();
    room.wait(25_000);
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', race: { right: [] } });
  });

  test('goes on when its player is removed', () => {
    const room = opened();
    buzz(room, 0);
    room.nowMs += 10;
    buzz(room, 1);
    room.operate({ do: 'kick', seat: 0 });
    expect(turnOf(room)).toBe('Omar');
    room.operate({ do: 'kick', seat: 1 });
    expect(turnOf(room)).toBeNull();
    expect(room.wakeAtMs).not.toBeNull();
  });
});

describe('the operator', () => {
  test('judges once, and whose turn it is', () => {
    const room = opened();
    buzz(room, 0);
    room.nowMs += 20;
    buzz(room, 1);
    judge(room, 0, false);
    expect(judge(room, 0, false)).toMatchObject({ ok: false, code: 'staleStep' });
    expect(judge(room, 2, true)).toMatchObject({ ok: false, code: 'staleStep' });
    expect(turnOf(room)).toBe('Omar');
    expect(race(room).racers?.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['Noa', 'wrong'],
      ['Omar', null],
    ]);
  });

  test('cannot end the standing of the clock but by the turn', () => {
    const room = opened();
    buzz(room, 0);
    expect(room.operate({ do: 'resume' })).toMatchObject({ ok: false, code: 'wrongPhase' });
  });

  test('takes the turn back: as if there had been no press', () => {
    const room = opened();
    const openings = () => room.state.rounds[0]?.race?.openings;
    buzz(room, 0);
    expect(openings()).toBe(1);
    room.operate({ do: 'passTurn', seat: 0 });
    // What locks itself after its first press has to be opened again.
    expect(openings()).toBe(2);
    expect([turnOf(room), room.state.rounds[0]?.answered]).toEqual([null, 0]);
    expect(buzz(room, 0).ok).toBe(true);
    expect(turnOf(room)).toBe('Noa');
  });

  test('opens again for all, once', () => {
    const room = opened();
    buzz(room, 0);
    judge(room, 0, false);
    const again = { do: 'reopen', visit: 1, pressed: 1 } as const;
    expect(room.operate({ ...again, pressed: 0 })).toMatchObject({ ok: false, code: 'staleStep' });
    room.operate(again);
    buzz(room, 0);
    expect(turnOf(room)).toBe('Noa');
    judge(room, 0, true);
    expect(scores(room)).toEqual([1000, 0, 0]);
  });

  test('puts a judgement right, and everybody is scored again', () => {
    const room = opened();
    buzz(room, 0);
    judge(room, 0, false);
    buzz(room, 1);
    expect(room.operate({ do: 'rejudge', slide: 0, seat: 0, right: true })).toMatchObject({
      ok: false,
      code: 'wrongPhase',
    });
    judge(room, 1, true);
    room.operate({ do: 'rejudge', slide: 0, seat: 0, right: true });
    room.operate({ do: 'rejudge', slide: 0, seat: 1, right: false });
    expect(scores(room)).toEqual([1000, 0, 0]);
    expect(room.operate({ do: 'rejudge', slide: 0, seat: 2, right: true })).toMatchObject({ code: 'unknownSeat' });
  });
});

test('a wrong answer costs what the slide says, else what the game says', () => {
  const costly = sampleSlide({ ...slide, buzzer: { ...slide.buzzer, penalty: 300 } });
  const twice = { ...costly, times: 2 as const };
  const penalty = { profile: 'penalty', first: 1, penalty: 25, streaks: false } as const;
  const names = ['Noa', 'Omar'];
  const rooms = [opened({}, names, costly), opened({}, names, twice), opened({ scoring: penalty }, names)];
  const scored = rooms.map((room) => {
    buzz(room, 0);
    judge(room, 0, false);
    room.operate({ do: 'reveal' });
    return scores(room);
  });
  expect(scored).toEqual([
    [-300, 0],
    [-600, 0],
    [-250, 0],
  ]);
});

test('a wrong answer puts the whole team out, where the slide says so', () => {
  const teams = { mode: 'assign', names: ['Red', 'Blue'], rule: 'sum', best: 1 } as const;
  const names = ['Noa', 'Omar', 'Lea', 'Gal'];
  const room = opened({ teams: { ...teams, names: [...teams.names] } }, names);
  buzz(room, 0);
  room.nowMs += 10;
  buzz(room, 2);
  judge(room, 0, false);
  // Lea, who is of the same team, was next.
  expect(turnOf(room)).toBeNull();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ race: { outTeams: [0] } });
  buzz(room, 1);
  judge(room, 1, false);
  expect(turnOf(room)).toBe('closed');
  const alone = sampleSlide({ ...slide, buzzer: { ...slide.buzzer, wholeTeam: false } });
  const other = opened({ teams: { ...teams, names: [...teams.names] } }, names, alone);
  buzz(other, 0);
  judge(other, 0, false);
  expect(buzz(other, 2).ok).toBe(true);
});

describe('who is moved to another team during a race', () => {
  const teams = { mode: 'assign' as const, names: ['Red', 'Blue'], rule: 'sum' as const, best: 1 };
  /** Of Red, Noa and Lea have pressed, of Blue Omar; Noa was wrong. */
  function judgedOut(): TestRoom {
    const room = opened({ teams }, ['Noa', 'Omar', 'Lea', 'Gal']);
    for (const seat of [0, 2, 1]) {
      buzz(room, seat);
      room.nowMs += 10;
    }
    judge(room, 0, false);
    return room;
  }

  test('loses the turn where the new team is out: the next one has it', () => {
    const room = judgedOut();
    expect(turnOf(room)).toBe('Omar');
    const moved = room.operate({ do: 'moveTeam', seat: 1, team: 0 });
    expect(moved).toMatchObject({ ok: true, events: expect.arrayContaining([{ type: 'phaseChanged' }]) });
    expect(turnOf(room)).toBeNull();
    const at = sharedView(room.state, room.nowMs).phase;
    room.wait(100);
    expect(at).toMatchObject({ remainingMs: 19_000 });
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ remainingMs: 18_900 });
  });

  test('has the turn at once where the old team was out and the buzzers are free', () => {
    const free = opened({ teams }, ['Noa', 'Omar', 'Lea', 'Gal']);
    for (const seat of [0, 2]) buzz(free, seat);
    judge(free, 0, false);
    expect(turnOf(free)).toBeNull();
    free.operate({ do: 'moveTeam', seat: 2, team: 1 });
    expect(turnOf(free)).toBe('Lea');
    free.wait(5000);
    expect(sharedView(free.state, free.nowMs).phase).toMatchObject({ remainingMs: 19_000 });
    judge(free, 2, true);
    expect(scores(free)[2]).toBe(1000);
  });
});

test('who was not judged keeps the row of right answers', () => {
  const scoring = { profile: 'accuracy', first: 1, penalty: 0, streaks: true } as const;
  const room = new TestRoom(sampleGame([sampleSlide(), slide, sampleSlide()], { scoring }));
  for (const name of ['Noa', 'Omar']) room.join(name);
  const ask = () => {
    while (room.state.phase.name !== 'question') room.next();
  };
  ask();
  for (const seat of [0, 1]) room.answer(seat, 0);
  room.wait(1500);
  ask();
  buzz(room, 1);
  judge(room, 1, false);
  room.operate({ do: 'reveal' });
  ask();
  for (const seat of [0, 1]) room.answer(seat, 0);
  room.wait(1500);
  expect(scores(room)).toEqual([2100, 2000]);
});

describe('remotes', () => {
  function withRemotes(): {
    room: TestRoom;
    press: (remote: number, agoMs: number, key?: string) => ReturnType<TestRoom['send']>;
  } {
    const room = new TestRoom(sampleGame([slide], { device: 'remotes' }));
    room.operate({ do: 'addPlayers', names: ['Noa', 'Omar', 'Lea'] });
    for (const seat of [0, 1, 2]) room.operate({ do: 'pairRemote', remote: `buzz:${seat}`, seat });
    room.next();
    room.nowMs += 3000;
    let seq = 0;
    const press = (remote: number, agoMs: number, key = 'buzz') =>
      room.send({
        type: 'press',
        remote: `buzz:${remote}`,
        key,
        atMs: room.nowMs - agoMs,
        host: 'host',
        seq: (seq += 1),
        isFinal: false,
      });
    return { room, press };
  }

  test('an earlier press that is told later takes the turn, but not once it has stood half a second', () => {
    const { room, press } = withRemotes();
    press(0, 0);
    room.nowMs += 30;
    press(1, 60);
    expect(turnOf(room)).toBe('Omar');
    room.nowMs += 600;
    press(2, 700, 'C');
    expect(turnOf(room)).toBe('Omar');
    expect(race(room).racers?.map(({ name, tookMs }) => [name, tookMs])).toEqual([
      ['Lea', 2930],
      ['Omar', 2970],
      ['Noa', 3000],
    ]);
    judge(room, 1, false);
    expect(turnOf(room)).toBe('Lea');
  });

  test('as good as together: who was heard first comes first, and it is told', () => {
    const { room, press } = withRemotes();
    press(0, 0);
    press(1, 3);
    expect(turnOf(room)).toBe('Noa');
    expect(race(room).racers?.map(({ name, isTie }) => [name, isTie])).toEqual([
      ['Noa', false],
      ['Omar', true],
    ]);
  });

  test('any key buzzes, once, and not before the question', () => {
    const { room, press } = withRemotes();
    expect(press(0, 3010)).toMatchObject({ ok: false, code: 'wrongPhase' });
    for (const [remote, key] of [
      [0, 'A'],
      [1, '#'],
      [2, '7'],
    ] as const)
      expect(press(remote, 0, key).ok).toBe(true);
    expect(press(0, 0, 'B')).toMatchObject({ ok: false, code: 'alreadyAnswered' });
    expect(room.state.rounds[0]?.race?.order).toEqual([0, 1, 2]);
  });
});

test('a report counts who had the turn, and not who only pressed', () => {
  const room = opened();
  for (const seat of [1, 0, 2]) buzz(room, seat);
  judge(room, 1, false);
  judge(room, 0, true);
  room.operate({ do: 'end' });
  const { questions, players, rightShare } = summarizeRun(room.state);
  expect(questions[0]).toMatchObject({ answeredCount: 2, rightCount: 1 });
  expect(rightShare).toBe(1 / 2);
  expect(players.map((player) => [player.name, player.answeredCount, rightOf(player, questions)])).toEqual([
    ['Noa', 1, { right: 1, given: 1 }],
    ['Omar', 1, { right: 0, given: 1 }],
    ['Lea', 0, { right: 0, given: 0 }],
  ]);
});
