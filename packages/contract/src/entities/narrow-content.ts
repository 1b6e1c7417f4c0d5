import { recordOf } from '../pick-fields.ts';
import { SLIDE_TYPES } from '../slide-types.ts';
import { newQuestion } from '../slides/slide-kinds.ts';
import { QuestionContent, type Question, type QuestionChanges, type SlideType } from './question.ts';

/** Names of all fields that some kind has. */
const KNOWN = [...new Set(SLIDE_TYPES.flatMap((type) => Object.keys(newQuestion(type))))];
/** By kind, names of the fields that only others have. */
const FOREIGN = recordOf(SLIDE_TYPES, (type) => {
  const own = newQuestion(type);
  return KNOWN.filter((field) => !(field in own));
});

/** What was written, without the fields that only other kinds have. Fields that no kind has stay, to be refused. */
export function withoutForeign<W extends object>(type: SlideType, written: W): W {
  const kept = { ...written };
  for (const field of FOREIGN[type]) Reflect.deleteProperty(kept, field);
  return kept;
}

/**
 * A slide that is being written, with these fields changed, unchecked. Of another kind than before it has that kind's
 * fields, new where nothing was written; what its kind does not have falls away.
 */
export function fitContent<S extends QuestionContent>(slide: S, changes: Partial<S>): S {
  const { type = slide.type } = changes;
  const fresh = type === slide.type ? null : newQuestion(type);
  return withoutForeign(type, { ...fresh, ...slide, ...changes });
}

/** What of a stored slide its author wrote. */
export function contentOfQuestion(question: Question): QuestionContent {
  const {
    _id,
    game: _game,
    createdBy: _creator,
    language: _language,
    inLibrary: _inLibrary,
    lockedByAdmin: _lock,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...content
  } = question;
  return content;
}

/** A whole slide of what was written of it; the rest is its kind's. Throws when something in it is none. */
export function completeContent(written: QuestionChanges & { type: SlideType }): QuestionContent {
  const { type } = written;
  return QuestionContent.parse({ ...newQuestion(type), ...withoutForeign(type, written) });
}

/**
 * The slide with the fields that are named changed. Where its kind changes, both kinds' fields stay but the answers,
 * which begin afresh like everything that the old kind does not have.
 */
export function changeContent(before: QuestionContent, changes: QuestionChanges): QuestionContent {
  const type = changes.type ?? before.type;
  const fresh = newQuestion(type);
  const restart = type !== before.type && 'answers' in fresh ? { answers: fresh.answers } : {};
  return completeContent({ ...before, ...restart, ...changes, type });
}
