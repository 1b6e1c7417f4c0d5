/** Columns that not every result has. */
export interface OptionalColumns {
  team: boolean;
  phone: boolean;
}
