import type { AnswerView, PhaseView, QuestionContent, QuestionView, RoomInfo } from '@qc/contract';
import { PARTICIPANTS_MAX } from '@qc/contract';
import type { GameFields } from '../editor-records.ts';

/** What the preview can show of a slide. */
export type PreviewMoment = 'lobby' | 'opening' | 'question' | 'reveal' | 'ending' | 'media';

/** A room as it would look with these settings. */
export function previewRoom(game: GameFields, slideCount: number): RoomInfo {
  const { name, language, direction, backgroundImage, logo } = game;
  const { waitingText, regulationsLink, regulationsText, collectPhone, timer } = game;
  return {
    ...{ name, language, direction, backgroundImage, logo },
    ...{ waitingText, regulationsLink, regulationsText, collectPhone, timer },
    code: '482913',
    mainColor: shownColour(game.mainColor),
    secondaryColor: shownColour(game.secondaryColor),
    slideCount,
    maxPlayers: game.maxParticipants === 0 ? PARTICIPANTS_MAX : game.maxParticipants,
  };
}

/** A half-typed colour is shown as the brand's. */
function shownColour(colour: string): string {
  return /^#[0-9a-fA-F]{6}$/.test(colour) ? colour : '#1565C0';
}

/** The moments a slide has, in order. */
export function momentsOf(slide: QuestionContent, game: GameFields): PreviewMoment[] {
  if (slide.type === 'media') return ['media'];
  const moments: PreviewMoment[] = ['question', 'reveal'];
  if (!game.showAnswer && slide.type !== 'survey') moments.pop();
  if (slide.openingMedia) moments.unshift('opening');
  if (slide.endingMedia) moments.push('ending');
  return moments;
}

/** A slide at a moment, as the show screens take it. */
export function previewPhase(slide: QuestionContent, index: number, moment: PreviewMoment): PhaseView {
  const place = { slide: index, visit: 0 };
  const clock = { limitMs: null, remainingMs: null };
  const { question: heading, queMessage: subheading } = slide;
  switch (moment) {
    case 'lobby':
      return { phase: 'lobby' };
    case 'opening':
    case 'media':
      return { phase: moment, media: slide.openingMedia, heading, subheading, ...place, ...clock };
    case 'ending':
      return { phase: 'ending', media: slide.endingMedia, heading, subheading, ...place, ...clock };
    case 'question': {
      const limitMs = (slide.time ?? 0) * 1000;
      return { phase: 'question', question: questionView(slide), ...place, limitMs, remainingMs: limitMs };
    }
    case 'reveal':
      return { phase: 'reveal', question: questionView(slide), correct: correctOf(slide), ...place };
  }
}

function questionView(slide: QuestionContent): QuestionView {
  const { type, question, queMessage, image, backgroundMedia, selection, score } = slide;
  const answers: AnswerView[] = slide.answers.map(({ text, media }) => ({ text, media }));
  return { type, question, queMessage, image, backgroundMedia, answers, selection, score: score ?? 0 };
}

function correctOf(slide: QuestionContent): number[] | null {
  if (slide.type === 'survey') return null;
  return slide.answers.flatMap((answer, index) => (answer.correct ? [index] : []));
}
