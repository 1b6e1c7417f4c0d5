import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnView, RoomInfo } from '@qc/contract';
import { samplePhases, sampleRoom } from './gallery/sample-room.ts';
import { roomOf, sampleOwn, samplePresenterView, sampleReview } from './gallery/sample-views.ts';
import { clockOf, honouredTeams, PatternPad, PlayerScreen, PresenterScreen, TeamPicker } from './index.ts';
import type { PlayerScreenProps } from './index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const phases = samplePhases('en');
const plain = sampleRoom('en');

function player(name: string, more: Partial<PlayerScreenProps> = {}, own: Partial<OwnView> = {}) {
  const phase = phases[name];
  if (!phase) throw new Error(name);
  const view = samplePresenterView(name, phase, false, 'en');
  return (
    <PlayerScreen
      room={roomOf(plain, name)}
      view={view}
      own={{ ...sampleOwn(name, phase, null, 'en'), ...own }}
      clock={clockOf(view, null)}
      answer={null}
      onAnswer={() => undefined}
      {...more}
    />
  );
}

function hall(name: string, room: Partial<RoomInfo> = {}) {
  const phase = phases[name];
  if (!phase) throw new Error(name);
  return (
    <PresenterScreen
      room={{ ...roomOf(plain, name), ...room }}
      view={samplePresenterView(name, phase, false, 'en')}
      joinUrl="https://x.example/play/482915"
      clock={null}
    />
  );
}

describe('before a question', () => {
  it('the phone says once that the slide is loaded', async () => {
    const onReady = vi.fn();
    const { rerender } = render(player('preparing', { onReady }));
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith(3));
    rerender(player('preparing', { onReady }));
    await act(() => Promise.resolve());
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Question 3 of 12')).toBeTruthy();
  });
  it('the hall sees how many are ready', () => {
    render(hall('preparing'));
    expect(screen.getByRole('status').textContent).toBe('Ready 17 / 26');
  });
});

describe('time', () => {
  it('that is over takes no answer and says so, at the moment itself', async () => {
    vi.useFakeTimers();
    const onAnswer = vi.fn();
    const phase = phases['question-short'];
    if (!phase) throw new Error('no phase');
    const view = samplePresenterView('question-short', phase, false, 'en');
    render(player('question-short', { onAnswer, clock: clockOf(view, performance.now()) }));
    expect(screen.queryByText('Time is up')).toBeNull();
    act(() => void vi.advanceTimersByTime(12_500));
    expect(screen.getByText('Time is up')).toBeTruthy();
    screen.getByRole('button', { name: /Paris/ }).click();
    expect(onAnswer).not.toHaveBeenCalled();
  });
  it('of a player with extra time is called their own and goes on', async () => {
    const onAnswer = vi.fn();
    const phase = phases['time-up'];
    if (!phase) throw new Error('no phase');
    const view = samplePresenterView('time-up', phase, false, 'en');
    render(player('time-up', { onAnswer, clock: clockOf(view, null, 6000) }, { extraMs: 6000 }));
    expect(screen.getByRole('timer', { name: 'Your time 6 seconds left' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Paris/ }));
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });
  it('is not shown where the game shows none, yet it runs out', () => {
    render(player('time-up', { room: { ...plain, timer: false } }));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Time is up')).toBeTruthy();
  });
});

describe('the own result', () => {
  it('tells points with the bonus in them, and the streak', () => {
    render(player('reveal-short'));
    const card = screen.getByRole('main').textContent;
    expect(card).toContain('+1,070 points');
    expect(card).toContain('+200 of them for the streak');
    expect(card).toContain('3 in a row!');
  });
  it('tells what a wrong answer cost', () => {
    const result = { correct: false, partly: false, points: -250, bonus: 0 };
    render(player('reveal-short', {}, { response: { type: 'trivia', picks: [1] }, result, streak: 0 }));
    expect(screen.getByRole('main').textContent).toContain('\u2066\u2212250\u2069 points');
  });
  it('keeps points to itself where results are never shown', () => {
    const result = { correct: true, partly: false, points: null, bonus: null };
    const { container } = render(player('reveal-short', {}, { score: null, rank: null, result, streak: 0 }));
    expect(container.textContent).not.toContain('1,070');
    expect(container.textContent).not.toContain('3,120');
    expect(container.textContent).not.toMatch(/points|null/);
    expect(screen.getByRole('heading', { name: 'Correct!' })).toBeTruthy();
  });
});

