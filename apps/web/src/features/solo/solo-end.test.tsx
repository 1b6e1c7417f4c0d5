import { completeContent, MediaRef, newAnswer, newSettings, type QuestionChanges } from '@qc/contract';
import { type RunGame, toRunGame } from '@qc/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SoloEnd } from './solo-end.tsx';
import { SoloRoom } from './solo-room.ts';

const picture = MediaRef.parse({
  ...{ _id: 'picture01', type: 'image', publicId: 'jupiter', width: 640, height: 480 },
  alt: 'A cut through Jupiter',
});
const settings = {
  ...newSettings(),
  ...({ name: 'Alone', language: 'en', direction: 'ltr', winnersCount: 1, maxParticipants: 1 } as const),
};

/** The last card of a game of one question, after a wrong answer. */
function showEnd(changes: QuestionChanges, more: Partial<RunGame> = {}) {
  const answers = [newAnswer('Mars'), newAnswer('Jupiter', true)];
  const slide = completeContent({ type: 'trivia', question: 'Largest planet?', answers, ...changes });
  const game = { ...toRunGame(settings, [slide], { solo: true }), ...more };
  const room = new SoloRoom(game, 'You', { now: () => 0, wait: () => () => {} }, () => {});
  while (room.view.view.phase.phase !== 'question') room.goOn();
  room.answer({ type: 'trivia', picks: [0] });
  for (let i = 0; i < 6 && !room.isOver; i += 1) room.goOn();
  render(<SoloEnd game={game} summary={room.summary} onAgain={() => {}} />);
}

afterEach(cleanup);

it('the last card tells why, with the words and the picture of the explanation', () => {
  showEnd({ explanation: 'It is made of gas', explanationMedia: picture });
  expect(screen.getByText('Largest planet?')).toBeTruthy();
  expect(screen.getByText('It is made of gas')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A cut through Jupiter' }).getAttribute('src')).toContain('jupiter');
  cleanup();
  showEnd({ explanationMedia: picture });
  expect(screen.getByRole('img', { name: 'A cut through Jupiter' })).toBeTruthy();
  expect(screen.queryByText('It is made of gas')).toBeNull();
});

it('tells none where there is none, and where the author keeps what is right to himself', () => {
  showEnd({});
  expect(screen.getByText('Largest planet?')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Explanation' })).toBeNull();
  cleanup();
  showEnd({ explanation: 'It is made of gas', explanationMedia: picture }, { showAnswer: false });
  expect(screen.queryByText('It is made of gas')).toBeNull();
  expect(screen.queryByRole('img', { name: 'A cut through Jupiter' })).toBeNull();
});
