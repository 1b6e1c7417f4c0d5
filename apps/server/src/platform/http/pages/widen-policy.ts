/** What one page may do beyond the usual Content-Security-Policy. */
export interface PolicyChanges {
  /** Sources by directive. */
  add: Record<string, readonly string[]>;
  /** Style elements without nonce are allowed. A nonce would take that back, so it goes. */
  inlineStyles?: boolean;
  /** Where the working screens send their calls, an origin; absent or empty: to the page's own. */
  apiHost?: string;
}

/** A policy with the changes in it; the same text when there are none. */
export function widenPolicy(policy: string, { add, inlineStyles = false }: PolicyChanges): string {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return directives
    .map(([name = '', ...sources]) => {
      const more = (add[name] ?? []).filter((source) => !sources.includes(source));
      const all = [...sources, ...new Set(more)];
      return [name, ...(name === 'style-src' && inlineStyles ? withInlineStyles(all) : all)].join(' ');
    })
    .join(';');
}

function withInlineStyles(sources: string[]): string[] {
  return [...sources.filter((source) => !/^'(nonce|sha\d+)-/.test(source)), "'unsafe-inline'"];
}