describe('teams', () => {
  it('the phone tells the own team’s place', () => {
    render(player('standings-teams'));
    expect(screen.getByText('Your team: place 2 of 5')).toBeTruthy();
  });
  it('the hall sees teams and players, and the best teams on the podium', () => {
    render(hall('standings-teams'));
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Teams', 'Players']);
    cleanup();
    const { container } = render(hall('podium-teams'));
    expect(container.querySelector('ol')?.textContent).toContain('The Blues');
    expect(screen.getByRole('region', { name: 'Top players' }).textContent).toContain('Maya');
  });
  it('win or lose together: who is on the podium is told so, and no other team’s best player', () => {
    const podium = phases['podium-teams'];
    if (podium?.phase !== 'podium') throw new Error('no podium');
    const places = podium.teams.map(({ team }) => team);
    const seat = podium.winners[0]?.seat ?? 0;
    const told = (team: number | undefined) => {
      cleanup();
      render(player('podium-teams', {}, { seat, team: team ?? null }));
      return screen.getByRole('heading', { level: 1 }).textContent;
    };
    expect([told(places[0]), told(places[2]), told(places[3])]).toEqual([
      'Your team came first!',
      'Your team came third!',
      'Well played!',
    ]);
  });
  it('have not won where nobody has a point', () => {
    const podium = phases['podium-teams'];
    if (podium?.phase !== 'podium') throw new Error('no podium');
    const teams = podium.teams.map((team) => ({ ...team, score: 0, rank: 1 }));
    const phase = { ...podium, winners: [], teams };
    const view = samplePresenterView('podium-teams', phase, false, 'en');
    const { container } = render(<PresenterScreen room={plain} view={view} joinUrl="" clock={null} />);
    expect(container.textContent).toBe('That was the last question');
    expect(honouredTeams(phase)).toEqual([]);
  });
  it('that nobody joined are not honoured', () => {
    const podium = phases['podium-teams'];
    if (podium?.phase !== 'podium') throw new Error('no podium');
    const teams = podium.teams.map((team, at) => (at === 1 ? { ...team, members: 0 } : team));
    expect(honouredTeams({ ...podium, teams }).map(({ team }) => team)).toEqual(
      teams.filter(({ members, score }) => members > 0 && score > 0).map(({ team }) => team),
    );
  });
  it('stay on the last card of who saw the podium', () => {
    const podium = phases['podium-teams'];
    if (podium?.phase !== 'podium') throw new Error('no podium');
    render(player('ended', { podium, room: roomOf(plain, 'podium-teams') }, { team: 1 }));
    expect(screen.getByText('Your team: place 2 of 5')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Top players' })).toBeTruthy();
    cleanup();
    render(player('ended', { room: roomOf(plain, 'podium-teams') }, { team: 1 }));
    expect(screen.getByText('Tigers of the front office')).toBeTruthy();
  });
  it('are chosen by a tap', async () => {
    const onTeam = vi.fn();
    render(<TeamPicker language="en" names={['Red', 'Blue']} team={null} problem="Choose" onTeam={onTeam} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(onTeam).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.getByRole('alert').textContent).toBe('Choose');
  });
});

describe('the second step of joining', () => {
  it('the hall sees the shapes in their order, only when there is such a step', () => {
    render(hall('lobby-pattern'));
    const shapes = screen.getByText('Circle').closest('ol');
    expect([...(shapes?.children ?? [])].map((one) => one.textContent)).toEqual([
      '1Circle',
      '2Triangle',
      '3Square',
      '4Pentagon',
      '5Star',
      '6Plus',
    ]);
    cleanup();
    render(hall('lobby-teams'));
    expect(screen.queryByText('Circle')).toBeNull();
  });
  it('the phone sends six taps, a tap may be taken back, and a seventh does nothing', async () => {
    const onDone = vi.fn();
    const onWithout = vi.fn();
    render(<PatternPad language="en" busy={false} problem="" onDone={onDone} onWithout={onWithout} />);
    const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    for (const name of ['Circle', 'Square', 'Undo the last tap', 'Triangle', 'Square', 'Star', 'Plus']) await tap(name);
    expect(onDone).not.toHaveBeenCalled();
    await tap('Triangle');
    await tap('Diamond');
    expect(onDone).toHaveBeenCalledExactlyOnceWith([2, 0, 3, 4, 7, 0]);
    expect(onWithout).not.toHaveBeenCalled();
  });
  it('whoever sees no shapes goes on without, and is told when they are needed after all', async () => {
    const onWithout = vi.fn();
    const pad = (neededAfterAll: boolean) => (
      <PatternPad
        language="en"
        busy={false}
        problem=""
        neededAfterAll={neededAfterAll}
        onDone={() => undefined}
        onWithout={onWithout}
      />
    );
    const { rerender } = render(pad(false));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'No shapes on the big screen?' }));
    expect(onWithout).toHaveBeenCalledTimes(1);
    rerender(pad(true));
    expect(screen.getByRole('alert').textContent).toMatch(/^You need the shapes/);
  });
});

