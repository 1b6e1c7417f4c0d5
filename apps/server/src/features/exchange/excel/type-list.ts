import type writeXlsxFile from 'write-excel-file/node';
import { EXCEL_KINDS } from '../slides/exchange-kinds.ts';

type WriterFeature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>['features']>[number];

/** Elements of a sheet that come after a validation: it stands before the first of them. */
const AFTER = ['hyperlinks', 'printOptions', 'pageMargins', 'pageSetup', 'headerFooter', 'drawing', 'legacyDrawing'];

/** Where the words of the types stand, and how far down the sheet the list is offered. */
interface TypeListPlace {
  /** Name of the sheet with the table of the types, in its first column. */
  guide: string;
  firstRow: number;
  rows: number;
}

/**
 * A list to choose from in the type column of the first sheet. It only offers: other words for a type may be written,
 * as sheets of all three languages have them. The writer has no such thing itself, but lets one add to its XML.
 */
export function typeList({ guide, firstRow, rows }: TypeListPlace): WriterFeature {
  const source = `'${guide.replaceAll("'", "''")}'!$A$${firstRow}:$A$${firstRow + EXCEL_KINDS.length - 1}`;
  const markup =
    '<dataValidations count="1">' +
    `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="A2:A${rows}">` +
    `<formula1>${source}</formula1></dataValidation></dataValidations>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _sheet, { sheetIndex }) => (sheetIndex === 0 ? insertBefore(xml, markup) : xml),
        },
      },
    },
  };
}

function insertBefore(xml: string, markup: string): string {
  const places = [...AFTER.map((name) => xml.indexOf(`<${name}`)), xml.lastIndexOf('</worksheet>')];
  const at = Math.min(...places.filter((place) => place >= 0));
  return xml.slice(0, at) + markup + xml.slice(at);
}
