import type { UserSheetTexts } from '@qc/words/en/server/files/user-sheet';
import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import type { User } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { safeText } from '#platform/excel/safe-text';
import { HEADING, textCell } from '#platform/excel/text-cell';
import { type ZoneClock, zoneClock } from '#platform/excel/zone-clock';

/** One line of the exported sheet. */
export type ExportedUser = Pick<
  User,
  | 'name'
  | 'email'
  | 'phone'
  | 'role'
  | 'credits'
  | 'disabledFromAdmin'
  | 'lastLogin'
  | 'createdAt'
  | 'totals'
  | 'lastTransaction'
> & { institution: string };
/** Accounts to be written as a workbook. */
export interface UsersTask {
  users: readonly ExportedUser[];
  language: Language;
  timeZone: string;
}

const COLUMNS = [
  ['name', 28],
  ['email', 36],
  ['phone', 18],
  ['role', 18],
  ['institution', 28],
  ['credits', 12],
  ['state', 12],
  ['lastLogin', 18],
  ['createdAt', 18],
  ['purchases', 12],
  ['points', 16],
  ['creditsUsed', 16],
  ['creditBalance', 16],
  ['paidUSD', 14],
  ['paidEUR', 14],
  ['paidILS', 14],
  ['lastTransaction', 18],
] as const;
/** Columns of times: their headings name the zone. */
const TIMES: readonly string[] = ['lastLogin', 'createdAt', 'lastTransaction'];

/** Accounts as a workbook of one sheet. */
export async function writeUsersExcel({ users, language, timeZone }: UsersTask): Promise<Uint8Array> {
  const texts = wordsOf(language).userSheet;
  const clock = zoneClock(timeZone);
  const title = (column: (typeof COLUMNS)[number][0]) =>
    TIMES.includes(column) ? clock.title(texts.columns[column]) : texts.columns[column];
  const file = await writeXlsxFile([
    {
      sheet: texts.people,
      rightToLeft: directionOf(language) === 'rtl',
      stickyRowsCount: 1,
      columns: COLUMNS.map(([, width]) => ({ width })),
      data: [
        COLUMNS.map(([column]) => textCell(title(column), HEADING)),
        ...users.map((user) => rowOf(user, texts, clock)),
      ],
    },
  ]).toBuffer();
  return Uint8Array.from(file);
}

function rowOf(user: ExportedUser, texts: UserSheetTexts, clock: ZoneClock): Row {
  const { totals } = user;
  const figure = (value: number) => ({ type: Number, value });
  return [
    ...[user.name, user.email, user.phone].map((text) => textCell(safeText(text))),
    textCell(texts.roles[user.role]),
    textCell(safeText(user.institution)),
    figure(user.credits),
    textCell(user.disabledFromAdmin ? texts.restricted : texts.active),
    user.lastLogin === null ? textCell(texts.never) : clock.cell(user.lastLogin),
    clock.cell(user.createdAt),
    ...[totals.purchases, totals.points, totals.creditsUsed, totals.creditBalance].map(figure),
    ...(['USD', 'EUR', 'ILS'] as const).map((currency) =>
      figure((totals.paid.find((paid) => paid.currency === currency)?.amount ?? 0) / 100),
    ),
    user.lastTransaction === null ? null : clock.cell(user.lastTransaction),
  ];
}
