import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type OwnView, type PhaseView } from '@qc/contract';
import { sampleRoom } from '../../gallery/sample-room.ts';
import { roomOf, sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { NOBODY, PlayerScreen, type PlayerScreenProps } from '../../index.ts';
import { showNumber } from '../../show-texts.ts';
import { CARD, giveCard } from './draw-card.ts';

/** A pen that notes what it writes; each letter is as wide as it is high, a picture twice that. */
class Pen {
  font = '';
  direction = '';
  readonly written: { text: string; width: number; size: number; direction: string }[] = [];
  get size(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1]);
  }
  measureText(text: string): { width: number } {
    return { width: text.length * this.size };
  }
  fillText(text: string): void {
    const { width } = this.measureText(text);
    this.written.push({ text, width, size: this.size, direction: this.direction });
  }
  createLinearGradient(): object {
    return { addColorStop: () => undefined };
  }
  fillRect(): void {}
  drawImage(): void {}
}

let pen = new Pen();
const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
/** The names of the files that were saved. */
let saved: string[] = [];
const undo: (() => void)[] = [];

/** Stands in for what the page's browser has under that name, until the test is over. */
function standIn(on: object, name: string, value: unknown): void {
  const was = Object.getOwnPropertyDescriptor(on, name);
  Object.defineProperty(on, name, { configurable: true, writable: true, value });
  undo.push(() => void (was ? Object.defineProperty(on, name, was) : Reflect.deleteProperty(on, name)));
}

