import { sessionValue, type StoredValue } from '../storage/index.ts';

/** Where keys are kept, by what is pressed: a place outlives its storage, where the browser refuses that. */
const places = new Map<string, StoredValue>();

function placeOf(press: string): StoredValue {
  const place = places.get(press) ?? sessionValue(`press.${press}`);
  places.set(press, place);
  return place;
}

/**
 * The key of a press that costs something, the same for the same press until `pressDone`: a double press, a lost reply
 * and a reload all make one order, one assignment, one licence. Kept in the tab's storage: every press that costs is as safe
 * as the dearest. `press` says what is pressed, details included.
 */
export function pressKey(press: string): string {
  const place = placeOf(press);
  const known = place.get();
  if (known !== null && known !== '') return known;
  const fresh = crypto.randomUUID();
  place.set(fresh);
  return fresh;
}

/** The press has had its answer: the next one is another. */
export function pressDone(press: string): void {
  placeOf(press).remove();
}
