import { parseArgs, type ParseArgsConfig } from 'node:util';

/** `parseArgs` for a command: called with what it does not know, it tells `usage` and ends with code 2. */
export function readOptions<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    console.error(usage);
    return process.exit(2);
  }
}
