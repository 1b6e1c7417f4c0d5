import { expect, test } from 'vitest';
import { operatorView, presenterView, sharedView } from '../view.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';

const clickers = () => new TestRoom(sampleGame([sampleSlide()], { device: 'remotes' }));

function admit(room: TestRoom, host: string, tokenHash = `proof of ${host}`) {
  return room.send({ type: 'admitBridge', host, name: `Hall ${host}`, tokenHash });
}

test('gives each bridge the lowest number that is free, and keeps it when it is let in again', () => {
  const room = clickers();
  for (const host of ['bridgeA1', 'bridgeB2', 'bridgeC3']) admit(room, host);
  room.operate({ do: 'removeBridge', host: 'bridgeB2' });
  admit(room, 'bridgeD4');
  admit(room, 'bridgeC3', 'another proof');
  expect(room.state.bridges).toEqual({
    bridgeA1: { name: 'Hall bridgeA1', number: 1, tokenHash: 'proof of bridgeA1' },
    bridgeC3: { name: 'Hall bridgeC3', number: 3, tokenHash: 'another proof' },
    bridgeD4: { name: 'Hall bridgeD4', number: 2, tokenHash: 'proof of bridgeD4' },
  });
});

test('is done once, and sends away nobody who is not there', () => {
  const room = clickers();
  admit(room, 'bridgeA1');
  expect(admit(room, 'bridgeA1')).toMatchObject({ ok: true, repeated: true });
  expect(room.send({ type: 'operate', action: { do: 'removeBridge', host: 'bridgeZ9' }, expect: null })).toMatchObject({
    ok: true,
    repeated: true,
  });
});

test('refuses a tenth bridge, one where clickers play no part, and one after the end', () => {
  const room = clickers();
  for (let number = 1; number <= 9; number += 1) admit(room, `bridgeA${number}`);
  expect(admit(room, 'bridgeB1')).toEqual({ ok: false, code: 'roomFull' });
  expect(admit(new TestRoom(sampleGame([sampleSlide()])), 'bridgeA1')).toEqual({ ok: false, code: 'notAllowed' });
  room.operate({ do: 'end' });
  expect(admit(room, 'bridgeA1', 'anew')).toEqual({ ok: false, code: 'roomEnded' });
});

test('is shown to nobody by a view: its proof least of all', () => {
  const room = clickers();
  admit(room, 'bridgeA1');
  for (const view of [sharedView, presenterView, operatorView])
    expect(JSON.stringify(view(room.state, room.nowMs))).not.toMatch(/bridgeA1|proof/);
});
