/**
 * Folders, relative to the repository, of every package that `workspaces` need to run, whatever needs it, sorted.
 * Parts for other machines are among them, installed or not.
 */
export declare function productionPackages(root: string, workspaces: readonly string[]): string[];
