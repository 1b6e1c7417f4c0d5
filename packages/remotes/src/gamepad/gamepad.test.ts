import { expect, it } from 'vitest';
import { SimulatedBuzzPad } from '../simulator/simulated-inputs.ts';
import { Talk } from '../testing/talk.ts';
import { gamepad, gamepadButtons, gamepadBuzz } from './gamepad.ts';

const down = (...buttons: number[]) => ({ buttons: Array.from({ length: 20 }, (_, at) => buttons.includes(at)) });

it('a pad is one player, whose first eight buttons are the answers', () => {
  const talk = new Talk(gamepad, null);
  // The first state a browser shows has the first press in it.
  talk.io.say(down(1));
  talk.io.say(down(1, 0));
  talk.io.say(down(0));
  talk.io.say(down(0, 7, 8));
  talk.io.say(down());
  talk.io.say(down(0));
  expect(talk.pressed).toEqual(['1 B', '1 A', '1 H', '1 A']);
});

it('a set of Buzz! is four players, each with all its keys', () => {
  const talk = new Talk(gamepadBuzz, new SimulatedBuzzPad());
  for (const remote of ['4', '1']) for (const key of gamepadBuzz.abilities.keys) talk.press(remote, key);
  expect(talk.pressed).toEqual([
    ...['4', '1'].flatMap((remote) => ['buzz', 'A', 'B', 'C', 'D'].map((key) => `${remote} ${key}`)),
  ]);
});

it('on a board of buzzers every button is a player', () => {
  const talk = new Talk(gamepadButtons, null);
  talk.io.say(down(11, 0));
  expect(talk.pressed).toEqual(['1 buzz', '12 buzz']);
});

it('a pad that was pulled out begins anew', () => {
  const talk = new Talk(gamepad, null);
  talk.io.say(down(2));
  talk.io.pullOut();
  talk.io.say(down());
  talk.plugIn(null);
  talk.io.say(down(2));
  expect(talk.pressed).toEqual(['1 C', '1 C']);
  expect(talk.states).toEqual(['ready', 'gone', 'ready']);
});
