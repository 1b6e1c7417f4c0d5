import { strToU8, unzipSync, Zip, ZipDeflate, zipSync, type Zippable } from 'fflate';
import { writeExcel } from '../excel/write-excel.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const OPEN =
  '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const CLOSE = '</sheetData></worksheet>';

/** A good workbook's parts, to be spoilt. */
async function goodParts(): Promise<Record<string, Uint8Array>> {
  return unzipSync(
    await writeExcel('en', [{ type: 'Survey', question: 'Q', answer1: 'a', answer2: 'b' }], { guide: false }),
  );
}

/** Packs one long part without ever holding it: a megabyte of `piece`, `times` over. */
function bomb(parts: Zippable, name: string, piece: string, times: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk, final) => {
      if (error) return reject(error);
      chunks.push(chunk);
      if (final) resolve(Buffer.concat(chunks));
    });
    for (const [path, bytes] of Object.entries(parts)) {
      if (!(bytes instanceof Uint8Array) || path === name) continue;
      const part = new ZipDeflate(path);
      zip.add(part);
      part.push(bytes, true);
    }
    const long = new ZipDeflate(name, { level: 6 });
    zip.add(long);
    const block = strToU8(piece.repeat(Math.ceil(2 ** 20 / piece.length)));
    long.push(strToU8(OPEN));
    for (let i = 0; i < times; i++) long.push(block);
    long.push(strToU8(CLOSE), true);
    zip.end();
  });
}

/** Every directory entry's word changed. */
function inDirectory(book: Uint8Array, change: (view: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(book);
  const mark = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 4)) change(copy, at);
  return copy;
}

/** Files that pretend to be workbooks of questions, by what is wrong with them. */
export async function hostileWorkbooks(): Promise<Record<string, Uint8Array>> {
  const good = await goodParts();
  const sheet = (xml: string) => zipSync({ ...good, [SHEET]: strToU8(OPEN + xml + CLOSE) });
  const strings = (xml: string) => zipSync({ ...good, 'xl/sharedStrings.xml': strToU8(xml) });
  const huge = await bomb(good, SHEET, '<row r="1"/>', 128);
  const manyRows = Array.from({ length: 30 }, () => '<row/>'.repeat(100_000)).join('');
  const sheets = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, i) => [`xl/worksheets/sheet${i}.xml`, strToU8(OPEN + CLOSE)]),
  );
  const laughs = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${[...'bcdefghi'].map((n, i) => `<!ENTITY ${n} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]>`;
  return {
    'unpacks to 128 MB': huge,
    'unpacks to 128 MB and says 1 MB': inDirectory(huge, (view, at) => {
      if (view.readUInt32LE(at + 24) > 2 ** 20) view.writeUInt32LE(2 ** 20, at + 24);
    }),
    '3 million rows': sheet(manyRows),
    'range to XFD1048576': sheet(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    ),
    'a cell in XFD on each of 9,000 rows': sheet(
      Array.from({ length: 9000 }, (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`).join(''),
    ),
    'cells without a place': sheet(`<row>${'<c><v>1</v></c>'.repeat(400_000)}</row>`),
    '10,000 sheets': zipSync({ ...good, ...sheets }),
    entities: strings(`<?xml version="1.0"?>${laughs}<sst><si><t>&i;</t></si></sst>`),
    'an outside entity': strings(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst><si><t>&a;</t></si></sst>',
    ),
    'a zip in it': zipSync({ ...good, 'xl/media/more.zip': zipSync({ a: strToU8('a') }) }),
    encrypted: inDirectory(zipSync(good), (view, at) => view.writeUInt16LE(view.readUInt16LE(at + 8) | 1, at + 8)),
    'encrypted by Excel': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
    'cut off': zipSync(good).subarray(0, 900),
    'no workbook': zipSync({ 'hello.txt': strToU8('hello') }),
    'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    nothing: Buffer.alloc(0),
    'two parts of one name': inDirectory(
      zipSync({ ...good, 'xl/worksheets/sheet2.xml': strToU8(OPEN + CLOSE) }),
      (view, at) => {
        const from = at + 46;
        if (view.toString('latin1', from, from + 24) === 'xl/worksheets/sheet2.xml') view.write('1', from + 19);
      },
    ),
    'deep tags': sheet('<a>'.repeat(200_000)),
  };
}
