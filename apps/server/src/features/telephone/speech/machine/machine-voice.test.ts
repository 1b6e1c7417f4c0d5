import { constants } from 'node:os';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childrenRunning, threadPriorities } from '../../../../testing/child-processes.ts';
import { MachineVoice } from './machine-voice.ts';

describe('the machine speaks', () => {
  const voice = new MachineVoice();
  afterAll(() => voice.stop());

  it.each([
    ['he', 'איזה ים? להקשה על ים המלח, הקישו שתיים'],
    ['ar', 'أي بحر؟ للبحر الميت اضغطوا اثنين'],
    ['en-us', 'Which sea? For the Dead Sea, press two'],
  ])('%s', async (name, text) => {
    const samples = await voice.speak(name, text);
    expect(samples.length / 8000).toBeGreaterThan(1.2);
    expect(samples.length / 8000).toBeLessThan(8);
    const loud = samples.filter((sample) => Math.abs(sample) > 1500).length;
    expect(loud / samples.length).toBeGreaterThan(0.1);
  });

  it('takes orders for words', async () => {
    const plain = await voice.speak('en-us', 'one two');
    const ordered = await voice.speak('en-us', '<break time="9s"/> one [[aaa]] two');
    expect(ordered.length).toBeGreaterThan(plain.length);
    expect(ordered.length / 8000).toBeLessThan(9);
  });

  // With the least priority it said nothing at all where four others kept the two processors busy.
  it.runIf(process.platform === 'linux')(
    'gives way to everything else, but not so far that nobody hears it',
    async () => {
      await voice.speak('en-us', 'one');
      const [pid = 0] = childrenRunning('speaking-child');
      const priorities = threadPriorities(pid);
      expect(priorities.length).toBeGreaterThan(1);
      expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
    },
  );

  it('has no voice that it does not have', async () => {
    await expect(voice.speak('klingonish', 'one')).rejects.toThrow('no voice klingonish');
  });
});

describe('a program that fails', () => {
  const program = new URL('./testing/hanging-child.ts', import.meta.url);
  const [hangMs, idleMs] = [60_000, 20_000];
  let voice = new MachineVoice();
  // Its clock stands still while a program begins, however long a busy machine needs for that.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    voice = new MachineVoice({ program, hangMs, idleMs });
  });
  afterEach(() => {
    voice.stop();
    vi.useRealTimers();
  });

  it('is ended where it hangs, and started again', async () => {
    const [first = 0] = await voice.speak('he', 'hello');
    let hung = '';
    const hanging = voice.speak('he', 'hang').then(
      () => (hung = 'spoke'),
      () => (hung = 'refused'),
    );
    const after = voice.speak('he', 'hello');
    // It is begun anew and hangs once more.
    await vi.waitFor(() => {
      if (hung === '') vi.advanceTimersByTime(2 * hangMs);
      expect(hung).toBe('refused');
    });
    await hanging;
    expect((await after)[0]).not.toBe(first);
    await expect(voice.speak('he', 'die')).rejects.toThrow('ended');
    expect((await voice.speak('he', 'hello'))[1]).toBe(1);
  });

  it('ends when there is nothing to say', async () => {
    const [first = 0] = await voice.speak('he', 'hello');
    vi.advanceTimersByTime(idleMs - 1);
    expect((await voice.speak('he', 'hello'))[0]).toBe(first);
    vi.advanceTimersByTime(idleMs + 1);
    expect((await voice.speak('he', 'hello'))[0]).not.toBe(first);
  });
});

it('that has been stopped neither ends its text nor begins another', async () => {
  const voice = new MachineVoice();
  const [spoken, waiting] = [voice.speak('he', 'hello'), voice.speak('he', 'hello')];
  const both = Promise.allSettled([spoken, waiting]);
  voice.stop();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(voice.speak('he', 'hello')).rejects.toThrow('ended');
});
