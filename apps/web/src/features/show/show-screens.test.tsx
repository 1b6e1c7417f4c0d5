import type { OwnAnswer } from './tasks/own-answer.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES } from '@qc/contract';
import type { OwnView, PresenterView } from '@qc/contract';
import { samplePhases, sampleRoom } from './gallery/sample-room.ts';
import { ANSWER_SIGNS, clockOf, contrast, NOBODY, PlayerScreen, PresenterScreen, stageColours } from './index.ts';

const view = (phase: PresenterView['phase'], more: Partial<PresenterView> = {}): PresenterView => ({
  phase,
  paused: false,
  players: 27,
  door: null,
  ageMs: 0,
  present: 26,
  answered: 19,
  distribution: 'question' in phase ? phase.question.answers.map((_, i) => i + 1) : null,
  said: null,
  muted: false,
  volume: 70,
  black: false,
  locked: false,
  arrivals: ['Maya', 'נועה'].map((name, face) => ({ name, face, team: null })),
  step: 1,
  ready: 0,
  pattern: null,
  ...more,
});
const own: OwnView = {
  ...NOBODY,
  seat: 3,
  name: 'Maya',
  score: 3120,
  rank: 4,
};

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
    if ('question' in phase && phase.question.answers.length > 0)
      expect(container.querySelectorAll('ol > li').length).toBe(phase.question.answers.length);
  });
  it('a slide looked at before it is asked has no counts', () => {
    const phase =
      Object.values(samplePhases(language)).find((one) => one.phase === 'question') ?? expect.fail('there is none');
    const shown = { room, view: view(phase), joinUrl: 'https://x.example/play/482915', clock: null };
    const { container, rerender } = render(<PresenterScreen {...shown} />);
    expect(container.textContent).toMatch(/19.*27/);
    rerender(<PresenterScreen {...shown} ahead />);
    expect(container.textContent).not.toMatch(/19.*27/);
  });
  it.each(Object.entries(samplePhases(language)))('the player sees %s', (_name, phase) => {
    const { container } = render(
      <PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={null} onAnswer={() => undefined} />,
    );
    expect(container.firstElementChild?.getAttribute('lang')).toBe(language);
    expect(container.textContent).toContain('Maya');
    for (const button of container.querySelectorAll('button'))
      expect(button.textContent + (button.getAttribute('aria-label') ?? '')).not.toBe('');
  });
  it.each(Object.entries(samplePhases(language)))(
    'a spectator sees %s, and can press nothing of it',
    (_name, phase) => {
      const onAnswer = vi.fn();
      const ways = { onTakePart: null, onLeave: vi.fn() };
      const shared = { room, view: view(phase), clock: null, answer: null, onAnswer };
      const { container } = render(<PlayerScreen {...shared} own={null} watching={ways} />);
      const { watching, takePart, missedIt, noAnswer, youAreIn } = textsIn(language, 'player');
      expect(container.textContent).toContain(watching);
      for (const words of [takePart, missedIt, noAnswer, youAreIn]) expect(container.textContent).not.toContain(words);
      expect(container.querySelector('input, iframe')).toBeNull();
      for (const button of container.querySelectorAll('button')) button.click();
      expect([onAnswer, ways.onLeave].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    },
  );
});

describe('answering', () => {
  const room = sampleRoom('en');
  const phases = samplePhases('en');
  const show = (
    name: string,
    answer: Parameters<typeof PlayerScreen>[0]['answer'],
    onAnswer: Parameters<typeof PlayerScreen>[0]['onAnswer'],
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
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'trivia', picks: [2] });
  });
  it('several answers are marked and then sent, in order', async () => {
    const onAnswer = vi.fn();
    show('question-multiple', null, onAnswer);
    const send = screen.getByRole('button', { name: 'Send answer' });
    expect(send.hasAttribute('disabled')).toBe(true);
    for (const name of [/^E 31/, /^A 2/, /^B 9/, /^B 9/]) await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(send);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'trivia', picks: [0, 4] });
  });
  it('an answer that was given is final and says where it stands', async () => {
    const onAnswer = vi.fn();
    const { rerender } = show(
      'question-short',
      { response: { type: 'trivia', picks: [1] }, state: 'sending' },
      onAnswer,
    );
    await userEvent.click(screen.getByRole('button', { name: /Paris/ }));
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByText('Sending…')).toBeTruthy();
    const phase = phases['question-short'];
    if (!phase) throw new Error('no phase');
    const sent: OwnAnswer = { response: { type: 'trivia', picks: [1] }, state: 'sent' };
    rerender(<PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={sent} onAnswer={onAnswer} />);
    expect(screen.getByText('Answer received')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Marseille/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /Paris/ }), 'what was not chosen gives room').toBeNull();
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

