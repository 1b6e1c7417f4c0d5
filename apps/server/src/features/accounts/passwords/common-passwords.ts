import { PASSWORD_MIN } from '@qc/contract';

let reading: Promise<ReadonlySet<string>> | null = null;

/** Whether a password is one of the 43,000 that guessers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readList();
  return (await reading).has(password.normalize('NFKC').toLowerCase());
}

/** Read at the first use: it takes some megabytes. Shorter ones are refused for their length. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));
}