describe('at one’s own pace', () => {
  it('begins with the deadline, the length and a start', async () => {
    const onGoOn = vi.fn();
    const { container } = render(player('self-paced-lobby', { onGoOn }));
    expect(container.textContent).toMatch(/Open until31\.12\.2026 \d\d:\d\d/);
    expect(container.textContent).toContain('Slides12');
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(onGoOn).toHaveBeenCalledTimes(1);
  });
  it('goes on by a press, not by two, and not out of an open question', async () => {
    const onGoOn = vi.fn();
    const { rerender } = render(player('self-paced-closed', { onGoOn }));
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    rerender(player('self-paced-closed', { onGoOn, going: true }));
    await userEvent.click(screen.getByRole('button', { name: 'One moment…' }));
    expect(onGoOn).toHaveBeenCalledTimes(1);
    rerender(player('self-paced-question', { onGoOn }));
    expect(screen.queryByRole('button', { name: /Next|Finish/ })).toBeNull();
    expect(screen.getByRole('progressbar', { name: '3 of 12' })).toBeTruthy();
    expect(screen.queryByText('3,120'), 'the score is told at the end').toBeNull();
  });
  it('ends with the score and without places', () => {
    const { container } = render(player('self-paced-end', {}, { rank: 1 }));
    expect(screen.getByRole('heading', { name: 'You have finished!' })).toBeTruthy();
    expect(container.textContent).toContain('3,120 points');
    expect(container.textContent).not.toContain('Your place');
  });
  it('says that the assignment has closed to whom it stopped', () => {
    const { container } = render(player('self-paced-stopped'));
    expect(screen.getByRole('heading', { name: 'The assignment is closed' })).toBeTruthy();
    expect(container.textContent).toContain('The answers you sent by then count');
    expect(container.textContent).not.toContain('finished');
  });
  it('a live run has no such button', () => {
    render(player('closed'));
    expect(screen.queryByRole('button', { name: /Next|Finish/ })).toBeNull();
  });
});

