/** So many names that nobody should be refused for, all different, of all four kinds in turn. */
export declare function honestNames(count: number): string[];
