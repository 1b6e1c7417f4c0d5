import { createHash } from 'node:crypto';

/**
 * What reports of one error have in common: its words and the place in the program, without what differs from report to
 * report or from build to build. Both texts come redacted.
 */
export function groupKey(message: string, stack: string): string {
  return createHash('sha256')
    .update(`${plain(message)}\n${firstFrame(stack)}`)
    .digest('hex')
    .slice(0, 32);
}

/** Numbers and quoted values differ between reports of one error. */
function plain(text: string): string {
  return text
    .replace(/(["'`])(?:(?!\1).){1,200}\1/g, '""')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

/** The first line that names a place, in the words of either family of browsers. */
function firstFrame(stack: string): string {
  const line = stack.split('\n').find((text) => /^\s*at\s|@/.test(text)) ?? '';
  return line
    .replace(/https?:\/\/[^/\s)]+/g, '')
    .replace(/\?[^\s):]*/g, '')
    .replace(/:\d+(?::\d+)?/g, '')
    .replace(/-[\w-]{8}(?=\.(?:m?js|css))/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
