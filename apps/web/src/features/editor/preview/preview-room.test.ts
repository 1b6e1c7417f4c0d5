import { newAnswer, newQuestion, type QuestionContent, SLIDE_TYPES } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { gameFields } from '../session/editor-records.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { momentsOf, previewViews } from './preview-room.ts';
import { roundPlaceOf } from './round-place.ts';

const game = gameFields(new FakeServer().whole());
const place = { index: 3, slideCount: 9, keys: '' };

describe('the preview', () => {
  it.each(SLIDE_TYPES)('shows every moment of a fresh %s slide by the rules of the live game', (type) => {
    const slide = newQuestion(type);
    for (const moment of momentsOf(slide, game)) {
      const { presenter, room } = previewViews(game, slide, moment, place);
      expect(presenter.phase).toMatchObject({ phase: moment, slide: 3 });
      expect(room.slideCount).toBe(9);
    }
  });

  it('lets the invented player answer right and shows the points', () => {
    const slides: QuestionContent[] = [
      { ...newQuestion('trivia'), answers: [newAnswer('a'), newAnswer('b', true)] },
      { ...newQuestion('typed'), answers: [newAnswer('Paris', true)] },
      { ...newQuestion('number'), numberKey: { value: 40, rule: 'closest', tolerance: 0, unit: '' } },
      { ...newQuestion('order'), answers: ['x', 'y', 'z'].map((text) => newAnswer(text)) },
      newQuestion('miniGame'),
    ];
    for (const slide of slides) {
      const { own } = previewViews(game, slide, 'reveal', place);
      expect(own.result, slide.type).toMatchObject({ correct: true });
      expect(own.score, slide.type).toBeGreaterThan(0);
    }
  });

  it('shows the title of a round as the whole game has it, and the places after a question as those of no round', () => {
    const begins = {
      ...newQuestion('trivia'),
      answers: [newAnswer('a'), newAnswer('b', true)],
      round: { title: 'Seas' },
    };
    const round = roundPlaceOf([{ ...begins, times: 1 }, { ...begins, times: 2 }, { ...newQuestion('survey') }], 1);
    expect(round).toEqual({ number: 2, of: 2, times: 2 });
    expect(momentsOf(begins, game)[0]).toBe('round');
    const { phase } = previewViews(game, begins, 'round', { ...place, round }).presenter;
    expect(phase).toMatchObject({ phase: 'round', title: 'Seas', slide: 3, ...round });
    expect(previewViews(game, begins, 'standings', { ...place, round }).presenter.phase).toMatchObject({ round: null });
    expect(roundPlaceOf([begins, newQuestion('survey')], 1)).toBeNull();
  });

  it('shows the talk between two votes, and both at the answer', () => {
    const slide: QuestionContent = {
      ...newQuestion('trivia'),
      ...{ talkSeconds: 90, answers: [newAnswer('a'), newAnswer('b', true), newAnswer('c')] },
    };
    expect(momentsOf(slide, game)).toEqual(['question', 'talk', 'secondVote', 'reveal', 'standings']);
    const phaseAt = (moment: 'question' | 'talk' | 'secondVote' | 'reveal') =>
      previewViews(game, slide, moment, place).presenter.phase;
    expect(phaseAt('question')).toMatchObject({ phase: 'question', vote: 1 });
    expect(phaseAt('talk')).toMatchObject({ phase: 'talk', limitMs: 90_000 });
    expect(phaseAt('secondVote')).toMatchObject({ phase: 'question', vote: 2 });
    expect(previewViews(game, slide, 'secondVote', place).own).toMatchObject({ firstResponse: { picks: [2] } });
    const { firstVote, distribution } = previewViews(game, slide, 'reveal', place).presenter;
    expect(firstVote?.distribution[1]).toBeLessThan(distribution?.[1] ?? 0);
    // A kind that nobody talks about has none, whatever its slide says.
    expect(momentsOf({ ...newQuestion('order'), talkSeconds: 90 }, game)).not.toContain('talk');
  });

  it('shows lobby and winners of a game without slides', () => {
    expect(previewViews(game, null, 'lobby', place).presenter.arrivals).toHaveLength(7);
    const { phase } = previewViews(game, null, 'podium', place).presenter;
    expect(phase.phase === 'podium' && phase.winners.length).toBe(game.winnersCount);
  });
});
