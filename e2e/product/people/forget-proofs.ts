import { changeRows } from '../../crash/stored-rows.ts';
import { dataFolder } from '../start/addresses.ts';

/** As if everybody who is signed in had given their password long ago: no journey waits ten minutes. */
export async function forgetProofs(): Promise<void> {
  await changeRows({ dataDir: dataFolder, databaseUrl: null }, 'update session set proved_at_ms = ?', 0);
}
