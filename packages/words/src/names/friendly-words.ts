/** What friendly names are put together from. */
export interface FriendlyWords {
  /** Masculine animals; in English all of them. */
  he: string;
  /** Feminine animals. */
  she: string;
  /** Adjectives and colours, in both genders where the language has them: `masculine/feminine`. */
  qualities: string;
  /** Whether the quality stands before the animal. */
  qualityFirst: boolean;
}
