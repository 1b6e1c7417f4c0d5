import * as z from 'zod/mini';
import { gameName, version } from '../fields.ts';
import { InstitutionId, QuestionId } from '../ids.ts';
import { SLIDES_MAX } from '../limits.ts';
import { UserAdminChanges } from './administration.ts';
import { CategoryFields } from './category.ts';
import { GameChanges, NewGame } from './game.ts';
import { MediaTitle } from './media.ts';
import { NewSlide, QuestionChanges } from './question.ts';
import { UserChanges } from './user.ts';

/**
 * Bodies that may be whole records, as a GET gave them (decision 0041). What their schema does not name never gets
 * past it: fields that are the server's own, such as `_id`, `user` or `role`, and those that are none at all. A route
 * with one of these says `whole`.
 */

/** A slide where a list wants its id: the id, or the slide as its game gave it. */
const slideId = z.union([
  QuestionId,
  z.pipe(
    z.object({ _id: QuestionId }),
    z.transform(({ _id }) => _id),
  ),
]);

/** A game sent back: what it changes, the order of its slides, and the version it was got with. */
export const WholeGame = z.object({
  ...GameChanges.shape,
  questions: z.optional(z.array(slideId).check(z.maxLength(SLIDES_MAX))),
  version: z.optional(version),
});

const {
  disabled: _off,
  blocked: _blocked,
  generic: _generic,
  questions: _questions,
  ...newSettings
} = GameChanges.shape;

/** A new game: the new-game dialog's fields, or all settings, with its slides. It is neither blocked nor a template. */
export const WholeNewGame = z.object({
  ...newSettings,
  name: gameName,
  setting: NewGame.shape.setting,
  questions: z.optional(z.array(NewSlide).check(z.maxLength(SLIDES_MAX))),
});
export type WholeNewGame = z.infer<typeof WholeNewGame>;

/** A slide sent back, with the version it was got with. */
export const WholeQuestion = z.object({ ...QuestionChanges.shape, version: z.optional(version) });
/** What admins alone change; in the own account sent back it is ignored, whatever it is. */
const adminsOwn = {
  email: z.optional(z.unknown()),
  role: z.optional(z.unknown()),
  institution: z.optional(z.unknown()),
  disabledFromAdmin: z.optional(z.unknown()),
  disabledReason: z.optional(z.unknown()),
  disableRemotesGames: z.optional(z.unknown()),
};
/** An account sent back: the own one, or by an admin another's, which is read as `WholeOtherUser`. */
export const WholeUser = z.object({ ...UserChanges.shape, ...adminsOwn });

const { emailConfirmed: _byHand, twoStep: _secondStep, ...changesOfAdmins } = UserAdminChanges.shape;
/** Another's account sent back by an admin: what is no field of a record, but an act, has a call of its own. */
export const WholeOtherUser = z.object({
  ...changesOfAdmins,
  institution: z.optional(
    z.nullable(
      z.union([
        InstitutionId,
        z.pipe(
          z.object({ _id: InstitutionId }),
          z.transform(({ _id }) => _id),
        ),
      ]),
    ),
  ),
});
/** A category sent back. */
export const WholeCategory = z.object(CategoryFields.shape);
/** A medium sent back. */
export const WholeMedia = z.object(MediaTitle.shape);
