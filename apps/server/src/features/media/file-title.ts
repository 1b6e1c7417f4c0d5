import { cleanText, SHORT_TEXT_MAX } from '@qc/contract';
import { cutText } from '#platform/cut-text';

/** The title of a new entry: the one given, else the file's name without its ending, else `fallback`. */
export function fileTitle(title: string, fileName: string, fallback: string): string {
  const bare = cleanText(fileName).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return cutText(title || bare || fallback, SHORT_TEXT_MAX);
}
