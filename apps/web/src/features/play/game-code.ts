/** A room's six digits, or the twelve letters and digits of an assignment. */
const WHOLE = /^(\d{6}|[a-z0-9]{12})$/;

/** Whether a code is whole. */
export function isGameCode(code: string): boolean {
  return WHOLE.test(code);
}

/** The code in an address such as /play/123456, or /PLAY/123456 as QR codes have it, or an empty text. */
export function codeInPath(path: string): string {
  const code = /^\/play\/(\w+)\/?$/i.exec(path)?.[1] ?? '';
  return isGameCode(code) ? code : '';
}

/** What was typed or pasted as a code: the code alone, also out of a whole link. */
export function typedCode(text: string): string {
  const code = text
    .toLowerCase()
    .replace(/^.*\/play\//, '')
    .replace(/[^a-z0-9]/g, '');
  return code.slice(0, isGameCode(code) || /[a-z]/.test(code) ? 12 : 6);
}
