export interface DayTexts {
  order: string;
  pick: string;
  wrong: string;
}

/** Words of a field for a day. */
export const dayField: DayTexts = {
  order: 'dd.mm.yyyy',
  pick: 'Choose from a calendar',
  wrong: 'Type day.month.year, such as 24.11.2026',
};
