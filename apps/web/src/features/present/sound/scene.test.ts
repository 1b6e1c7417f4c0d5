import { describe, expect, it } from 'vitest';
import type { Note } from '../score/note.ts';
import { sceneOf, type Scene, type Seen } from './scene.ts';
import type { ScenePhase } from './scene-phase.ts';

const NOW = 100_000;
const LOBBY = { phase: { phase: 'lobby' }, leftMs: null } as const;

function seen(phase: ScenePhase, over: Partial<Seen> = {}): Seen {
  return {
    ...{ phase, step: 4, rightAtMs: NOW, seenMs: NOW, before: LOBBY, paused: false, clock: true },
    sounds: { set: 'classic', music: null, winners: null, separateWinners: false },
    ...over,
  };
}

const clocked = (phase: ScenePhase['phase'], limitMs: number, leftMs = limitMs): ScenePhase => ({
  ...{ phase, slide: 0, visit: 3, limitMs, remainingMs: leftMs },
  question: { answers: [1, 2, 3, 4] },
});
const podium = (stage: number, limitMs: number | null): ScenePhase => ({
  ...{ phase: 'podium', stage, limitMs, remainingMs: limitMs, winners: [1, 2, 3], teams: [] },
});

function notesOf(cue: Scene['bed']): Note[] {
  const notes: Note[] = [];
  if (cue)
    for (let number = 0, bar = cue.piece.bar(0); bar && number < 8; bar = cue.piece.bar((number += 1)))
      notes.push(...bar.notes());
  return notes;
}
const endMs = (cue: Scene['bed']) =>
  (cue?.zeroMs ?? 0) + 1000 * Math.max(0, ...notesOf(cue).map(({ at, long }) => at + long));

describe('the sound of a phase', () => {
  it('is the same quiet music from the question alone to its answers, each with a note', () => {
    const asking = sceneOf(seen(clocked('asking', 5000)));
    const dealing = sceneOf(seen(clocked('dealing', 1600), { step: 5 }));
    expect(dealing.bed?.key).toBe(asking.bed?.key);
    expect(notesOf(dealing.sting)).toHaveLength(4);
  });

  it('is a hit with the title of a round, one more where its points count double, over what the question begins with', () => {
    const title = { ...clocked('round', 3000), times: 1 };
    const { bed, sting } = sceneOf(seen(title));
    expect(bed?.key).toBe(sceneOf(seen(clocked('asking', 5000))).bed?.key);
    expect(notesOf(sting).every(({ at }) => at >= 0.3)).toBe(true);
    expect(notesOf(sceneOf(seen({ ...title, times: 2 })).sting)).toHaveLength(2 * notesOf(sting).length);
  });

  it('ends with the clock, also for who comes into its middle, and is another one with more time', () => {
    const half = sceneOf(seen(clocked('question', 20_000, 9000), { before: null }));
    expect(half.bed?.zeroMs).toBe(NOW - 11_000);
    const more = sceneOf(seen(clocked('question', 30_000, 19_000)));
    expect(more.bed?.key).not.toBe(half.bed?.key);
  });

  it('is quiet music in a break, with three soft notes half a minute before its end; over, the host is heard', () => {
    const pause: ScenePhase = { phase: 'break', visit: 3, music: true, limitMs: 600_000, remainingMs: 90_000 };
    const { bed, sting } = sceneOf(seen(pause));
    expect([notesOf(bed).length > 0, notesOf(sting).length, sting?.zeroMs]).toEqual([true, 3, NOW + 60_000]);
    const longer = sceneOf(seen({ ...pause, limitMs: 660_000, remainingMs: 150_000 }));
    expect([longer.bed?.key, longer.sting?.zeroMs]).toEqual([bed?.key, NOW + 120_000]);
    expect(longer.sting?.key).not.toBe(sting?.key);
    for (const silent of [
      { ...pause, music: false },
      { ...pause, limitMs: null, remainingMs: null },
    ])
      expect(sceneOf(seen(silent))).toMatchObject({ bed: null, sting: null, recording: null });
  });

  it('is silent in a pause, while somebody has the turn, and beside films', () => {
    const turn = { ...clocked('question', 20_000), race: { turn: { seat: 1 } } };
    const silent = [
      seen(clocked('question', 20_000), { paused: true }),
      seen(turn),
      seen({ phase: 'media' }),
      seen({ phase: 'ended' }),
    ].map(sceneOf);
    expect(silent.every(({ bed, sting, recording }) => !bed && !sting && !recording)).toBe(true);
  });

  it('leaves the held breath its silence', () => {
    for (const [limitMs, silentFromMs] of [
      [1500, 600],
      [900, 400],
    ] as const) {
      const { bed, sting } = sceneOf(seen(clocked('closed', limitMs)));
      expect(bed).toBeNull();
      expect(endMs(sting)).toBeLessThanOrEqual(NOW + silentFromMs + 1e-6);
    }
  });

  it('tells nothing to who arrives when something has been told', () => {
    const late = { before: null };
    expect(sceneOf(seen({ phase: 'reveal', correct: [1] }, late)).sting).toBeNull();
    expect(sceneOf(seen({ phase: 'standings', top: [] }, late)).sting).toBeNull();
    expect(sceneOf(seen(podium(4, null), late)).sting).toBeNull();
    expect(sceneOf(seen(podium(4, null), late)).bed).not.toBeNull();
  });

  it('sounds the same before the reveal whatever is right', () => {
    const scenes = [[0], [3]].map((right) => {
      const phases = (['asking', 'dealing', 'question', 'closed'] as const).map((name) => ({
        ...clocked(name, 5000),
        correct: right,
      }));
      return phases.map((phase) => {
        const { bed, sting } = sceneOf(seen(phase));
        return [...notesOf(bed), ...notesOf(sting)];
      });
    });
    expect(scenes[0]).toEqual(scenes[1]);
  });

  it('chimes for a new leader alone', () => {
    const top = (previousRank: number) => ({ phase: 'standings', top: [{ seat: 1, previousRank }] }) as const;
    const counts = [1, 2].map((rank) => notesOf(sceneOf(seen(top(rank))).sting).length);
    expect(counts[1]).toBeGreaterThan(counts[0] ?? Infinity);
  });
});

