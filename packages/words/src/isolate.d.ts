/** Wraps text of unknown direction (a name, a title) so that it cannot disturb the sentence around it. */
export declare function isolate(text: string): string;
