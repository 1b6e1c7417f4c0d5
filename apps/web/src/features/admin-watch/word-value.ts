import { textsIn } from '#platform/words';
import { languageName } from '@qc/words';
import { formatDateTime, formatMoney, localeOf } from '#platform/i18n';
import { type AuditRecord, isLanguage, type Language, MONEY_CURRENCIES, Prices, ScriptSettings } from '@qc/contract';

/** What a value is read beside. */
export interface Beside {
  language: Language;
  /** Of the same entry, when it names one. */
  currency?: string | undefined;
  /** Who and what the entries of the page name by ids. */
  records: ReadonlyMap<string, AuditRecord>;
}

const TIMES = new Set(['expiryDate', 'closesAt']);
const MONEY = new Set(['amount', 'price', 'refunded']);

/** A field as people call it; one that nobody worded yet by its name in the contract. */
export function wordField(field: string, language: Language): string {
  return lookUp({ ...textsIn(language, 'contentFields'), ...textsIn(language, 'auditFields') }, field);
}

/** One value of an entry in words. What people wrote stays as it was written down. */
export function wordValue(field: string, value: string, { language, currency, records }: Beside): string {
  const words = textsIn(language, 'auditValues');
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : null;
  if (value === '') return words.empty;
  if (TIMES.has(field) && number !== null) return formatDateTime(number);
  if (MONEY.has(field) && number !== null) return wordMoney(number, currency, language);
  switch (field) {
    case 'status':
      return lookUp(textsIn(language, 'orderStates'), value);
    case 'role':
      return lookUp(words.roles, value);
    case 'type':
      return lookUp(words.kinds, value);
    case 'transferType':
      return lookUp(words.transfers, value);
    case 'language':
      return isLanguage(value) ? languageName(value) : value;
    case 'country':
      return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(value) ?? value;
    case 'code':
      return lookUp(textsIn(language, 'errors'), value);
    case 'fields':
      return wordFields(value, language);
    case 'prices':
      return wordPrices(value, language);
    case 'scripts':
      return wordScripts(value, language);
    default:
      return records.get(value)?.name || lookUp(words.values, value);
  }
}

function wordMoney(minor: number, currency: string | undefined, language: Language): string {
  const known = MONEY_CURRENCIES.find((code) => code === currency);
  return known === undefined ? (minor / 100).toFixed(2) : formatMoney(minor, known, language);
}

/** Names of what was changed, or, of what was refused, where it stands and zod's word: `users.0.email: required`. */
function wordFields(value: string, language: Language): string {
  const names = value.split(', ').map((part) => {
    const [path = ''] = part.split(': ');
    return wordField(path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path, language);
  });
  return [...new Set(names)].join(', ');
}

function wordPrices(value: string, language: Language): string {
  const prices = Prices.safeParse(readJson(value));
  if (!prices.success) return value;
  return MONEY_CURRENCIES.flatMap((currency) => {
    const minor = prices.data[currency];
    return minor === undefined ? [] : formatMoney(minor, currency, language);
  }).join(', ');
}

function wordScripts(value: string, language: Language): string {
  const scripts = ScriptSettings.safeParse(readJson(value));
  if (!scripts.success) return value;
  const { scripts: names, values } = textsIn(language, 'auditValues');
  const used = Object.entries(scripts.data).filter(([, id]) => id !== '' && id !== 'none');
  return used.map(([name, id]) => `${lookUp(names, name)} ${id}`).join(', ') || values.null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function lookUp(words: Readonly<Record<string, string>> | undefined, value: string): string {
  return words !== undefined && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