describe('the own answers of a run', () => {
  const review = { review: null, rightLater: false, asking: null, reviewRefused: false };
  it('are asked for by a press, once', async () => {
    const onReview = vi.fn();
    const { rerender } = render(player('ended', { review, onReview }));
    await userEvent.click(screen.getByRole('button', { name: 'My answers' }));
    rerender(player('ended', { review: { ...review, asking: 'r1' }, onReview }));
    await userEvent.click(screen.getByRole('button', { name: 'One moment…' }));
    expect(onReview).toHaveBeenCalledTimes(1);
    rerender(player('ended', { review: { ...review, reviewRefused: true }, onReview }));
    expect(screen.getByRole('alert').textContent).toBe('You can see your answers when the game has ended');
  });
  it('say when what was right will be told, while others may still answer', () => {
    const rows = sampleReview('en').map((row) => ({ ...row, correct: null, points: null, right: null, solution: [] }));
    const shown = { review: { ...review, review: rows, rightLater: true }, onReview: () => undefined };
    const { container } = render(player('self-paced-end', shown));
    expect(container.textContent).toMatch(/once the assignment closes: 31\.12\.2026/);
    expect(container.textContent).not.toContain('Correct answer');
    cleanup();
    expect(render(player('ended', shown)).container.textContent).not.toContain('once the assignment closes');
    cleanup();
    const never = { ...shown, review: { ...shown.review, rightLater: false } };
    expect(render(player('self-paced-end', never)).container.textContent).not.toContain('once the assignment closes');
  });
  it('are listed with what was right', () => {
    render(player('ended', { review: { ...review, review: sampleReview('en') }, onReview: () => undefined }));
    const [first, second, , missed, survey, typed, number] = screen
      .getAllByRole('listitem')
      .map((one) => one.textContent);
    expect(first).not.toContain('Correct answer');
    expect(second).toContain('Yuri Gagarin');
    expect(second).toMatch(/Correct answer.*Buzz Aldrin/);
    expect(screen.getAllByRole('img', { name: 'Partly correct' })).toHaveLength(1);
    expect(typed).toMatch(/Your answerLyonCorrect answerParis/);
    expect(number).toMatch(/Your answer9,000.mCorrect answer8,849.m/);
    expect(missed).toMatch(/No answerCorrect answerTrue/);
    expect(survey).not.toContain('Correct answer');
  });
});

describe('the lobby', () => {
  it('says the rule on the phone and in the hall', () => {
    const rule = /A wrong answer costs 25% of them.*Correct answers in a row.*average/;
    expect(render(player('lobby-teams')).container.textContent).toMatch(rule);
    cleanup();
    expect(render(hall('lobby-teams')).container.textContent).toMatch(rule);
  });
});

describe('the own face', () => {
  it('is asked to be another by a tap, at most once a second, and says so', async () => {
    const onFace = vi.fn();
    render(player('lobby-teams', { onFace }));
    const button = screen.getByRole('button', { name: 'Tap for another face' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(onFace).toHaveBeenCalledTimes(1);
    cleanup();
    render(player('lobby-teams'));
    expect(screen.queryByRole('button', { name: 'Tap for another face' })).toBeNull();
  });
});

describe('a round', () => {
  it('is called by its number and title, on all screens with what its points count', () => {
    for (const page of [player('round'), hall('round')]) {
      const { textContent } = render(page).container;
      expect(textContent).toMatch(/Round 2 of 4.*Around the world.*Double points/);
      cleanup();
    }
  });

  it('has its own standings: the phone tells the place in it, and no other', () => {
    expect(render(hall('standings-round')).container.querySelector('h1')?.textContent).toMatch(/Round 2 · .*Around/);
    cleanup();
    const { textContent } = render(player('standings-round')).container;
    expect(textContent).toMatch(/Place in this round 2.*1,830 points.*64 behind/);
    expect(textContent).not.toContain('3,120 points');
  });

  it('names its best below the podium, where there is room for all', () => {
    const listed = () => screen.queryByRole('list', { name: 'Best of each round' })?.children.length;
    render(hall('podium-rounds-six'));
    expect(listed()).toBe(6);
    cleanup();
    render(hall('podium'));
    expect(listed()).toBeUndefined();
  });
});
