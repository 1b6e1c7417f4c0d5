import { openRoom, type RoomState, step } from '@qc/engine';
import { expect, it } from 'vitest';
import { calledGame } from '../testing/test-line.ts';
import { roomSeen } from './room-seen.ts';

const lobby = openRoom({ code: '427001', game: calledGame(), openedAtMs: 0 });

/** The room after the host has pressed next: its first question is open. */
function inQuestion(): RoomState {
  const action = { do: 'next' } as const;
  const done = step(lobby, { type: 'operate', messageId: 'next-1', action, expect: null }, 1000);
  if (!done.ok) throw new Error(`the host was refused: ${done.code}`);
  return done.state;
}

it('is made once for as long as nothing happens', () => {
  expect(roomSeen(lobby, 9000)).toBe(roomSeen(lobby, 1000));
  expect(roomSeen(lobby, 1000)).toMatchObject({ room: { code: '427001' }, shared: { phase: { phase: 'lobby' } } });
  expect(roomSeen(inQuestion(), 1000)).not.toBe(roomSeen(lobby, 1000));
});

it('tells a clock as it stands now', () => {
  const state = inQuestion();
  const leftMs = (nowMs: number) => {
    const { phase } = roomSeen(state, nowMs).shared;
    return 'remainingMs' in phase ? phase.remainingMs : null;
  };
  expect(leftMs(1000)).toBe(20_000);
  expect(leftMs(6000)).toBe(15_000);
});
