import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@qc/contract';
import type { OwnView, PresenterView } from '@qc/contract';
import { samplePhases, sampleRoom } from './gallery/sample-room.ts';
import { ANSWER_SIGNS, clockOf, contrast, PlayerScreen, PresenterScreen, stageColours } from './index.ts';

const view = (phase: PresenterView['phase'], more: Partial<PresenterView> = {}): PresenterView => ({
  phase,
  paused: false,
  players: 27,
  present: 26,
  answered: 19,
  distribution: 'question' in phase ? phase.question.answers.map((_, i) => i + 1) : null,
  muted: false,
  locked: false,
  names: ['Maya', 'נועה'],
  ...more,
});
const own: OwnView = { seat: 3, name: 'Maya', score: 3120, rank: 4, choice: null, result: null };

afterEach(cleanup);

describe.each(LANGUAGES)('in %s', (language) => {
  const room = sampleRoom(language);
  it.each(Object.entries(samplePhases(language)))('the presenter shows %s', (_name, phase) => {
    const { container } = render(
      <PresenterScreen
        room={room}
        view={view(phase)}
        joinUrl="https://x.example/play/482915"
        clock={clockOf(view(phase), null)}
      />,
    );
    expect(container.querySelectorAll('h1').length).toBe(1);
    expect(container.firstElementChild?.getAttribute('dir')).toBe(room.direction);
    if ('question' in phase) expect(container.querySelectorAll('ol > li').length).toBe(phase.question.answers.length);
  });
  it.each(Object.entries(samplePhases(language)))('the player sees %s', (_name, phase) => {
    const { container } = render(
      <PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={null} onAnswer={() => undefined} />,
    );
    expect(container.firstElementChild?.getAttribute('lang')).toBe(language);
    expect(container.textContent).toContain('Maya');
    for (const button of container.querySelectorAll('button')) expect(button.textContent).not.toBe('');
  });
});

describe('answering', () => {
  const room = sampleRoom('en');
  const phases = samplePhases('en');
  const show = (
    name: string,
    answer: Parameters<typeof PlayerScreen>[0]['answer'],
    onAnswer: (choice: number[]) => void,
  ) => {
    const phase = phases[name];
    if (!phase) throw new Error(name);
    return render(
      <PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={answer} onAnswer={onAnswer} />,
    );
  };

  it('one tap answers where one answer is allowed', async () => {
    const onAnswer = vi.fn();
    show('question-short', null, onAnswer);
    await userEvent.click(screen.getByRole('button', { name: /Lyon/ }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([2]);
  });
  it('several answers are marked and then sent, in order', async () => {
    const onAnswer = vi.fn();
    show('question-multiple', null, onAnswer);
    const send = screen.getByRole('button', { name: 'Send answer' });
    expect(send.hasAttribute('disabled')).toBe(true);
    for (const name of [/^E 31/, /^A 2/, /^B 9/, /^B 9/]) await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(send);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([0, 4]);
  });
  it('an answer that was given is final and says where it stands', async () => {
    const onAnswer = vi.fn();
    const { rerender } = show('question-short', { choice: [1], state: 'sending' }, onAnswer);
    await userEvent.click(screen.getByRole('button', { name: /Paris/ }));
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    const phase = phases['question-short'];
    if (!phase) throw new Error('no phase');
    const sent = { choice: [1], state: 'sent' } as const;
    rerender(<PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={sent} onAnswer={onAnswer} />);
    expect(screen.getByRole('status').textContent).toBe('Answer received');
    expect(screen.getByRole('button', { name: /Marseille/ }).getAttribute('aria-pressed')).toBe('true');
  });
  it('nothing is taken while paused', async () => {
    const onAnswer = vi.fn();
    const phase = phases['question-short'];
    if (!phase) throw new Error('no phase');
    render(
      <PlayerScreen
        room={room}
        view={view(phase, { paused: true })}
        own={own}
        clock={null}
        answer={null}
        onAnswer={onAnswer}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Paris/ }));
    expect(onAnswer).not.toHaveBeenCalled();
  });
  it('true and false are said in the language of the game', () => {
    show('question-trueFalse', null, () => undefined);
    expect(screen.getByRole('button', { name: /True/ })).toBeTruthy();
  });
});

describe('colours', () => {
  it('every answer sign carries white text', () => {
    for (const sign of ANSWER_SIGNS) expect(contrast(sign.colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['#2196F3', '#ffeb3b', '#000000', '#ffffff', '#ff0000', '#00ff00', '#808080', '#5b2bd9'])(
    'text on a stage of %s can be read',
    (main) => {
      const { ground, groundDeep, ink } = stageColours(main, '#ff8f1f');
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(groundDeep, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
