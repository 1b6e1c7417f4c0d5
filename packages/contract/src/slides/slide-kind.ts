import type * as z from 'zod/mini';

/**
 * What the library does with slides of a kind. `import`: they are copied into games, with their key, and their answers
 * are shown. `read`: they are found and only read. `none`: they are not looked for.
 */
export type LibraryUse = 'import' | 'read' | 'none';

/** A kind of slide as it is written, answered and found. `C` is the schema of its content. */
export interface SlideKind<C extends z.ZodMiniObject> {
  /** What an author writes. */
  content: C;
  /** What a player answers with: as sent, as kept, and as reports tell it; null: nobody answers. */
  response: z.ZodMiniObject | null;
  /** A new one as the editor opens it: defaults everywhere, texts empty. */
  fresh: () => z.infer<C>;
  library: LibraryUse;
  /** The words that it is found by, beside those of every slide. */
  words: (content: z.infer<C>) => string[];
}
