import { allowEmailTopLevel, type InstallationSettings } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { lockedFields, settingDefaults } from './setting-defaults.ts';
import { readOverrides } from './setting-store.ts';

/** Another server on the same database may have changed them; this one looks again after this long, ms. */
const FRESH_MS = 2000;

type Parts = Pick<Platform, 'config' | 'db' | 'now'>;
interface Kept {
  settings: InstallationSettings;
  readAtMs: number;
  /** Which reading they are of. */
  reading: number;
}

/** By database: whoever works on it has the same settings. */
const kept = new WeakMap<Db, Kept>();
let readings = 0;

/** The settings in force: what was set on screen, and the environment's word for all the rest. */
export async function installationSettings(platform: Parts): Promise<InstallationSettings> {
  const known = kept.get(platform.db);
  const age = known === undefined ? Infinity : platform.now() - known.readAtMs;
  return known !== undefined && age >= 0 && age < FRESH_MS ? known.settings : refreshSettings(platform);
}

/** The settings as they were when they were last read; before that, the environment's. */
export function lastKnownSettings({ config, db }: Pick<Parts, 'config' | 'db'>): InstallationSettings {
  return kept.get(db)?.settings ?? settingDefaults(config);
}

/** Reads them anew; from here on they are in force in this process. */
export async function refreshSettings(platform: Parts): Promise<InstallationSettings> {
  const readAtMs = platform.now();
  const reading = ++readings;
  const settings = await readSettings(platform, platform.db);
  const known = kept.get(platform.db);
  // One that began later has come first: this one may not know of a change that has been confirmed since.
  if (known !== undefined && known.reading > reading) return known.settings;
  kept.set(platform.db, { settings, readAtMs, reading });
  allowEmailTopLevel(settings.emailTopLevelMax);
  return settings;
}

/** As they stand in a database, or in a transaction on it. */
export async function readSettings({ config }: Pick<Parts, 'config'>, db: Db): Promise<InstallationSettings> {
  const defaults = settingDefaults(config);
  const settings = { ...defaults, ...(await readOverrides(db)) };
  // Where the environment speaks, what was ever set on screen is silent.
  const given = lockedFields(config).map((field) => [field, defaults[field]]);
  return { ...settings, ...Object.fromEntries(given) };
}
