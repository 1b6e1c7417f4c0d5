import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ClientMessage, type Press, RoomId, type ServerMessage } from '@qc/contract';
import { useOperatorRoom } from './use-operator-room.ts';

/** The socket that a console opened, as its server sees it. */
class FakeSocket {
  static last: FakeSocket | null = null;
  static readonly OPEN = 1;
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get presses() {
    return this.sent.flatMap((message) => (message.t === 'presses' ? [message] : []));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (seq: number): Press => ({ seq, remote: 'buzz-1:1', key: 'A', atMs: seq, isFinal: false });

it('lets no later press pass one that the room could not keep', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const { result, unmount } = renderHook(() => useOperatorRoom(RoomId.parse('AAAAAAAAAAAAAAAAAAAA')));
  const socket = FakeSocket.last;
  if (!socket) throw new Error('no socket was opened');
  act(() => {
    socket.onopen();
    socket.say({ t: 'counts', answered: 0, present: 0, players: 0, arrivals: [], ready: 0 });
    result.current.press([press(1)]);
    result.current.press([press(2)]);
  });
  const seqs = () => socket.presses.map(({ presses }) => presses.map(({ seq }) => seq).join());
  const answer = (t: 'ack' | 'refused') => {
    const id = socket.presses.at(-1)?.id ?? '';
    act(() => socket.say(t === 'ack' ? { t, id } : { t, id, code: 'storageFailed' }));
  };
  expect(seqs()).toEqual(['1']);
  answer('refused');
  act(() => result.current.press([press(3)]));
  expect(seqs()).toEqual(['1']);
  await expect.poll(seqs, { timeout: 3000 }).toEqual(['1', '1,2,3']);
  answer('ack');
  act(() => result.current.press([press(4)]));
  expect(seqs()).toEqual(['1', '1,2,3', '4']);
  unmount();
});

it('has the same ways to act after each word of the room', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const { result, unmount } = renderHook(() => useOperatorRoom(RoomId.parse('AAAAAAAAAAAAAAAAAAAA')));
  const socket = FakeSocket.last;
  if (!socket) throw new Error('no socket was opened');
  const { state: before, ...ways } = result.current;
  act(() => {
    socket.onopen();
    socket.say({ t: 'seats', rows: [] });
  });
  const { state, ...same } = result.current;
  expect(state).not.toBe(before);
  for (const [name, way] of Object.entries(ways)) expect(Reflect.get(same, name)).toBe(way);
  unmount();
});
