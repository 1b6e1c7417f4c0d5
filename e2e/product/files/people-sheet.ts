import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { UploadedFile } from '../people/author.ts';

/** One person of a sheet. */
export interface SheetPerson {
  name: string;
  email: string;
  phone: string;
}

/** An Excel file of people, as a school's office exports it. */
export async function makePeopleSheet(people: readonly SheetPerson[]): Promise<UploadedFile> {
  const rows: Row[] = [
    ['Name', 'E-mail', 'Phone'].map((value) => ({ type: String, value })),
    ...people.map(({ name, email, phone }): Row =>
      [name, email, phone].map((value) => (value === '' ? null : { type: String, value })),
    ),
  ];
  return {
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile(rows).toBuffer(),
  };
}