describe('answering by doing', () => {
  const room = sampleRoom('he');
  const phases = samplePhases('he');
  const show = (name: string, onAnswer: Parameters<typeof PlayerScreen>[0]['onAnswer']) => {
    const phase = phases[name];
    if (!phase) throw new Error(name);
    return render(
      <PlayerScreen room={room} view={view(phase)} own={own} clock={null} answer={null} onAnswer={onAnswer} />,
    );
  };

  it('tells that letters do not fit before anything is sent', async () => {
    const onAnswer = vi.fn();
    show('question-typed', onAnswer);
    const field = screen.getByRole('textbox', { name: 'כותבים את התשובה בעברית' });
    await userEvent.type(field, 'Haifa{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByText('כאן כותבים באותיות עבריות בלבד')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '  חיפה {Enter}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'typed', text: 'חיפה' });
  });
  it('keeps an answer that is too long, and sends it once it fits', async () => {
    const onAnswer = vi.fn();
    show('question-typed', onAnswer);
    const field = screen.getByRole('textbox', { name: 'כותבים את התשובה בעברית' });
    await userEvent.click(field);
    await userEvent.paste('א'.repeat(121));
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveProperty('value', 'א'.repeat(121));
    expect(screen.getByText('לכל היותר 120 תווים')).toBeTruthy();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'typed', text: 'א'.repeat(120) });
  });
  it('understands a number in any digits, with a comma, and of either sign', async () => {
    const onAnswer = vi.fn();
    show('question-number', onAnswer);
    const field = screen.getByRole('textbox', { name: 'המספר שלכם' });
    await userEvent.type(field, 'רבע{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '٨٫٥');
    await userEvent.click(screen.getByRole('button', { name: 'פלוס או מינוס' }));
    await userEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'number', value: -8.5 });
  });
  it('orders by arrows with the focus staying on the moved item, by tapping, and sends all', async () => {
    const onAnswer = vi.fn();
    show('question-order', onAnswer);
    const down = () => screen.getByRole('button', { name: 'הורדה: כדור הארץ' });
    await userEvent.click(down());
    expect(document.activeElement).toBe(down());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /השמש ?מקום/ }));
    await userEvent.click(screen.getByRole('button', { name: /הנחה במקום 1$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'order', sequence: [3, 1, 2, 0, 4] });
  });
  it('cages a mini-game and offers to go on without a score', () => {
    const { container } = show('question-miniGame', () => undefined);
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
    expect(frame?.getAttribute('src')).toMatch(
      /^https:\/\/games\.example\.org\/watch\?v=sample&quiz-nonce=[0-9a-f]{24}$/,
    );
    expect(screen.getByRole('button', { name: 'המשך בלי ניקוד' })).toBeTruthy();
  });
  it('tells a mini-game score of nothing from no score', () => {
    const phase = phases['question-miniGame'];
    if (!phase) throw new Error('no phase');
    const played = (share: number | null) => {
      const answer: OwnAnswer = { response: { type: 'miniGame', share }, state: 'sent' };
      cleanup();
      render(
        <PlayerScreen
          room={room}
          view={view(phase)}
          own={own}
          clock={null}
          answer={answer}
          onAnswer={() => undefined}
        />,
      );
    };
    played(0);
    expect(screen.getByText('0%')).toBeTruthy();
    expect(screen.queryByText('סיימתם, בלי ניקוד')).toBeNull();
    played(null);
    expect(screen.getByText('סיימתם, בלי ניקוד')).toBeTruthy();
    expect(screen.queryByText('לפי דיווח המשחק')).toBeNull();
  });
  it('keeps what was typed through a reload of the page, for this showing of the question only', async () => {
    show('question-typed', () => undefined);
    await userEvent.type(screen.getByRole('textbox'), 'חיפ');
    const kept = sessionStorage.getItem('qc.draft');
    expect(kept).toContain('חיפ');
    cleanup();
    expect(sessionStorage.getItem('qc.draft'), 'who leaves the question leaves the draft').toBeNull();
    sessionStorage.setItem('qc.draft', kept ?? '');
    show('question-typed', () => undefined);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'חיפ');
    cleanup();
    sessionStorage.setItem('qc.draft', (kept ?? '').replace(/^\S+/, '999999'));
    show('question-typed', () => undefined);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });
  it('says that an answer with points for a part of it is partly right', () => {
    const phase = phases['reveal-order'];
    if (!phase) throw new Error('no phase');
    const result = { correct: false, partly: true, points: 250, bonus: 0 };
    const partly: OwnView = { ...own, response: { type: 'order', sequence: [1, 0, 2, 3, 4] }, result };
    render(
      <PlayerScreen
        room={room}
        view={view(phase)}
        own={partly}
        clock={null}
        answer={null}
        onAnswer={() => undefined}
      />,
    );
    expect(screen.getByRole('heading', { name: 'נכון בחלקו' })).toBeTruthy();
  });
});

