/** A word as it is compared: marks, case, punctuation and spaces do not count. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\p{P}\p{S}\sـ]/gu, '')
    .toLowerCase();
}
