import { type Answer, ANSWERS_MAX, newAnswer, newQuestion, type QuestionContent, type SlideType } from '@qc/contract';
import { readNumber } from '@qc/engine';

/** Types whose answers are a list that players see. */
const LISTED: readonly SlideType[] = ['trivia', 'survey', 'order'];

/** Whether a type gives points for right answers. */
export function isGraded(type: SlideType): boolean {
  return type !== 'survey' && type !== 'media';
}

/** Whether something that was entered would be deleted by a change of type. */
export function losesAnswers(slide: QuestionContent, type: SlideType): boolean {
  const { answers = [], numberKey } = changeOfType(slide, type);
  if (slide.type === 'miniGame') return slide.miniGame !== '';
  if (slide.type === 'trueFalse') return false;
  const kept = new Set([...answers.map(({ text }) => text), String(numberKey?.value ?? '')]);
  if (slide.type === 'number') return slide.numberKey.value !== null && !kept.has(String(slide.numberKey.value));
  return slide.answers.some(
    ({ text, media }) =>
      (text !== '' && !kept.has(text) && !kept.has(String(readNumber(text)))) ||
      (media !== null && !answers.some((answer) => answer.media === media)),
  );
}

/** What a slide changes when it becomes another type: answers, points and time are kept where they still mean something. */
export function changeOfType(slide: QuestionContent, type: SlideType): Partial<QuestionContent> {
  const fresh = newQuestion(type);
  const keepsScore = isGraded(slide.type) && isGraded(type);
  const keepsTime = slide.type !== 'media' && type !== 'media' && slide.type !== 'miniGame' && type !== 'miniGame';
  const right = rightWords(slide);
  const number = right.length === 1 ? readNumber(right[0] ?? '') : null;
  const becomes = pictures(slide, type);
  return {
    type,
    answers: answersOf(slide, type, right) ?? fresh.answers,
    selection: type === 'survey' || type === 'trivia' ? slide.selection : 'single',
    typing: fresh.typing,
    numberKey: type === 'number' && number !== null ? { ...fresh.numberKey, value: number } : fresh.numberKey,
    miniGame: '',
    score: keepsScore ? slide.score : fresh.score,
    time: keepsTime ? slide.time : fresh.time,
    ...becomes,
  };
}

/** The right answers of a slide, in words. */
function rightWords({ type, answers, numberKey }: QuestionContent): string[] {
  if (type === 'number') return numberKey.value === null ? [] : [String(numberKey.value)];
  if (type !== 'trivia' && type !== 'typed') return [];
  return answers.flatMap(({ text, correct }) => (correct && text !== '' ? [text] : []));
}

/** The answers that go on; null: nothing that was entered has a place in the new type. */
function answersOf(slide: QuestionContent, type: SlideType, right: readonly string[]): Answer[] | null {
  if (LISTED.includes(slide.type) && LISTED.includes(type)) {
    const keepsMarks = type === 'trivia' && slide.type === 'trivia';
    return slide.answers.map((answer) => (keepsMarks ? answer : { ...answer, correct: false }));
  }
  if (right.length === 0) return null;
  if (type === 'typed') return right.map((word) => newAnswer(word, true));
  if (!LISTED.includes(type)) return null;
  const words = right.slice(0, ANSWERS_MAX).map((word) => newAnswer(word, type === 'trivia'));
  return [
    ...words,
    ...newQuestion(type)
      .answers.slice(words.length)
      .map(() => newAnswer()),
  ];
}

/** The picture beside a question is what a media slide shows, and the other way round. */
function pictures({ image, openingMedia, type: from }: QuestionContent, type: SlideType): Partial<QuestionContent> {
  if (type === 'media' && image && !openingMedia) return { openingMedia: image, image: null };
  if (from === 'media' && type !== 'media' && openingMedia?.type === 'image')
    return { image: openingMedia, openingMedia: null };
  return {};
}
