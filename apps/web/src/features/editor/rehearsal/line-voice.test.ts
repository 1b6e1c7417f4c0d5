import type { Spoken } from '@qc/telephone';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Ends, LineVoice, type Sounds } from './line-voice.ts';
import type { Surroundings } from './surroundings.ts';

const HELLO: Spoken = { say: 'text', text: 'Hello', language: 'en' };
const TIME: Surroundings = {
  now: () => Date.now(),
  wait: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function voiceOf(sounds: Partial<Sounds>, isOn = true) {
  const all: Sounds = {
    fetchSaid: vi.fn<Sounds['fetchSaid']>().mockResolvedValue('/said.wav'),
    play: vi.fn<Sounds['play']>(() => () => undefined),
    speak: vi.fn<Sounds['speak']>(() => null),
    ...sounds,
  };
  return { voice: new LineVoice(TIME, all, isOn), sounds: all };
}

it('says a text by the house’s voice, fetched once', async () => {
  const { voice, sounds } = voiceOf({
    play: vi.fn<Sounds['play']>((_, { onEnd }: Ends) => TIME.wait(500, onEnd) && (() => undefined)),
  });
  const onSaid = vi.fn<() => void>();
  voice.prepare([HELLO]);
  voice.say(HELLO, onSaid);
  await vi.advanceTimersByTimeAsync(600);
  expect(onSaid).toHaveBeenCalledOnce();
  expect(sounds.play).toHaveBeenCalledWith('/said.wav', expect.anything());
  expect(sounds.fetchSaid).toHaveBeenCalledOnce();
});

it('goes on to the browser’s voice, and without one takes the time it would take', async () => {
  const fetchSaid = vi.fn<Sounds['fetchSaid']>().mockRejectedValue(new Error('offline'));
  const { voice, sounds } = voiceOf({ fetchSaid });
  const onSaid = vi.fn<() => void>();
  for (let time = 0; time < 3; time += 1) {
    voice.say(HELLO, onSaid);
    await vi.advanceTimersByTimeAsync(700);
    expect(onSaid).toHaveBeenCalledTimes(time);
    await vi.advanceTimersByTimeAsync(100);
    expect(onSaid).toHaveBeenCalledTimes(time + 1);
  }
  expect(sounds.speak).toHaveBeenCalledTimes(3);
  // What has failed twice is not asked a third time.
  expect(fetchSaid).toHaveBeenCalledTimes(2);
});

it('waits no longer than a caller would for a voice that does not come', async () => {
  const { voice, sounds } = voiceOf({ fetchSaid: () => new Promise(() => undefined) });
  voice.say(HELLO, () => undefined);
  await vi.advanceTimersByTimeAsync(2900);
  expect(sounds.speak).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(sounds.speak).toHaveBeenCalledOnce();
});

it('stops at once, whatever it was at, and tells nothing then', async () => {
  const stopped = vi.fn<() => void>();
  const { voice } = voiceOf({ play: () => stopped });
  const onSaid = vi.fn<() => void>();
  const stopEarly = voice.say(HELLO, onSaid);
  stopEarly();
  const stopLate = voice.say(HELLO, onSaid);
  await vi.advanceTimersByTimeAsync(10);
  stopLate();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).toHaveBeenCalledOnce();
  expect(onSaid).not.toHaveBeenCalled();
});

it('is silent when it is off, and asks nobody', async () => {
  const { voice, sounds } = voiceOf({}, false);
  const onSaid = vi.fn<() => void>();
  voice.prepare([HELLO]);
  voice.say({ say: 'recording', url: '/a.wav', lengthMs: 300 }, onSaid);
  await vi.advanceTimersByTimeAsync(300);
  expect(onSaid).toHaveBeenCalledOnce();
  expect(sounds.fetchSaid).not.toHaveBeenCalled();
  expect(sounds.play).not.toHaveBeenCalled();
});
