import type { ScreenRow, Screens, ScreenWord, ServerMessage } from '@qc/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Listener, type Audience } from './listener.ts';
import { SoundingScreens } from './sounding-screens.ts';

let rows: ScreenRow[];
let screens: SoundingScreens;
beforeEach(() => {
  rows = [];
  screens = new SoundingScreens((message: Screens) => (rows = message.rows));
});

function page(audience: Audience): { listener: Listener; heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  const outlet = {
    buffered: 0,
    closed: false,
    send: ({ text }: { text: string }) => heard.push(...text.split('\n').map((one): ServerMessage => JSON.parse(one))),
    close: () => undefined,
  };
  return { listener: new Listener(outlet, audience, ''), heard };
}

function word(screen: string, sound: ScreenWord['sound']): ScreenWord {
  return { t: 'screen', screen, sound, volume: 70, w: 1920, h: 1080, level: 0 };
}

const sounding = () => rows.filter((row) => row.sounds).map(({ screen }) => screen);

describe('the screens of a room', () => {
  it('have one sound: the first that can, until it cannot any more', () => {
    const [one, two, three] = [page('presenter'), page('presenter'), page('presenter')];
    screens.note(one.listener, word('screen-1', 'locked'));
    expect(sounding()).toEqual(['screen-1']);
    screens.note(two.listener, word('screen-2', 'on'));
    screens.note(three.listener, word('screen-3', 'on'));
    expect(sounding()).toEqual(['screen-2']);
    screens.note(one.listener, word('screen-1', 'on'));
    expect(sounding()).toEqual(['screen-2']);
    screens.depart(two.listener);
    expect(sounding()).toEqual(['screen-1']);
    expect(three.heard.at(-1)).toEqual({ t: 'sounding', here: false, ducked: false });
    expect(one.heard.at(-1)).toEqual({ t: 'sounding', here: true, ducked: false });
  });

  it('let the operator choose, and remember it over a reload of the screen', () => {
    const [one, two, console] = [page('presenter'), page('presenter'), page('operator')];
    screens.note(one.listener, word('screen-1', 'on'));
    screens.note(two.listener, word('screen-2', 'on'));
    screens.wish(console.listener, { do: 'sounding', screen: 'screen-2' });
    screens.depart(two.listener);
    expect(sounding()).toEqual(['screen-1']);
    const again = page('presenter');
    screens.note(again.listener, word('screen-2', 'locked'));
    expect(rows.find(({ sounds }) => sounds)).toMatchObject({ screen: 'screen-2', chosen: true });
  });

  it('go down while a console holds them down, and up when it is gone', () => {
    const [screen, console] = [page('presenter'), page('operator')];
    screens.note(screen.listener, word('screen-1', 'on'));
    screens.wish(console.listener, { do: 'duck', on: true });
    expect(screen.heard.at(-1)).toMatchObject({ ducked: true });
    screens.depart(console.listener);
    expect(screen.heard.at(-1)).toMatchObject({ ducked: false });
  });

  it('play the test at the one that sounds, and tell consoles nothing twice', () => {
    const [one, two, console] = [page('presenter'), page('presenter'), page('operator')];
    screens.greet(console.listener);
    expect(console.heard).toEqual([]);
    screens.note(one.listener, word('screen-1', 'on'));
    screens.note(two.listener, word('screen-2', 'on'));
    rows = [];
    screens.note(two.listener, word('screen-2', 'on'));
    expect(rows).toEqual([]);
    screens.wish(console.listener, { do: 'test' });
    expect(one.heard.at(-1)).toEqual({ t: 'testSound' });
    expect(two.heard.at(-1)).not.toEqual({ t: 'testSound' });
    screens.greet(console.listener);
    expect(console.heard.map(({ t }) => t)).toEqual(['screens']);
  });
});
