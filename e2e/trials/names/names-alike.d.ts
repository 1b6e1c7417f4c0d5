/** Names that are taken, and that others want to be called too. */
export declare const WANTED: readonly string[];
/** Ways to be called the same and yet not: what a room must not let in beside the first. */
export declare const ALIKE: Readonly<Record<string, (name: string) => string>>;
/** Characters that may not stand in a stored name: controls, direction marks and overrides, lone halves of a pair. */
export declare const UNWANTED: RegExp;
/** A name with each of them, before, in and after it. */
export declare function namesWithControls(): string[];
/** Names that would be markup where text is not kept as text. Each would leave an element with the id `planted`. */
export declare const MARKUP: readonly string[];
