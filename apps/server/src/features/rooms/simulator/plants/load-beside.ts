import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { checkPlaces, isIn, planted, type Plantable } from '../../../../testing/plant-fault.ts';

/** What is loaded anew for each fault: whatever may have one in it, and what imports that. */
const ANEW = /\/(apps\/server\/src\/features\/rooms|packages\/engine\/src)\/.*\.ts$/;
/** The turns of the event loop are those of the process, whatever is played in it. */
const ONCE = '/rooms/simulator/turns.ts';

/**
 * From now on these faults may be loaded beside each other in one process: a module that is imported with the name of a
 * fault behind a question mark, and what it imports of the rooms and the engine, come anew with the fault in them. A name
 * that is no fault's brings them anew as they are. Throws as `plantFault` does.
 */
export function loadBeside(faults: readonly Plantable[]): void {
  for (const fault of faults) checkPlaces(fault);
  const texts = new Map<string, string>();
  const scripts = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const beside = new URL(context.parentURL ?? import.meta.url).search;
      return beside === '' || !ANEW.test(found.url) || found.url.endsWith(ONCE)
        ? found
        : { ...found, url: found.url + beside };
    },
    load(url, context, nextLoad) {
      const [file = url, name] = url.split('?');
      if (name === undefined) return nextLoad(url, context);
      const text = texts.get(file) ?? String(nextLoad(file, context).source);
      texts.set(file, text);
      const fault = faults.find((one) => one.name === name && isIn(one, file));
      const asItIs = fault ? undefined : scripts.get(file);
      const source = asItIs ?? stripTypeScriptTypes(fault ? planted(fault, file, text) : text);
      if (!fault) scripts.set(file, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
