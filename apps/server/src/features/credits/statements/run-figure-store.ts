import { sql, type RawBuilder } from 'kysely';

/** What a sum over charges counts as one or none. */
type Figure = number | string | bigint | null;

/**
 * Whether a charge is a run: a room or an assignment whose first slide was opened. An export is none. THE definition, for
 * every figure of runs.
 */
export const isRun = (): RawBuilder<boolean> => sql`(what in ('room', 'assignment') and state = 'posted')`;
/** To be added up over charges: how many of them are runs. */
export const runFigure = (): RawBuilder<Figure> => sql`case when ${isRun()} then 1 else 0 end`;
/** To be added up over charges: how many of them are games saved to a file for credits. */
export const exportFigure = (): RawBuilder<Figure> => sql`case when what = 'export' then 1 else 0 end`;
