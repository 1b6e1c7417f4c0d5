import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperatorAction, PresenterView, RoomInfo } from '@qc/contract';
import { operatorView, presenterView, roomInfo } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import { sampleGame, sampleSlide } from '@qc/engine/testing/sample-game';
import { setLanguage } from '#platform/i18n';
import { PresentRoom } from './present-room.tsx';
import { FIRST_STATE, type PresenterState } from './presenter-state.ts';

const { known, pressed } = vi.hoisted(() => {
  const found: { known: { state?: object }; pressed: object[] } = { known: {}, pressed: [] };
  return found;
});

vi.mock('./use-presenter-room.ts', () => ({
  usePresenterRoom: () => ({
    ...{ state: known.state, ready: () => undefined, say: () => undefined, hear: () => () => undefined },
    press: (action: object) => void pressed.push(action),
  }),
}));
vi.mock('./sound/use-sound.ts', () => ({
  useSound: () => ({
    ...{ sound: 'on', heard: [], silenced: false },
    ...{ unlock: () => undefined, silence: () => undefined, test: () => undefined },
  }),
}));
vi.mock('./frames/use-calm-level.ts', () => ({ useCalmLevel: () => 0 }));

beforeEach(() => {
  setLanguage('en', { remember: false });
  pressed.length = 0;
});
afterEach(cleanup);

/** A question that is open in a room of two. */
function opened(): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide({ question: 'Which is it?' }), sampleSlide()]));
  for (const name of ['Noa', 'Omar']) room.join(name);
  room.next();
  return room;
}

interface Shown {
  view?: Partial<PresenterView>;
  room?: Partial<RoomInfo>;
  wire?: PresenterState['wire'];
}

function show(of: TestRoom, { view, room, wire = 'online' }: Shown = {}) {
  cleanup();
  const state: PresenterState = {
    ...FIRST_STATE,
    wire,
    room: { ...roomInfo(of.state), ...room },
    view: { ...presenterView(of.state, of.nowMs), ...view },
    joinUrl: 'https://quiz.example/play/123456',
  };
  known.state = state;
  return render(<PresentRoom door={{ on: 'room', hello: () => expect.fail('no wire here') }} />).container;
}

function press(...codes: string[]): object[] {
  pressed.length = 0;
  for (const code of codes) fireEvent.keyDown(document.body, { code });
  return [...pressed];
}

const NEXT = { do: 'next' };
const BACK = { do: 'back' };

describe('the keys of the big screen', () => {
  it('lead on and back as a presenter’s remote sends them, by the arrows in the direction of the game', () => {
    show(opened());
    expect(press('PageDown', 'ArrowDown', 'Space', 'ArrowRight')).toEqual([NEXT, NEXT, NEXT, NEXT]);
    expect(press('PageUp', 'ArrowUp', 'ArrowLeft')).toEqual([BACK, BACK, BACK]);
    show(opened(), { room: { direction: 'rtl' } });
    expect(press('ArrowLeft', 'ArrowRight')).toEqual([NEXT, BACK]);
  });
  it('end a pause before they lead on', () => {
    const room = opened();
    room.operate({ do: 'pause' });
    show(room);
    expect(press('PageDown')).toEqual([{ do: 'resume' }]);
  });
  it('turn on, and off again, black, the code, the sound and the standings', () => {
    show(opened());
    expect(press('KeyB', 'Period', 'KeyQ', 'KeyM', 'KeyR')).toEqual([
      { do: 'black', on: true },
      { do: 'black', on: true },
      { do: 'largeCode', on: true },
      { do: 'mute', on: true },
      { do: 'showStandings' },
    ]);
    const room = opened();
    room.operate({ do: 'reveal' });
    room.next();
    expect(operatorView(room.state, room.nowMs).phase.phase).toBe('standings');
    show(room, { view: { black: true, largeCode: true, muted: true } });
    expect(press('KeyB', 'KeyQ', 'KeyM', 'KeyR')).toEqual([
      { do: 'black', on: false },
      { do: 'largeCode', on: false },
      { do: 'mute', on: false },
      { do: 'hideStandings' },
    ]);
  });
  it('do nothing else', () => {
    show(opened());
    const actions: OperatorAction['do'][] = ['end', 'skip', 'pause', 'closeAnswers', 'reveal', 'showPodium', 'kick'];
    const letters = [...'ACDEFGHIJKLNOPSTUVWXYZ'].map((letter) => `Key${letter}`);
    const done = JSON.stringify(press(...letters, 'Enter', 'Escape', 'Delete'));
    for (const action of actions) expect(done).not.toContain(`"${action}"`);
  });
});

describe('over the picture', () => {
  it('lies black, or the code to scan and to type, only where the host wants it', () => {
    const black = (page: HTMLElement) => page.querySelector('[class*="black"]');
    const room = opened();
    const plain = show(room);
    expect(black(plain)).toBeNull();
    expect(plain.textContent).not.toContain('quiz.example');
    expect(black(show(room, { view: { black: true } }))).toBeTruthy();
    const code = show(room, { view: { largeCode: true } });
    expect(code.textContent).toContain('quiz.example/play');
    expect(code.textContent).toContain('123 456');
  });
  it('is told that the connection is away, while the question stays', () => {
    const page = show(opened(), { wire: 'away' });
    expect(screen.getByRole('status').textContent).toMatch(/connection/i);
    expect(page.textContent).toContain('Which is it?');
    expect(show(opened()).textContent).not.toMatch(/connection/i);
  });
  it('is the time, where the game shows it', () => {
    show(opened());
    expect(screen.getByRole('timer')).toBeTruthy();
    show(opened(), { room: { timer: false } });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
