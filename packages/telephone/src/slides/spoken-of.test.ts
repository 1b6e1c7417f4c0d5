import type { MediaRef } from '@qc/contract';
import { samplePicture } from '@qc/engine/testing/arbitrary-game';
import { sampleGame, sampleSlide } from '@qc/engine/testing/sample-game';
import { describe, expect, it } from 'vitest';
import { lengthMs } from '../conversation/say.ts';
import { Hall } from '../testing/hall.ts';
import { callerOf, getIn, SLIDES } from '../testing/quiz.ts';

const RECORDING: MediaRef = { ...samplePicture('rec'), type: 'audio', durationMs: 7300 };

/** What a caller hears of a slide as it opens, with the caller and the hall. */
function heard(slide: (typeof SLIDES)['trivia']) {
  const hall = new Hall(sampleGame([slide], { name: 'Quiz' }));
  const caller = callerOf(hall);
  getIn(caller);
  hall.room.next();
  return { hall, caller, said: caller.wait() };
}

describe('what is said of a slide', () => {
  const { trivia, several, trueFalse } = SLIDES;
  const [rome, ...others] = trivia.answers;
  const answers = [{ ...trivia.answers[0], text: 'Rome', media: null, correct: false, spoken: 'the city of Rome' }];

  it('is the text for the ear, of the question and of each answer, where there is one', () => {
    const slide = { ...trivia, queMessage: 'Look', spoken: 'Which city is it?', answers: [...answers, ...others] };
    const { caller, said } = heard(slide);
    expect(said).toBe(
      'Question 1. Which city is it? For the city of Rome, press 1. For Paris, press 2. For Oslo, press 3.',
    );
    expect(caller.press('1')).toContain('You chose: 1 the city of Rome');
    expect(rome?.text).toBe('Rome');
  });

  it('is the recording before every text, as long as it is, and with the answers where it does not read them', () => {
    const recorded = { ...trivia, spoken: 'Never said', recording: RECORDING };
    const { caller, said } = heard(recorded);
    expect(said).toBe('Question 1. ♪rec');
    expect(lengthMs(caller.reply?.spoken.slice(1) ?? [])).toBe(7300);
    expect(caller.press('*')).toBe(said);
    expect(heard({ ...recorded, recordingSaysAnswers: false }).said).toContain('♪rec For Rome, press 1.');
    expect(heard({ ...trueFalse, recording: RECORDING }).said).toBe('Question 1. ♪rec');
  });

  it('still tells how to choose several', () => {
    expect(heard({ ...several, recording: RECORDING }).said).toBe(
      'Question 1. ♪rec Press the keys of all your answers, then the hash key.',
    );
  });

  it('takes the place of what a media slide shows', () => {
    const pause = sampleSlide({ type: 'media', question: 'A break', answers: [], score: 0, time: 0 });
    expect(heard({ ...pause, spoken: 'Five minutes of rest.' }).said).toBe('Five minutes of rest.');
    expect(heard({ ...pause, recording: RECORDING }).said).toBe('♪rec');
    expect(heard(pause).said).toBe('A break Look at the big screen.');
  });

  it('is told to callers alone', () => {
    const { hall } = heard({
      ...trivia,
      spoken: 'For the ear',
      recording: RECORDING,
      answers: [...answers, ...others],
    });
    const { room, shared, own, spoken } = hall.view('+972500000123');
    const shown = JSON.stringify([room, shared, own]);
    for (const secret of ['For the ear', 'the city of Rome', 'rec"']) expect(shown).not.toContain(secret);
    expect(JSON.stringify(spoken)).toContain('For the ear');
  });
});
