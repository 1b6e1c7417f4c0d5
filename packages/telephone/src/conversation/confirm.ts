import type { LiveRefusal, QuestionView, SlideResponse } from '@qc/contract';
import { heardKind } from '../slides/heard-kinds.ts';
import type { Spoken } from '../call.ts';
import { turnMs } from './clock.ts';
import type { AnswerCommand } from './command.ts';
import { oneOf } from './hold.ts';
import { ask, follow, goTo, type Heard, type Next, type Seated, send } from './next.ts';
import { say, wordsOf } from './say.ts';
import type { ConfirmPlace, QuestionPlace } from './session.ts';

/** As long as most numbers are when they are said. */
const LONG_NUMBER = '123456 metres';

/** Where an answer belongs. */
type Asked = Pick<QuestionPlace, 'slide' | 'visit' | 'told'>;

/** Says an answer back before it is sent: it is kept by a key or by silence, or typed again. */
export function askConfirm(
  call: Seated,
  { slide, visit, told }: Asked,
  { question, response }: { question: QuestionView; response: SlideResponse },
): Next {
  const spoken = [...saidBack(call, question, response), say(call, wordsOf(call).asking.keepNumber)];
  const place: ConfirmPlace = { name: 'confirm', told, slide, visit, response };
  return ask(goTo(call, place), spoken, { ...oneOf('12'), timeoutMs: turnMs(call, spoken) });
}

/** What is said at least when an answer is said back: the time that this takes has to be there. */
export function confirmWords(call: Seated): Spoken[] {
  const { asking } = wordsOf(call);
  return [say(call, asking.yourNumber), say(call, LONG_NUMBER), say(call, asking.keepNumber)];
}

/** Whether it is kept. */
export function hearConfirm(call: Seated, place: ConfirmPlace, { keys }: Heard): Next {
  const { phase, paused } = call.view.shared;
  const isOpen = phase.phase === 'question' && phase.visit === place.visit;
  // Nothing counts in a pause: it waits for the end of it.
  if (paused && isOpen && keys !== '2') return follow(call);
  const again = keys === '2' && isOpen;
  if (!again) return sendAnswer(call, place, place.response);
  const { slide, visit, told } = place;
  const howTo = heardKind(phase.question)?.howTo(call, phase.question) ?? [];
  return follow(goTo(call, { name: 'question', told, slide, visit, held: 0, keys: '' }), howTo);
}

/** Sends the answer. Its id is that of the turn: a request told again is the same answer. */
export function sendAnswer(call: Seated, { slide, visit, told }: Asked, response: SlideResponse): Next {
  const { line, turn } = call.session;
  const place: QuestionPlace = { name: 'question', told, slide, visit, held: 0, keys: '' };
  return send(goTo(call, place), { type: 'answer', id: `${line.id}-${turn}`, slide, visit, response });
}

/** It counts: what was chosen is said back. */
export function answerTaken(call: Seated, { response, visit }: AnswerCommand): Next {
  const { phase } = call.view.shared;
  const isThere = 'question' in phase && phase.visit === visit;
  const isRace = isThere && 'race' in phase && phase.race !== undefined;
  const words = isRace
    ? []
    : [
        ...(isThere ? saidBack(call, phase.question, response) : []),
        say(call, wordsOf(call).asking.received),
        ...(isThere ? changeWords(call) : []),
      ];
  const told = isRace ? `race ${visit} ` : answeredTold(visit);
  return follow(goTo(call, { name: 'wait', told, held: 0, leaving: false }), words);
}

/** What names a question that has been answered. */
export function answeredTold(visit: number): string {
  return `answered ${visit}`;
}

/** How the answer can be changed; nothing where it cannot be any more. */
export function changeWords(call: Seated): Spoken[] {
  const { phase } = call.view.shared;
  if (phase.phase !== 'question' || heardKind(phase.question)?.isChangeable !== true) return [];
  const { mayChange, mayChangeSeveral } = wordsOf(call).asking;
  return [say(call, phase.question.selection === 'multiple' ? mayChangeSeveral : mayChange)];
}

/**
 * Why it does not count. A pause, and whoever has no place any more, is told as what the room shows; what was said back
 * before the pause is asked about after it.
 */
export function answerRefused(call: Seated, code: LiveRefusal, { slide, visit, response }: AnswerCommand): Next {
  if (code !== 'paused') return follow(call, [say(call, wordsOf(call).callRefusals[code])]);
  const { phase } = call.view.shared;
  const { place } = call.session;
  const isUnsent = 'question' in phase && heardKind(phase.question)?.isConfirmed === true && place.name === 'question';
  return follow(isUnsent ? goTo(call, { name: 'confirm', told: place.told, slide, visit, response }) : call);
}

/** An answer that was said back before a pause is asked about again after it. */
export function askUnsent(call: Seated, unsent: ConfirmPlace, question: QuestionView): Next {
  return askConfirm(call, unsent, { question, response: unsent.response });
}

function saidBack(call: Seated, question: QuestionView, response: SlideResponse): Spoken[] {
  return heardKind(question)?.said(call, question, response) ?? [];
}
