/** Ids of rooms, games and people begin with these letters; those of devices with others. */
const ID = /zq[a-z0-9]{18}/;
const DEVICE = /dvc[a-z0-9]{12}/;
/** Letters of a token, and of its hash: so many of base64url in a row. */
const TOKEN_LETTERS = 43;
const IS_TOKEN_LETTER = Array.from({ length: 128 }, (_, code) => /[\w-]/.test(String.fromCharCode(code)));

/**
 * Whether a text tells an id, a device, a token or the hash of one. It is asked of every message of every seed: pieces
 * of it are looked for by what is rare in them first.
 */
export function tellsSecret(text: string): boolean {
  return (text.includes('zq') && ID.test(text)) || (text.includes('dvc') && DEVICE.test(text)) || hasToken(text);
}

/** So many letters in a row cover one of every so many places: only those are looked at. */
function hasToken(text: string): boolean {
  for (let at = TOKEN_LETTERS - 1; at < text.length; at += TOKEN_LETTERS) {
    let [before, after] = [at, at];
    while (isTokenLetter(text, before)) before -= 1;
    while (isTokenLetter(text, after)) after += 1;
    if (after - before > TOKEN_LETTERS) return true;
  }
  return false;
}

function isTokenLetter(text: string, at: number): boolean {
  return IS_TOKEN_LETTER[text.charCodeAt(at)] === true;
}
