import { useAsked } from '#platform/asks';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { DialogHost } from '#ui/dialog/dialog-host';
import { TimedMessages } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';
import { RoomId } from '@qc/contract';
import { errorTexts } from '@qc/words/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunAgain } from './run-again.tsx';

const navigate = vi.fn(async () => undefined);
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const room = (demo: boolean) => ({
  ...{ _id: 'room-00000001', game: 'game-00000001', name: 'Seas', code: '123456', open: false, createdAt: 1 },
  ...{ startedAt: 2, playersCount: 4, demo, price: demo ? 0 : 3, operator: '', keeper: '' },
});
const refusal = { requestId: '1', clapErr: true };
/** What the calls that open a room asked for. */
let asked: unknown[] = [];
let answer: () => Response;
/** What is said of a run that cannot be paid. */
let said = renderHook(() => useAsked('payRun'));

const game = (_id: string, name: string, updatedAt: number, more = {}) => ({
  ...{ _id, name, updatedAt, sharedBy: null, questionsCount: 3, gapsCount: 0, disabled: false, blocked: false },
  ...{ setting: { gameType: 'firebase' }, ...more },
});
/** The lists of own and shared games, as the picker asks for them. */
function listed(address: unknown) {
  const shared = [game('game-00000004', 'Stars', 30, { sharedBy: 'Noa', setting: { gameType: 'remotes' } })];
  const own = [
    game('game-00000001', 'Seas', 40),
    game('game-00000002', 'Rivers', 20),
    game('game-00000003', 'Half', 10, { gapsCount: 1 }),
  ];
  const games = String(address).includes('/shared') ? shared : own;
  return { games, count: games.length };
}

function show(demo: boolean) {
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json(String(address).includes('/room/') ? room(demo) : listed(address));
    const body: unknown = JSON.parse(String(init.body));
    asked.push(String(address).includes('/room/again/') ? ['again', body] : body);
    return answer();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <RunAgain roomId={RoomId.parse('room-00000001')} />
        <DialogHost tooLong={() => null} />
        <TimedMessages globalError="" />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Run again in a new room' }));

beforeEach(() => {
  asked = [];
  said = renderHook(() => useAsked('payRun'));
  answer = () => Response.json({ ...room(false), _id: 'room-00000002' });
  setLanguage('en', { remember: false });
});
afterEach(() => {
  cleanup();
  navigate.mockClear();
  vi.unstubAllGlobals();
});

it.each([false, true])('opens a room for the same game, of the same kind (trial: %s), and goes there', async (demo) => {
  show(demo);
  await press();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(asked).toEqual([{ game: 'game-00000001', demo }]);
  expect(navigate).toHaveBeenCalledWith({
    to: '/$lang/operate/$room',
    params: { lang: 'en', room: 'room-00000002' },
  });
});

it('shows the ways on where it cannot be paid, one of them a free trial', async () => {
  answer = () => Response.json({ ...refusal, code: 'outOfCredits', ...errorTexts('outOfCredits') }, { status: 402 });
  show(false);
  await press();
  await waitFor(() => expect(said.result.current.asked?.code).toBe('outOfCredits'));
  expect(said.result.current.asked?.price).toBe(3);
  answer = () => Response.json({ ...room(true), _id: 'room-00000003' });
  said.result.current.asked?.onDemo?.();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(asked).toEqual([
    { game: 'game-00000001', demo: false },
    { game: 'game-00000001', demo: true },
  ]);
});

it('goes on with the people who are there, where they are', async () => {
  show(false);
  const same = () => screen.findByRole('button', { name: 'Play again with the same people' });
  answer = () => Response.json({ ...refusal, code: 'peopleGone', ...errorTexts('peopleGone') }, { status: 410 });
  fireEvent.click(await same());
  expect(await screen.findByText(textsIn('en', 'errors').peopleGone)).toBeTruthy();
  answer = () => Response.json({ ...room(false), _id: 'room-00000004' });
  fireEvent.click(await same());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(asked).toEqual([
    ['again', {}],
    ['again', {}],
  ]);
});

it('takes another game for them, the newest first, and says its price; one that is not whole cannot be taken', async () => {
  show(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Another game with the same people' }));
  const list = within(await screen.findByRole('group', { name: 'Another game with the same people' }));
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3));
  const rows = list.getAllByRole<HTMLButtonElement>('button');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['Star', 'Rive', 'Half']);
  expect(rows.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  const take = () => fireEvent.click(screen.getByRole('button', { name: 'Play it with these people' }));
  fireEvent.click(list.getByText('Stars'));
  expect(screen.getByText('5 credits are charged when the first slide opens')).toBeTruthy();
  answer = () => Response.json({ ...refusal, code: 'gameIsOpen', ...errorTexts('gameIsOpen') }, { status: 409 });
  take();
  expect(await screen.findByText(textsIn('en', 'errors').gameIsOpen)).toBeTruthy();
  answer = () => Response.json({ ...room(false), _id: 'room-00000005' });
  await waitFor(() => {
    take();
    expect(navigate).toHaveBeenCalled();
  });
  expect(asked.at(-1)).toEqual(['again', { game: 'game-00000004' }]);
});

it('says why it does not start otherwise, and stays', async () => {
  answer = () => Response.json({ ...refusal, code: 'notFound', ...errorTexts('notFound') }, { status: 404 });
  show(false);
  await press();
  expect(await screen.findByText(textsIn('en', 'errors').notFound)).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});
