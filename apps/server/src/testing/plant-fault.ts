import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** A fault as it is planted: files of the product with exact pieces of them replaced. */
export interface Plantable {
  name: string;
  edits: readonly { file: string; find: string; replace: string }[];
}

/**
 * Plants one of these faults into the modules that are loaded from now on. Throws when a file of it is not there, or a
 * piece that it replaces does not stand in its file exactly once: a fault that plants nothing would prove nothing.
 */
export function plantFault(faults: readonly Plantable[], name: string): void {
  const fault = faults.find((one) => one.name === name);
  if (!fault) {
    throw new Error(`no planted fault is called ${name}; there are ${faults.map((one) => one.name).join(', ')}`);
  }
  for (const edit of fault.edits) plantedIn(name, readFileSync(join(ROOT, edit.file), 'utf8'), edit);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const edits = fault.edits.filter(({ file }) => url.endsWith(`/${file}`));
      if (edits.length === 0) return loaded;
      const source = edits.reduce((text, edit) => plantedIn(name, text, edit), String(loaded.source));
      return { ...loaded, source };
    },
  });
}

/** The text of a file with one piece of it replaced. */
function plantedIn(name: string, text: string, { file, find, replace }: Plantable['edits'][number]): string {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`${name}: ${pieces.length - 1} places to plant it in ${file}`);
  return pieces.join(replace);
}
