import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type PresenterView, type RoomInfo } from '@qc/contract';
import { sampleRoom } from '../../gallery/sample-room.ts';
import { samplePresenterView } from '../../gallery/sample-views.ts';
import { PresenterScreen } from '../../index.ts';

afterEach(cleanup);

const JOIN = 'https://quiz.example/play/482915';

interface Shown {
  view?: Partial<PresenterView>;
  room?: Partial<RoomInfo>;
  joinUrl?: string | null;
  callNumbers?: string[];
  callCost?: string;
}

function lobby(language: Language, { view, room, joinUrl = JOIN, ...call }: Shown = {}) {
  cleanup();
  const shown = { ...samplePresenterView('lobby', { phase: 'lobby' }, false, language), ...view };
  const where = { room: { ...sampleRoom(language), ...room }, joinUrl, clock: null, ...call };
  return render(<PresenterScreen {...where} view={shown} />).container.textContent;
}

const code = () => screen.queryByRole('img', { name: JOIN });

describe.each(LANGUAGES)('the door of a game in %s', (language) => {
  const t = textsIn(language, 'presenter');
  it('is an address to type, a code in two groups, and one to scan', () => {
    const words = lobby(language);
    for (const told of [`${t.joinAt}quiz.example/play`, `${t.gameCode}482 915`, t.scan]) expect(words).toContain(told);
    expect(code()).toBeTruthy();
    for (const other of [t.locked, t.full]) expect(words).not.toContain(other);
  });
  it.each([
    ['locked', { locked: true }, 'locked'],
    ['full', { door: 'roomFull' }, 'full'],
    ['locked and full', { locked: true, door: 'roomFull' }, 'locked'],
  ] as const)('is shut and says why, without address, code and invitation: %s', (_, view, why) => {
    const words = lobby(language, { view: { ...view, players: 0, arrivals: [] } });
    expect(words).toContain(t[why]);
    for (const other of ['quiz.example', '482 915', t.beFirst]) expect(words).not.toContain(other);
    expect(code()).toBeNull();
  });
  it('invites the first one', () => {
    expect(lobby(language, { view: { players: 0, arrivals: [] } })).toContain(t.beFirst);
    expect(lobby(language, { view: { players: 1 } })).not.toContain(t.beFirst);
  });
  it('says the author’s waiting text, or that it starts in a moment', () => {
    expect(lobby(language)).toContain(sampleRoom(language).waitingText);
    const words = lobby(language, { room: { waitingText: '' } });
    expect(words).toContain(t.waiting);
  });
  it('says what a call costs where people call, and only there', () => {
    const call = { callNumbers: ['+972 2 555 0100'], callCost: '0.30 a minute' };
    expect(lobby(language, { ...call, view: { callersIn: true } })).toContain('0.30 a minute');
    expect(lobby(language, call)).not.toContain('0.30 a minute');
  });
  it('says of clickers that tell time coarsely that points are rounded', () => {
    expect(lobby(language, { view: { timeStepMs: 500 } })).toContain(t.timeStep(500));
    expect(lobby(language)).not.toContain(t.timeStep(500));
  });
});
