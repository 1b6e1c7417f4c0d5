import { mapSettingsMedia, settingsMedia, type FieldProblem, type MediaId, type UserId } from '@qc/contract';
import { claimMedia, resolveMediaUse } from '#features/media';
import type { Db } from '#platform/db/tables';
import { refuse, succeed, type Result } from '#platform/result';
import type { GameSettings } from './game-settings.ts';

/** Whose media may be used, and which the game has already: those may stay, whoever owns them. */
export interface SettingsClaim {
  owners: readonly UserId[];
  kept: ReadonlySet<MediaId>;
}

/**
 * The settings as they may be stored: media facts come from the gallery. Refuses `invalidInput` for a medium that may
 * not be used. Call it inside the transaction that writes the game: it keeps the media from being deleted meanwhile.
 */
export async function resolveSettings(
  trx: Db,
  settings: GameSettings,
  claim: SettingsClaim,
): Promise<Result<GameSettings>> {
  const files = await claimMedia(
    trx,
    settingsMedia(settings).map(({ ref }) => ref),
    claim,
  );
  const problems: FieldProblem[] = [];
  const resolved = mapSettingsMedia(settings, ({ path, types, ref }) => {
    const use = resolveMediaUse(files.get(ref._id), ref, { path, types });
    if ('ref' in use) return use.ref;
    problems.push(use.problem);
    return null;
  });
  return problems.length > 0 ? refuse('invalidInput', { fields: problems }) : succeed(resolved);
}
