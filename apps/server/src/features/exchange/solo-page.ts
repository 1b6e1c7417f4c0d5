/** Where a built page takes its game from; the web build writes it exactly so, once. */
const PLACE = '<script type="application/json" id="game">null</script>';
const [OPEN, CLOSE] = PLACE.split('null');

/** What stands before and after the place for a game. Null when the built page is not one with exactly one. */
export function findPlace(page: string): readonly [before: string, after: string] | null {
  const [before, after, more] = page.split(PLACE);
  return before === undefined || after === undefined || more !== undefined ? null : [before, after];
}

/**
 * A built page with the game put in. `game` is JSON that cannot end a script, and what else the page takes along. Null
 * when the built page is not one with exactly one place for a game.
 */
export function fillPage(
  page: string,
  title: string,
  game: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> | null {
  const place = findPlace(page);
  return place && join(titled(place[0], title), game, place[1]);
}

async function* join(before: string, game: AsyncIterable<Uint8Array>, after: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(before + OPEN);
  yield* game;
  yield Buffer.from(CLOSE + after);
}

function titled(page: string, title: string): string {
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u2028\u2029]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
