import { PASSWORD_MIN } from '@qc/contract';

/** So many of the list's own order are refused to everybody; owners, admins and managers may use none of it. */
const REFUSED_TO_ALL = 3000;

interface CommonPasswords {
  all: ReadonlySet<string>;
  mostCommon: ReadonlySet<string>;
}
let reading: Promise<CommonPasswords> | null = null;

/** Whether a password is among those that guessers try first. `strict`: any of the 43,000 of the list. */
export async function isCommonPassword(password: string, strict: boolean): Promise<boolean> {
  reading ??= readList();
  const { all, mostCommon } = await reading;
  return (strict ? all : mostCommon).has(password.normalize('NFKC').toLowerCase());
}

/** Read at the first use: it takes some megabytes. Shorter ones are refused for their length. */
async function readList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN);
  return { all: new Set(long), mostCommon: new Set(long.slice(0, REFUSED_TO_ALL)) };
}
