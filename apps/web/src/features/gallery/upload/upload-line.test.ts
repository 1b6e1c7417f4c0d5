import { ApiError } from '#platform/api';
import { type Media, MediaId } from '@qc/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProbedFile } from './file-check.ts';
import { createUploadLine, type SendEvents, type UploadLine } from './upload-line.ts';

const media: Media = {
  _id: MediaId.parse('media001'),
  title: 'a',
  type: 'image',
  provider: 'file',
  publicId: 'abcdefgh',
  width: 10,
  height: 10,
  bytes: 10,
  durationMs: 0,
  link: '',
  createdAt: 1,
};
const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

let online = true;
let goOnline = () => undefined as void;
let probed: ProbedFile | null = { width: 100, height: 100, durationMs: 0 };
let sent: { events: SendEvents; calls: string[] }[] = [];
const store = vi.fn<() => Promise<Media>>();
const shrink = vi.fn<() => Promise<File>>();
let line: UploadLine;
const states = () => line.get().map(({ state }) => state);

beforeEach(() => {
  online = true;
  probed = { width: 100, height: 100, durationMs: 0 };
  sent = [];
  store.mockReset().mockResolvedValue(media);
  shrink.mockReset().mockResolvedValue(picture('smaller.png'));
  line = createUploadLine({
    probe: async () => probed,
    send: async (_file, events) => {
      const calls: string[] = [];
      sent.push({ events, calls });
      const note = (name: string) => () => void calls.push(name);
      return { pause: note('pause'), resume: note('resume'), forget: note('forget'), cancel: note('cancel') };
    },
    store,
    shrink,
    renew: async () => true,
    isOnline: () => online,
    onOnline: (listener) => {
      goOnline = listener;
    },
  });
});

describe('an upload', () => {
  it('goes from check to gallery', async () => {
    const stored = vi.fn();
    line.onStored(stored);
    line.add([picture()]);
    await settled();
    sent[0]?.events.onProgress(0.5);
    expect(line.get()[0]).toMatchObject({ state: 'sending', share: 0.5, alone: true });
    sent[0]?.events.onSent('id');
    await settled();
    expect(states()).toEqual(['done']);
    expect(stored).toHaveBeenCalledTimes(1);
    expect(sent[0]?.calls).toEqual(['forget']);
  });

  it('is refused by its name before anything is sent, others go on', async () => {
    line.add([picture('a~.png'), picture()]);
    await settled();
    expect(line.get().map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', 'tilde'],
      ['sending', null],
    ]);
    expect(sent).toHaveLength(1);
  });

  it('makes a picture that is too large smaller by itself, and remembers the one that came', async () => {
    probed = { width: 4000, height: 3000, durationMs: 0 };
    const came = picture();
    const stored = vi.fn();
    line.onStored(stored);
    const ids = line.add([came]);
    await settled();
    expect(line.get()).toMatchObject([{ id: ids[0], state: 'sending', file: { name: 'smaller.png' } }]);
    expect(line.get()[0]?.original).toBe(came);
    sent[0]?.events.onSent('id');
    await settled();
    expect(stored).toHaveBeenCalledTimes(1);
  });

  it('waits for the person when the browser cannot make the picture smaller, then sends the cropped one', async () => {
    probed = { width: 4000, height: 3000, durationMs: 0 };
    shrink.mockRejectedValueOnce(new Error('no canvas'));
    line.add([picture()]);
    await settled();
    expect(states()).toEqual(['needsCrop']);
    line.replace(line.get()[0]?.id ?? 0, picture('b.png'), null);
    await settled();
    expect(states()).toEqual(['sending']);
  });

  it('pauses and goes on where it was', async () => {
    line.add([picture()]);
    await settled();
    const id = line.get()[0]?.id ?? 0;
    line.pause(id);
    line.resume(id);
    expect(sent[0]?.calls).toEqual(['pause', 'resume']);
    expect(sent).toHaveLength(1);
  });

  it('waits for the network and goes on by itself', async () => {
    line.add([picture()]);
    await settled();
    online = false;
    sent[0]?.events.onFailed(new ApiError('unreachable'));
    await settled();
    expect(states()).toEqual(['offline']);
    online = true;
    goOnline();
    expect(states()).toEqual(['sending']);
    expect(sent[0]?.calls).toEqual(['resume']);
  });

  it('asks when the server is away, and stores without sending anew when only the last step failed', async () => {
    line.add([picture()]);
    await settled();
    store.mockRejectedValueOnce(new ApiError('unreachable'));
    sent[0]?.events.onSent('id');
    await settled();
    expect(states()).toEqual(['failed']);
    line.resume(line.get()[0]?.id ?? 0);
    await settled();
    expect(states()).toEqual(['done']);
    expect(sent).toHaveLength(1);
  });

  it('forgets the bytes of what the server refused', async () => {
    line.add([picture()]);
    await settled();
    store.mockRejectedValueOnce(new ApiError('badImage', 422));
    sent[0]?.events.onSent('id');
    await settled();
    expect(states()).toEqual(['refused']);
    expect(sent[0]?.calls).toEqual(['forget']);
  });

  it('fetches a fresh session marker and goes on', async () => {
    line.add([picture()]);
    await settled();
    sent[0]?.events.onFailed(new ApiError('badSessionValue', 403));
    await settled();
    expect(states()).toEqual(['sending']);
    expect(sent[0]?.calls).toEqual(['resume']);
  });

  it('sends three at once, the others after them', async () => {
    line.add(['1', '2', '3', '4', '5'].map((name) => picture(`${name}.png`)));
    await settled();
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    line.cancel(line.get()[0]?.id ?? 0);
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
    expect(sent[0]?.calls).toEqual(['cancel']);
  });
});
