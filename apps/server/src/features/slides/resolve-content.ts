import type { CategoryId, FieldProblem, MediaId, Question, QuestionContent, UserId } from '@qc/contract';
import { findKnownCategories } from '#features/categories';
import { claimMedia, findMedia, resolveMediaUse } from '#features/media';
import type { Db } from '#platform/db/tables';
import { refuse, succeed, type Result } from '#platform/result';
import { contentMedia, mapContentMedia } from './slide-media.ts';

/**
 * The content as it may be stored: media facts come from the gallery, never from the caller. Refuses `invalidInput`
 * for a medium that belongs to none of `owners`, unless the slide (`before`) has it already, for one of a kind that
 * its field does not take, and for a selection that does not fit. Labels that do not
 * exist (any more) are dropped: a category may be deleted while an editor is open.
 * Call it inside the transaction that writes the slide: it keeps the media from being deleted meanwhile.
 */
export async function resolveContent(
  trx: Db,
  content: QuestionContent,
  before: QuestionContent | null,
  owners: readonly UserId[],
  alsoKept: Iterable<MediaId> = [],
): Promise<Result<QuestionContent>> {
  const stored = before ? contentMedia(before) : [];
  const kept = new Set<MediaId>([...stored.map((ref) => ref._id), ...alsoKept]);
  const files = await claimMedia(trx, contentMedia(content), { owners, kept });
  const labels = await findKnownCategories(trx, content.labels);
  const problems: FieldProblem[] = [];
  const resolved = mapContentMedia(content, (ref, place) => {
    const use = resolveMediaUse(files.get(ref._id), ref, place, stored);
    if ('ref' in use) return use.ref;
    problems.push(use.problem);
    return null;
  });
  if (problems.length > 0) return refuse('invalidInput', { fields: problems });
  return succeed({ ...resolved, labels: livingLabels(content.labels, labels, owners, before?.labels ?? []) });
}

/** The content without media that are gone: a slide that comes back must not point at deleted files. */
export async function clearLostMedia(trx: Db, content: QuestionContent): Promise<QuestionContent> {
  const ids = contentMedia(content).map((ref) => ref._id);
  const files = await findMedia(trx, ids);
  return mapContentMedia(content, (ref) => (files.has(ref._id) ? ref : null));
}

/**
 * Contents as a copy for this person begins with them: unlocked, with the labels that exist and that this person may
 * see, without media that are gone.
 */
export async function copiedContent(
  trx: Db,
  contents: readonly QuestionContent[],
  receiver: UserId,
): Promise<QuestionContent[]> {
  const labels = await findKnownCategories(trx, [...new Set(contents.flatMap((content) => content.labels))]);
  const files = await findMedia(trx, [...new Set(contents.flatMap(contentMedia).map((ref) => ref._id))]);
  return contents.map((content) => ({
    ...mapContentMedia(content, (ref) => (files.has(ref._id) ? ref : null)),
    labels: livingLabels(content.labels, labels, [receiver], []),
    locked: false,
  }));
}

/** The slides without labels whose category was deleted. */
export async function hideLostLabels(db: Db, questions: readonly Question[]): Promise<Question[]> {
  const known = await findKnownCategories(db, [...new Set(questions.flatMap((question) => question.labels))]);
  return questions.map((question) => ({ ...question, labels: question.labels.filter((label) => known.has(label)) }));
}

function livingLabels(
  labels: readonly CategoryId[],
  known: ReadonlyMap<CategoryId, UserId | null>,
  owners: readonly UserId[],
  kept: readonly CategoryId[],
): CategoryId[] {
  return [...new Set(labels)].filter((label) => {
    const owner = known.get(label);
    return owner === null || (owner !== undefined && (owners.includes(owner) || kept.includes(label)));
  });
}
