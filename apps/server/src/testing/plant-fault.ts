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
  checkPlaces(fault);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      return isIn(fault, url) ? { ...loaded, source: planted(fault, url, String(loaded.source)) } : loaded;
    },
  });
}

/** Throws unless each file of a fault is there, and each piece that it replaces stands in its file exactly once. */
export function checkPlaces({ name, edits }: Plantable): void {
  for (const edit of edits) plantedIn(name, readFileSync(join(ROOT, edit.file), 'utf8'), edit);
}

/** Whether a fault has a piece in the file at this address. */
export function isIn({ edits }: Plantable, url: string): boolean {
  return edits.some(({ file }) => url.endsWith(`/${file}`));
}

/** The text of the file at this address with the pieces of a fault in it. */
export function planted({ name, edits }: Plantable, url: string, text: string): string {
  const here = edits.filter(({ file }) => url.endsWith(`/${file}`));
  return here.reduce((before, edit) => plantedIn(name, before, edit), text);
}

/** The text of a file with one piece of it replaced. */
function plantedIn(name: string, text: string, { file, find, replace }: Plantable['edits'][number]): string {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`${name}: ${pieces.length - 1} places to plant it in ${file}`);
  return pieces.join(replace);
}
