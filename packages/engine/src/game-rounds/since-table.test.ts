import { describe, expect, it } from 'vitest';
import type { RunGame, RunSlide } from '../run-game.ts';
import { ask, roomOf, type Given } from '../testing/scored-room.ts';
import type { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';

const round = (title: string) => ({ round: { title } });
/** Two rounds of two questions, one more question after them. */
const SLIDES: Partial<RunSlide>[] = [round('Rivers'), {}, round('Music'), {}, round('Last'), {}];

function hall(slides = SLIDES, changes: Partial<RunGame> = {}): TestRoom {
  const game = sampleGame(
    slides.map((own) => sampleSlide(own)),
    { rules: 2, showResultsAfter: 'round', ...changes },
  );
  return roomOf(game, 'Maya', 'Noa', 'Omar');
}

const phaseOf = (room: TestRoom) => sharedView(room.state, room.nowMs).phase;
const nextOf = (room: TestRoom) => operatorView(room.state, room.nowMs).nextAction;

/** Asks the next question; who is right after how many ms, null: wrong. */
function play(room: TestRoom, ...rightAfterMs: (number | null)[]): void {
  ask(room, ...rightAfterMs.map((ms): [Given, number] => (ms === null ? [1, 9000] : [0, ms])));
}

describe('places after each round only', () => {
  it('the next slide comes after a reveal, places after the last points of a round, the podium after all', () => {
    const room = hall();
    const said: string[] = [];
    for (let question = 0; question < SLIDES.length; question++) {
      play(room, 1000, 2000, null);
      said.push(nextOf(room));
    }
    expect(said).toEqual([
      ...['nextSlide', 'showRoundStandings', 'nextSlide', 'showRoundStandings', 'nextSlide', 'showPodium'],
    ]);
  });

  it('a game without rounds has them after each question', () => {
    const room = hall([{}, {}]);
    play(room, 1000, null, null);
    expect(nextOf(room)).toBe('showStandings');
  });

  it('no phone has a place while its round goes on, and each has the own points', () => {
    const room = hall();
    play(room, 1000, 2000, null);
    expect(ownView(room.state, 0)).toMatchObject({ rank: null });
    expect(ownView(room.state, 0)?.score).toBeGreaterThan(0);
    play(room, null, 2000, null);
    expect(ownView(room.state, 1)).toMatchObject({ rank: null });
    room.next();
    expect(ownView(room.state, 1)).toMatchObject({ rank: 1 });
    // What the table has told stays until something is added to it.
    room.next();
    room.next();
    expect(ownView(room.state, 1)).toMatchObject({ rank: 1 });
  });

  it('the table counts up from that of the round before: points of the whole round, and the places then', () => {
    const room = hall();
    play(room, 1000, null, null);
    play(room, 1000, 1000, null);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', top: [{ name: 'Maya', previousRank: null }, {}] });
    // Noa and Omar pass Maya over two questions, Omar with the last one alone.
    play(room, null, 100, 100);
    play(room, null, 100, 100);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', round: { title: 'Music' } });
    room.next();
    const shown = phaseOf(room);
    const rows = shown.phase === 'standings' ? shown.top : [];
    const omar = rows.find(({ name }) => name === 'Omar');
    expect(rows.map(({ name, previousRank }) => [name, previousRank])).toEqual([
      ['Noa', 2],
      ['Omar', 3],
      ['Maya', 1],
    ]);
    expect(omar?.gained).toBe(omar?.score);
  });

  it('a table shown by hand within a round is what the next one counts from', () => {
    const room = hall();
    play(room, 1000, null, null);
    expect(room.operate({ do: 'showStandings' }).ok).toBe(true);
    expect(phaseOf(room)).toMatchObject({ phase: 'standings', top: [{ name: 'Maya', previousRank: null }] });
    // The hall has seen it: phones may say it until more is added to it.
    expect(room.operate({ do: 'hideStandings' }).ok).toBe(true);
    expect(ownView(room.state, 0)).toMatchObject({ rank: 1 });
    play(room, null, 100, 100);
    expect(ownView(room.state, 0)).toMatchObject({ rank: null });
    room.next();
    const shown = phaseOf(room);
    const rows = shown.phase === 'standings' ? shown.top : [];
    expect(rows.map(({ name, previousRank }) => [name, previousRank])).toEqual([
      ['Noa', 2],
      ['Omar', 2],
      ['Maya', 1],
    ]);
    expect(rows.find(({ name }) => name === 'Maya')?.gained).toBe(0);
  });

  it('a corrected key leaves the places before as the table told them', () => {
    const room = hall();
    play(room, 1000, null, null);
    play(room, 1000, 1000, null);
    room.next();
    play(room, null, 100, 100);
    play(room, null, 100, 100);
    const before = () => room.state.seats.blocks.flat().map(({ previousRank }) => previousRank);
    const told = before();
    expect(told).toEqual([1, 2, 3]);
    expect(room.operate({ do: 'correctKey', slide: 3, key: { kind: 'choice', correct: [0, 2] } }).ok).toBe(true);
    expect(before()).toEqual(told);
  });

  it('a break within a round tells no places, one after it does', () => {
    const pause: Partial<RunSlide> = { type: 'break', score: 0, answers: [], time: 60 };
    const room = hall([round('Rivers'), pause, {}, pause, round('Music'), {}]);
    play(room, 1000, null, null);
    room.next();
    expect(phaseOf(room)).toMatchObject({ phase: 'break' });
    expect(ownView(room.state, 0)).toMatchObject({ rank: null });
    const within = phaseOf(room);
    play(room, 1000, null, null);
    while (phaseOf(room).phase !== 'break') room.next();
    const after = phaseOf(room);
    expect([within, after].map((shown) => (shown.phase === 'break' ? (shown.top?.length ?? 0) > 0 : null))).toEqual([
      false,
      true,
    ]);
  });
});
