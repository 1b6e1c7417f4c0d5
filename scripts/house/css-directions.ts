/** Properties and values that name a physical side; the mirrored page needs the logical ones. */
const physicalCss =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const physicalStyle =
  /\b((?:margin|padding)(?:Left|Right)|border(?:Left|Right)\w*|(?:ml|mr|pl|pr)=|textAlign: '(?:left|right)')|\b(?:left|right): (?:\d|'|`)/g;

/**
 * Physical sides in a style sheet or in the styles of a component. A line that must be physical says so by a comment
 * with the word `physical` and the reason.
 */
export function findPhysicalSides(path: string, text: string): string[] {
  const pattern = path.endsWith('.css') ? physicalCss : physicalStyle;
  return text.split('\n').flatMap((line, index) => {
    if (line.includes('physical')) return [];
    const found = line.match(pattern);
    return found ? [`${path}:${index + 1} ${found[0].trim()}`] : [];
  });
}
