/** Regions tell their time zones, where the browser knows them. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Other names of zones, as some browsers and machines still give them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Asia/Tel_Aviv': 'Asia/Jerusalem',
  Israel: 'Asia/Jerusalem',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The country of a time zone (IANA name), of these; an empty text where none is sure to be meant. */
export function guessCountry(timeZone: string, codes: readonly string[]): string {
  if (timeZone === '') return '';
  const names = new Set([timeZone, OTHER_NAMES[timeZone] ?? timeZone]);
  return (
    codes.find((code) => zonesOf(code).some((zone) => names.has(zone) || names.has(OTHER_NAMES[zone] ?? zone))) ?? ''
  );
}

function zonesOf(code: string): readonly string[] {
  const region: Region = new Intl.Locale('und', { region: code });
  return region.getTimeZones?.() ?? [];
}
