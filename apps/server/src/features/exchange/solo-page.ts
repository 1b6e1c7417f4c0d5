/** Where the built page takes its game from; the web build writes it exactly so, once. */
const PLACE = '<script type="application/json" id="game">null</script>';
const [OPEN, CLOSE] = PLACE.split('null');

/**
 * The page that plays alone, with the game put in. `game` is JSON that cannot end a script. Null when the built page
 * is not one with exactly one place for a game.
 */
export function fillSoloPage(
  page: string,
  title: string,
  game: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> | null {
  const [before, after, more] = page.split(PLACE);
  if (before === undefined || after === undefined || more !== undefined) return null;
  return join(titled(before, title), game, after);
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
