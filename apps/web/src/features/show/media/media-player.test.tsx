import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, MediaId } from '@qc/contract';
import type { MediaRef } from '@qc/contract';
import { MediaFrame, MediaPlayer } from '../index.ts';

const film: MediaRef = {
  _id: MediaId.parse('media001'),
  type: 'video',
  provider: 'file',
  publicId: 'abcdefgh',
  width: 640,
  height: 360,
  durationMs: 60_000,
  startMs: 5000,
  endMs: 9000,
  alt: 'A lion roars',
};
const refused = new DOMException('', 'NotAllowedError');
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();
const player = () => screen.getByLabelText<HTMLVideoElement>('A lion roars');

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a film file', () => {
  it('is asked for with its part, begins at the start and stops at the end', () => {
    const onEnded = vi.fn();
    render(<MediaPlayer media={film} language="en" onEnded={onEnded} />);
    expect(player().getAttribute('src')).toBe('/demo/video/upload/v1/abcdefgh#t=5,9');
    fireEvent.loadedData(player());
    expect(player().currentTime).toBe(5);
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.play(player());
    player().currentTime = 8;
    fireEvent.timeUpdate(player());
    expect(onEnded).not.toHaveBeenCalled();
    player().currentTime = 9.1;
    fireEvent.timeUpdate(player());
    expect(pause).toHaveBeenCalledTimes(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('plays without sound where the browser refuses it, and offers the sound', async () => {
    play.mockRejectedValueOnce(refused);
    render(<MediaPlayer media={film} language="en" />);
    fireEvent.loadedData(player());
    const unmute = await screen.findByRole('button', { name: 'Turn the sound on' });
    expect(player().muted).toBe(true);
    await userEvent.click(unmute);
    expect(player().muted).toBe(false);
  });

  it('waits for a press where reduced motion is asked for', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<MediaPlayer media={film} language="en" />);
    fireEvent.loadedData(player());
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('that does not play says so calmly and can be tried again', () => {
    render(<MediaPlayer media={film} language="en" />);
    fireEvent.error(player());
    expect(screen.getByRole('status').textContent).toContain('couldn’t be played');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a sound', () => {
  it('waits for a press where the browser refuses to begin', async () => {
    play.mockRejectedValueOnce(refused);
    render(<MediaPlayer media={{ ...film, type: 'audio' }} language="en" />);
    fireEvent.loadedData(player());
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(player().muted).toBe(false);
  });
});

describe('a film of a video site', () => {
  it.each(LANGUAGES)('says in %s that its owner must share it', (language) => {
    const site: MediaRef = { ...film, provider: 'youtube', publicId: 'dQw4w9WgXcQ' };
    const { container } = render(<MediaPlayer media={site} language={language} />);
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('src')).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5&end=9');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    // Nothing is loaded in tests: this window stands for the player's.
    if (frame) Object.defineProperty(frame, 'contentWindow', { value: window });
    const tell = (origin: string) =>
      fireEvent(
        window,
        new MessageEvent('message', {
          origin,
          source: window,
          data: JSON.stringify({ event: 'onError', info: 100 }),
        }),
      );
    tell('https://evil.example');
    expect(screen.queryByRole('status')).toBeNull();
    tell('https://www.youtube-nocookie.com');
    expect(screen.getByRole('status').textContent?.length).toBeGreaterThan(30);
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('on a phone', () => {
  it('a film is only the line that says where to look', () => {
    const { container } = render(<MediaFrame media={film} note="Look up" />);
    expect(container.textContent).toBe('Look up');
    expect(container.querySelector('video, iframe')).toBeNull();
  });
});
