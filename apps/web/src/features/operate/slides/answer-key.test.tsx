import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import {
  completeContent,
  newAnswer,
  newQuestion,
  newSettings,
  type QuestionChanges,
  SlideType,
  WITHOUT_SHOW,
} from '@qc/contract';
import { operatorView, roomInfo, toRunGame } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnswerKey } from './answer-key.tsx';

const answers = [newAnswer('Rome', true), newAnswer('Oslo')];
const POLL = 'Poll: no correct answer';

/** What is written, what the console says of its key, and what it says once it counts no more; null: nothing is asked. */
const KINDS: Readonly<Record<SlideType, { own: QuestionChanges; key: string[]; none: string | null } | null>> = {
  trivia: { own: { answers }, key: ['Correct answer', 'Rome'], none: 'Not scored' },
  trueFalse: { own: {}, key: ['Correct answer', 'True'], none: 'Not scored' },
  survey: { own: { answers }, key: [POLL], none: null },
  typed: { own: { answers: [newAnswer('Rome', true)] }, key: ['Correct answer', 'Rome'], none: 'Not scored' },
  number: {
    own: { numberKey: { ...newQuestion('number').numberKey, value: 366 } },
    key: ['Correct answer', '366'],
    none: 'Not scored',
  },
  order: { own: { answers }, key: ['The correct order', 'Rome', 'Oslo'], none: 'Not scored' },
  media: null,
  break: null,
  miniGame: { own: {}, key: ['Mini-game: the score'], none: 'Not scored' },
  buzzer: {
    own: { buzzer: { ...newQuestion('buzzer').buzzer, answer: 'Rome' } },
    key: ['Correct answer', 'Rome'],
    none: 'Not scored',
  },
};

const kinds = Object.entries(KINDS).flatMap(([name, kind]) => (kind === null ? [] : { name, ...kind }));

function shown(name: string, own: QuestionChanges, isVoid: boolean, said = ''): string {
  const game = { name: 'Game', language: 'en', direction: 'ltr', ...newSettings(), ...WITHOUT_SHOW } as const;
  const slide = completeContent({ ...own, type: SlideType.parse(name), question: 'Which?', score: 1000, time: 20 });
  const room = new TestRoom(toRunGame(game, [slide]));
  const seat = room.join('Noa');
  room.next();
  if (said !== '') room.say(seat, said);
  room.operate({ do: 'closeAnswers' });
  room.wait(60_000);
  if (isVoid) room.operate({ do: 'correctKey', slide: 0, key: { kind: 'void' } });
  const view = operatorView(room.state, room.nowMs);
  if (!('question' in view.phase)) throw new Error(view.phase.phase);
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <main>
        <AnswerKey room={roomInfo(room.state)} view={view} question={view.phase.question} />
      </main>
    </UiProvider>,
  );
  return screen.getByRole('main').textContent;
}

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

describe.each(kinds)('$name', ({ name, own, key, none }) => {
  it('has its key', () => {
    const words = shown(name, own, false);
    for (const part of key) expect(words).toContain(part);
    expect(words).not.toContain('Not scored');
  });

  it('says that it is not scored, and nothing of a key, once it counts no more', () => {
    const words = shown(name, own, true);
    if (none === null) expect(words).toBe(key[0]);
    else expect(words).toBe(none);
  });
});

it('still tells what players said on one that counts no more', () => {
  const words = shown('typed', { answers: [newAnswer('Rome', true)] }, true, 'Oslo');
  expect(words).toBe('Not scoredAnswers givenOsloonce');
});