describe('the sound of the podium', () => {
  it('rolls on at its top until the word with the place is here, at most 800 ms', () => {
    const { sting } = sceneOf(seen(podium(0, 4000)));
    expect(endMs(sting) - NOW).toBeGreaterThan(4600);
    expect(endMs(sting) - NOW).toBeLessThanOrEqual(4800 + 1e-6);
  });
  it('is silent for 400 ms before the first place', () => {
    expect(endMs(sceneOf(seen(podium(2, 5400))).sting)).toBeLessThanOrEqual(NOW + 5000 + 1e-6);
  });
  it('waits with quiet music where places come by hand', () => {
    const { bed, sting } = sceneOf(seen(podium(1, null)));
    expect(bed).not.toBeNull();
    expect(endMs(sting) - NOW).toBeLessThan(2000);
  });
  it('has a fanfare for the first, then goes round, or leaves both to the game’s own recording', () => {
    const told = { before: { phase: podium(2, 5400), leftMs: 0 } };
    expect(sceneOf(seen(podium(3, 4000), told)).sting).not.toBeNull();
    expect(sceneOf(seen(podium(4, null), told)).sting).toBeNull();
    expect(sceneOf(seen(podium(4, null), told)).bed).not.toBeNull();
    const winners = { type: 'audio', source: 'file', url: '/x.mp3', startMs: 0, endMs: null } as never;
    const own = { sounds: { set: 'classic' as const, music: null, winners, separateWinners: false } };
    const recorded = sceneOf(seen(podium(3, 4000), { ...told, ...own }));
    expect(recorded).toMatchObject({ sting: null, bed: null, recording: 'winners' });
  });
  it('honours all at once where nothing was told before, each with a beat where that is wished', () => {
    const beats = [false, true].map((separateWinners) => {
      const { sting } = sceneOf(
        seen(podium(4, null), { sounds: { set: 'classic', music: null, winners: null, separateWinners } }),
      );
      return endMs(sting);
    });
    expect((beats[1] ?? 0) - (beats[0] ?? 0)).toBeCloseTo(1100);
  });
  it('honours nobody where nobody has won', () => {
    expect(sceneOf(seen({ ...podium(4, null), winners: [] })).sting).toBeNull();
  });
});
