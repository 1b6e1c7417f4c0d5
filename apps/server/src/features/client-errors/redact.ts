const RULES: readonly [RegExp, string][] = [
  [/((?:token|session|x-auth|password|secret|code|cookie|bearer)["']?\s*[=:]\s*["']?)[^&\s"'#]+/gi, '$1…'],
  [/(\bbearer\s+)\S+/gi, '$1…'],
  [/(\/play\/)(?:\d{6}|[a-z0-9]{12})\b/g, '$1…'],
  [/[^\s@<>()"'=/]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '…@…'],
  [/\+\d[\d ()-]{7,}\d/g, '…'],
];

/** Words as long as our secrets; names of files with a build's mark in them stay. */
const LONG_WORD = /(?<![\w-])[\w-]{20,}(?![\w-]|\.(?:m?js|css|tsx?))/g;
/** A name in a program: words of some letters, each after the first with a capital. */
const NAME = /^[A-Za-z][a-z]+(?:[A-Z][a-z]+)*$/;
const LETTERS_OF_A_WORD = 4;

/** Takes secrets, room codes, e-mail addresses and phone numbers out of what a browser reports. */
export function redact(text: string): string {
  const clean = RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
  return clean.replace(LONG_WORD, (word) => (looksRandom(word) ? '…' : word));
}

function looksRandom(word: string): boolean {
  if (!/[a-z]/.test(word) || !/[A-Z]/.test(word)) return false;
  const words = word.split(/(?=[A-Z])/).length;
  return !NAME.test(word) || word.length < words * LETTERS_OF_A_WORD;
}
