/**
 * The newest format that this release reads: of what servers of one house leave to each other, which are journals and
 * snapshots of runs, and messages of the bus (their `v`). It rises by one with a release that adds a command, or a field
 * without which a run would go on otherwise. The release before must be able to go on with what this one has begun, so the
 * newer format is written only where all servers that run read it (`Cluster.formatOfAll`), and a run that has something
 * of it says so (`format` beside its epoch).
 */
export const HOUSE_FORMAT = 1;
