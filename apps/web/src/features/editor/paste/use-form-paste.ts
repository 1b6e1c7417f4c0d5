import { useTexts } from '#platform/i18n';
import { type PastedQuestion, readPaste, type ReadablePaste } from '#platform/pasted-questions';
import { ANSWER_TEXT_MAX, type Answer, answersOf, QUESTION_TEXT_MAX, type QuestionContent } from '@qc/contract';
import { type ClipboardEvent, useState } from 'react';
import type { StepName } from '../history/edit-history.ts';
import { kindOf } from '../slides/editor-kinds.ts';
import { type LinesPlan, linesInOne, type PastedLines, planLines, readPastedLines } from './pasted-lines.ts';
import { pastedSlide, takesQuestion } from './pasted-slide.ts';

/** What is asked about a paste; nothing of it is lost while it is asked. */
export type PasteOffer =
  | { kind: 'question'; found: PastedQuestion; left: readonly string[]; before: string; text: string; held: boolean }
  | { kind: 'review'; paste: ReadablePaste; before: string; text: string; held: boolean }
  | { kind: 'lines'; pasted: PastedLines; plan: LinesPlan };

/** Pasting on the form of a slide: the handler for its root, and what is asked. */
export interface FormPaste {
  onPaste: (event: ClipboardEvent) => void;
  offer: PasteOffer | null;
  /** Said to screen readers. */
  spoken: string;
  accept: () => void;
  /** The text stays what it is: a text. */
  leave: () => void;
  inOne: (() => void) | null;
  dismiss: () => void;
}

interface Surroundings {
  slide: QuestionContent;
  disabled: boolean;
  /** `before`: what one undo goes back to, where it is not what the slide is now. */
  onChange: (patch: Partial<QuestionContent>, name: StepName, before?: Partial<QuestionContent>) => void;
  onReview: (paste: ReadablePaste) => void;
  focusAnswer: (at: number) => void;
}

/**
 * Several lines in an answer spread over the answers; a question with its answers in an empty question is offered as
 * such, several of them or rows of a sheet are offered for review. What does not fit is told, and the person chooses.
 */
export function useFormPaste({ slide, disabled, onChange, onReview, focusAnswer }: Surroundings): FormPaste {
  const t = useTexts('editorPaste');
  const [offer, setOffer] = useState<PasteOffer | null>(null);
  const [spoken, setSpoken] = useState('');

  const fillLines = (plan: LinesPlan, count: number, last: number) => {
    onChange({ answers: plan.answers.map(fitting) }, { action: 'fill', count });
    setSpoken([t.filled(count), ...lost(plan.left.map(({ text }) => text))].join('. '));
    setOffer(null);
    focusAnswer(last);
  };
  const pasteLines = (event: ClipboardEvent, field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    const pasted = readPastedLines(text, field);
    const { paste: rule } = kindOf(slide);
    if (!pasted || !rule) return;
    event.preventDefault();
    const plan = planLines(slide, pasted, rule);
    if (plan.left.length > 0 || plan.long > 0) setOffer({ kind: 'lines', pasted, plan });
    else fillLines(plan, pasted.lines.length, pasted.at + pasted.lines.length - 1);
  };
  const pasteQuestion = (event: ClipboardEvent, field: HTMLTextAreaElement, text: string) => {
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    const found =
      (field.value.trim() === '' || isWhole) && /[\n\t]|\s\S{1,3}[.)]\s/u.test(text) ? readPaste(text) : null;
    if (!found || found.kind === 'tooMuch') return;
    // What the field would cut stays here until somebody has decided.
    const held = text.length > QUESTION_TEXT_MAX;
    if (held) event.preventDefault();
    const base = { before: slide.question, text, held };
    const [only] = found.kind === 'questions' ? found.questions : [];
    if (found.kind === 'questions' && only && found.questions.length === 1) {
      if (takesQuestion(slide)) setOffer({ kind: 'question', found: only, left: found.left, ...base });
    } else setOffer({ kind: 'review', paste: found, ...base });
  };
  const lost = (lines: readonly string[]) => (lines.length > 0 ? [t.noPlaceFor(lines.join(', '))] : []);

  return {
    offer,
    spoken,
    onPaste: (event) => {
      const { target, clipboardData } = event;
      if (disabled || event.defaultPrevented) return;
      const text = clipboardData.getData('text/plain');
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (text === '' || !isField) return;
      if (target.dataset.answer !== undefined) pasteLines(event, target, text);
      else if (target instanceof HTMLTextAreaElement && target.closest('[data-field="question"]'))
        pasteQuestion(event, target, text);
    },
    accept: () => {
      if (offer?.kind === 'lines') {
        const count = offer.pasted.lines.length - offer.plan.left.length;
        fillLines(offer.plan, count, offer.pasted.at + count - 1);
      } else if (offer?.kind === 'question') {
        const change = pastedSlide(slide, offer.found);
        setOffer(null);
        // It has become a kind that takes none since this was offered.
        if (!change) return;
        const { patch, left } = change;
        const answers = patch.answers.map(fitting);
        const question = shorten(patch.question, QUESTION_TEXT_MAX);
        onChange(
          { ...patch, question, answers },
          { action: 'fill', count: answers.length },
          { question: offer.before },
        );
        setSpoken([t.questionFilled(answers.length), ...lost([...offer.left, ...left])].join('. '));
        focusAnswer(0);
      } else if (offer?.kind === 'review') {
        onChange({ question: offer.before }, { action: 'edit', field: 'question' });
        setOffer(null);
        onReview(offer.paste);
      }
    },
    leave: () => {
      if (offer && offer.kind !== 'lines' && offer.held)
        onChange({ question: shorten(offer.text, QUESTION_TEXT_MAX) }, { action: 'edit', field: 'question' });
      setOffer(null);
    },
    inOne: inOneOf(offer, slide, (answers) => {
      onChange({ answers }, { action: 'fill', count: 1 });
      setSpoken(t.filled(1));
      setOffer(null);
    }),
    dismiss: () => setOffer(null),
  };
}

function inOneOf(
  offer: PasteOffer | null,
  slide: QuestionContent,
  fill: (answers: Answer[]) => void,
): (() => void) | null {
  if (offer?.kind !== 'lines') return null;
  const { at } = offer.pasted;
  const answers = answersOf(slide);
  const own = answers[at];
  const text = linesInOne(offer.pasted);
  return own && text.length <= ANSWER_TEXT_MAX ? () => fill(answers.with(at, { ...own, text })) : null;
}

function fitting(answer: Answer): Answer {
  return { ...answer, text: shorten(answer.text, ANSWER_TEXT_MAX) };
}

/** A text cut to at most `max` characters of storage, between whole characters as a person sees them. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > max) break;
    short += segment;
  }
  return short.trimEnd();
}