beforeEach(() => {
  pen = new Pen();
  saved = [];
  share.mockReset().mockResolvedValue();
  standIn(HTMLCanvasElement.prototype, 'getContext', () => pen);
  standIn(HTMLCanvasElement.prototype, 'toBlob', (done: (card: Blob) => void) =>
    done(new Blob(['card'], { type: 'image/png' })),
  );
  standIn(navigator, 'canShare', () => true);
  standIn(navigator, 'share', share);
  standIn(URL, 'createObjectURL', () => 'blob:card');
  standIn(URL, 'revokeObjectURL', () => undefined);
  standIn(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  for (const back of undo.splice(0)) back();
  vi.useRealTimers();
});

interface Shown extends Partial<Omit<PlayerScreenProps, 'own'>> {
  own?: Partial<OwnView>;
  players?: number;
}

/** The last screen of a game on a phone. */
function ended(language: Language, { own = {}, players = 27, ...more }: Shown = {}) {
  const phase: PhaseView = { phase: 'ended' };
  const view = { ...samplePresenterView('ended', phase, false, language), players };
  const mine = { ...sampleOwn('ended', phase, null, language), name: 'Maya', score: 3120, rank: 1, ...own };
  const shown = { room: sampleRoom(language), view, clock: null, answer: null, onAnswer: () => undefined };
  return <PlayerScreen {...shown} own={mine} {...more} />;
}

const button = () => screen.queryByRole('button', { name: /card/ });

/** What stands on the card that a press gives, from the top. */
async function cardOf(language: Language, shown: Shown = {}): Promise<string[]> {
  cleanup();
  pen = new Pen();
  share.mockClear();
  render(ended(language, shown));
  fireEvent.click(screen.getByRole('button', { name: textsIn(language, 'outcome').shareCard }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  return pen.written.map(({ text }) => text);
}

describe.each(LANGUAGES)('the card in %s', (language) => {
  const t = textsIn(language, 'outcome');
  const { name: game } = sampleRoom(language);
  it('has the own name, place of how many, points and the game’s title, of whoever won and of whoever came last', async () => {
    const placed = (rank: number) => [`${t.place} ${rank}`, t.ofAll('27')];
    expect(await cardOf(language)).toEqual(['Maya', ...placed(1), `3,120 ${t.points(3120)}`, game]);
    const last = ['Maya', ...placed(27), `0 ${t.points(0)}`, game];
    expect(await cardOf(language, { own: { rank: 27, score: 0 } })).toEqual(last);
    const debt = ['Maya', ...placed(27), `${showNumber(-250)} ${t.points(-250)}`, game];
    expect(await cardOf(language, { own: { rank: 27, score: -250 } })).toEqual(debt);
  });
  it('is written in the direction of the game', async () => {
    await cardOf(language);
    expect(new Set(pen.written.map(({ direction }) => direction))).toEqual(new Set([sampleRoom(language).direction]));
  });
});

describe('the card', () => {
  const { name: game } = sampleRoom('en');
  it('tells no place where nobody was ahead of anybody', async () => {
    expect(await cardOf('en', { own: { rank: null, score: 0 } })).toEqual(['Maya', '0 points', game]);
  });
  it('does not say of how many to who was alone', async () => {
    expect(await cardOf('en', { players: 1 })).toEqual(['Maya', 'Place 1', '3,120 points', game]);
  });
  it('tells no place of who played at their own pace, as the screen does not', async () => {
    const room = roomOf(sampleRoom('en'), 'self-paced-end');
    expect(await cardOf('en', { room })).toEqual(['Maya', '3,120 points', game]);
  });
  it('tells who played in a team of the own place and of nobody else', async () => {
    const room = roomOf(sampleRoom('en'), 'podium-teams');
    const lines = ['Maya', 'Place 4', 'of 27', '3,120 points', game];
    expect(await cardOf('en', { room, own: { team: 1, rank: 4 } })).toEqual(lines);
  });
  it('is not offered where nothing gave points or points are never told, to a spectator, and in a preview', () => {
    render(ended('en'));
    expect(button()).toBeTruthy();
    const watching = { onTakePart: null, onLeave: () => undefined };
    for (const shown of [{ own: { score: null, rank: null } }, { own: NOBODY, watching }, { preview: true }]) {
      cleanup();
      render(ended('en', shown));
      expect(button()).toBeNull();
    }
  });
});

describe('a press', () => {
  it('hands a picture on, once until that is done', async () => {
    let done = () => {};
    share.mockImplementation(() => new Promise((resolve) => (done = resolve)));
    render(ended('en'));
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share my card' }));
    press();
    press();
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    press();
    expect(share).toHaveBeenCalledTimes(1);
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.files.map(({ name, type }) => [name, type])).toEqual([['card.png', 'image/png']]);
    done();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBe('false'));
    expect(saved).toEqual([]);
  });
  it('saves the picture where the device hands nothing on', async () => {
    for (const canShare of [() => false, undefined]) {
      cleanup();
      saved = [];
      standIn(navigator, 'canShare', canShare);
      render(ended('en'));
      fireEvent.click(screen.getByRole('button', { name: 'Save my card' }));
      await vi.waitFor(() => expect(saved).toEqual(['card.png']));
    }
    expect(share).not.toHaveBeenCalled();
  });
  it('saves it where handing on fails, but not where the player thinks better of it', async () => {
    const words = {
      ...{ face: 3, name: 'Maya', place: '', of: '', points: '', game: 'Quiz' },
      direction: 'ltr' as const,
    };
    const colours = { mainColor: '#5b2bd9', secondaryColor: '#ff8f1f' };
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await giveCard({ ...words, ...colours }, true);
    expect(saved).toEqual([]);
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await giveCard({ ...words, ...colours }, true);
    expect(saved).toEqual(['card.png']);
  });
  it('does nothing where the browser draws no pictures', async () => {
    standIn(HTMLCanvasElement.prototype, 'getContext', () => null);
    render(ended('en'));
    fireEvent.click(screen.getByRole('button', { name: 'Share my card' }));
    await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBe('false'));
    expect([share.mock.calls.length, saved.length]).toEqual([0, 0]);
  });
});

it('keeps every line on the card: smaller where it is long, cut where it is very long, never within a letter', async () => {
  const unit = fc.constantFrom('a', 'W', 'ש', 'م', '🎉', ' ');
  const letters = fc.string({ unit, minLength: 1, maxLength: 80, size: 'max' });
  await fc.assert(
    fc.asyncProperty(letters, letters, async (name, game) => {
      pen = new Pen();
      const colours = { mainColor: '#5b2bd9', secondaryColor: '#ff8f1f', direction: 'rtl' as const };
      await giveCard({ ...colours, face: 3, name, game, place: '', of: '', points: '' }, true);
      expect(pen.written).toHaveLength(2);
      for (const [at, { text, width, size }] of pen.written.entries()) {
        const whole = [name, game][at] ?? '';
        const full = [84, 56][at] ?? 0;
        expect(width).toBeLessThanOrEqual(CARD.width - 120);
        expect(size).toBeGreaterThanOrEqual(Math.floor(full * 0.45));
        expect(text).not.toMatch(/\p{Cs}/u);
        if (text !== whole) expect(whole.startsWith(text.replace(/…$/u, ''))).toBe(true);
        // What has room is neither smaller nor cut.
        if (whole.length * full <= CARD.width - 120) expect([text, size]).toEqual([whole, full]);
      }
    }),
    { numRuns: 60 },
  );
});
