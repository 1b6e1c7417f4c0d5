import type { Answer, Typing } from '@qc/contract';
import { ANSWER_TEXT_MAX, SPELLINGS_MAX } from '@qc/contract/limits';
import { cleanName } from '../../names/name-key.ts';
import type { SlideGap } from '../slide-gap.ts';
import type { RunSlide } from '../../run-game.ts';
import { dropBlankEnd, textGaps, writtenAnswers } from '../answer-gaps.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import { saidGroups } from '../said-groups.ts';
import type { SlideKind } from '../slide-kind.ts';
import { foldTyped } from './fold-typed.ts';
import { fitsScript } from './typed-script.ts';

/** Words that are typed, right when they are one of the accepted spellings. Those are the key: nobody is shown them. */
export const typed: SlideKind<'typed'> = {
  ...PLAIN_KIND,
  gaps: (slide) => {
    const answers = dropBlankEnd(slide.answers);
    return [...spellingGaps(answers, slide.typing), ...textGaps(answers)];
  },
  prepare: ({ answers, typing }) => ({ answers: writtenAnswers(answers), typing }),
  take: ({ typing }, { type, text }) => {
    if (text.length > ANSWER_TEXT_MAX) return null;
    // Direction overrides would turn around what stands beside it on the big screen.
    const clean = cleanName(text);
    return fitsScript(clean, typing.script) && foldTyped(clean, typing) !== '' ? { type, text: clean } : null;
  },
  grade: (slide, { text }) => {
    const correct = isRight(slide, text);
    return { correct, fraction: correct ? 1 : 0, wrong: !correct };
  },
  view: ({ typing }) => ({ answers: [], script: typing.script }),
  solution: ({ answers }) => answers.map(({ text }) => text),
  said: (slide, responses) =>
    saidGroups(responses, {
      key: ({ text }) => foldTyped(text, slide.typing),
      written: ({ text }) => text,
      correct: ({ text }) => isRight(slide, text),
      distance: () => 0,
    }),
  keyWords: ({ answers }) => answers.map(({ text }) => text),
  correct: (slide, correction) => (correction.kind === 'typed' ? withSpellings(slide, correction.accepted) : null),
};

/** Folding twenty spellings for each of ten thousand players would be felt. Slides never change. */
const spellings = new WeakMap<RunSlide, ReadonlySet<string>>();

function isRight(slide: RunSlide, text: string): boolean {
  return spellingsOf(slide).has(foldTyped(text, slide.typing));
}

function spellingsOf(slide: RunSlide): ReadonlySet<string> {
  const known = spellings.get(slide);
  if (known) return known;
  const folded = new Set(slide.answers.map((answer) => foldTyped(answer.text, slide.typing)));
  folded.delete('');
  spellings.set(slide, folded);
  return folded;
}

function spellingGaps(answers: readonly Answer[], typing: Typing): SlideGap[] {
  const forms = answers.map(({ text }) => foldTyped(text, typing));
  if (forms.every((form) => form === '')) return [{ field: 'answers', code: 'spellingRequired' }];
  const gaps: SlideGap[] = answers.length > SPELLINGS_MAX ? [{ field: 'answers', code: 'tooManyAnswers' }] : [];
  answers.forEach(({ text }, answer) => {
    const form = forms[answer] ?? '';
    if (form === '') gaps.push({ field: 'answers', code: 'blankAnswer', answer });
    // A spelling that nobody is allowed to type.
    else if (!fitsScript(text, typing.script)) gaps.push({ field: 'answers', code: 'spellingScript', answer });
  });
  return gaps;
}

/** Spellings that count as the same are one; one that nobody may type does not fit. */
function withSpellings(slide: RunSlide, accepted: readonly string[]): RunSlide | null {
  const { typing } = slide;
  if (!accepted.every((text) => fitsScript(text, typing.script))) return null;
  const kept = new Map<string, string>();
  for (const text of accepted) {
    const form = foldTyped(text, typing);
    if (form !== '' && !kept.has(form)) kept.set(form, text);
  }
  if (kept.size === 0 || kept.size > SPELLINGS_MAX) return null;
  return { ...slide, answers: [...kept.values()].map((text) => ({ text, media: null, correct: true })) };
}