describe('on the big screen', () => {
  const room = sampleRoom('en');
  const phases = samplePhases('en');
  const present = (name: string, more: Partial<PresenterView> = {}) => {
    const phase = phases[name];
    if (!phase) throw new Error(name);
    return render(
      <PresenterScreen room={room} view={view(phase, more)} joinUrl="https://x.example/play" clock={null} />,
    );
  };

  it('shares are those of the players who answered, however many each picked', () => {
    present('reveal-multiple', { answered: 4, distribution: [4, 1, 2, 0, 3, 0] });
    expect(screen.getByText('100%')).toBeTruthy();
    expect(screen.getByText('75%')).toBeTruthy();
  });

  it('a survey is shown in columns as parts of all who answered, with percent and count', () => {
    const { container } = present('reveal-survey', { answered: 4, distribution: [2, 1, 1, 0, 0, 0, 0, 0] });
    const columns = [...container.querySelectorAll('ol > li')];
    expect(columns).toHaveLength(8);
    expect(columns.map((one) => (one instanceof HTMLElement ? one.style.getPropertyValue('--share') : ''))).toEqual([
      '0.5',
      '0.25',
      '0.25',
      '0',
      '0',
      '0',
      '0',
      '0',
    ]);
    expect(columns[0]?.textContent).toContain('50%2 answers');
    expect(columns[3]?.textContent).toContain('0%0 answers');
    expect(container.textContent).not.toContain('Right answer');
  });

  it('the lobby says which number to call where callers are let in, beside the address or alone', () => {
    const phase = phases['lobby'];
    if (!phase) throw new Error('no lobby');
    const lobby = (more: Partial<PresenterView>, joinUrl: string | null = 'https://x.example/play/482915') => {
      cleanup();
      const shown = { room, joinUrl, clock: null, callNumbers: ['+972 2 555 0100'] };
      return render(<PresenterScreen {...shown} view={view(phase, more)} />).container;
    };
    expect(lobby({}).textContent).not.toContain('555 0100');
    const both = lobby({ callersIn: true }).textContent;
    expect(both).toContain('Or call +972 2 555 0100');
    expect(both).toContain('x.example/play');
    const alone = lobby({ callersIn: true, door: 'pagesNotLetIn' });
    expect(alone.textContent).toContain('Call+972 2 555 0100');
    expect(alone.textContent).not.toContain('x.example/play');
    expect(alone.textContent).toContain(room.code.slice(0, 3));
  });

  it('answers have digits where all who play press those, the letters of clickers, or those of the language', () => {
    const phase = phases['question-short'];
    if (!phase) throw new Error('no question');
    const firstOf = (more: Partial<PresenterView>) => {
      cleanup();
      const shown = { room: { ...room, language: 'he' as const }, joinUrl: null, clock: null };
      const { container } = render(<PresenterScreen {...shown} view={view(phase, more)} />);
      return container.querySelector('[class*="letter"]')?.textContent;
    };
    expect([firstOf({ digitKeys: true }), firstOf({ latinKeys: true }), firstOf({})]).toEqual(['1', 'A', 'א']);
  });

  it('the lobby counts one player in the singular', () => {
    const { container, unmount } = present('lobby', { players: 1 });
    expect(container.textContent).toContain('1 Player');
    expect(container.textContent).not.toContain('Players');
    unmount();
    expect(present('lobby', { players: 2 }).container.textContent).toContain('2 Players');
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
