import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPeople, writePeople } from './read-people.ts';

const noa = { name: 'Noa Levi', email: 'noa@school.org', phone: '050-1234567' };

describe('readPeople', () => {
  it.each([
    ['tabs', 'Noa Levi\tnoa@school.org\t050-1234567'],
    ['semicolons', 'Noa Levi; noa@school.org; 050-1234567'],
    ['commas', 'Noa Levi, noa@school.org, 050-1234567'],
    ['another order', 'noa@school.org,050-1234567,Noa Levi'],
    ['first and last name apart', 'Noa\tLevi\tnoa@school.org\t050-1234567'],
    ['quotation marks', '"Noa Levi","noa@school.org","050-1234567"'],
    ['marks of direction', '\u200FNoa Levi\u200E\t\u202Anoa@school.org\u202C\t050-1234567\uFEFF'],
    ['empty cells and lines', '\r\n\r\nNoa Levi,,noa@school.org,050-1234567,\r\n'],
  ])('%s', (_what, pasted) => expect(readPeople(pasted)).toEqual([noa]));

  it('keeps commas that belong to a name', () => {
    expect(readPeople('"Levi, Noa",noa@school.org')[0]?.name).toBe('Levi, Noa');
    expect(readPeople('Levi, Noa, noa@school.org')[0]?.name).toBe('Levi, Noa');
    expect(readPeople('Levi, Noa;noa@school.org')[0]?.name).toBe('Levi, Noa');
  });

  it('keeps quotation marks that belong to a name', () => {
    expect(readPeople('ד"ר נועה לוי\tnoa@school.org')[0]?.name).toBe('ד"ר נועה לוי');
    expect(readPeople('"Noa, noa@school.org')[0]?.email).toBe('noa@school.org');
  });

  it('reads people as mail programs copy them', () => {
    expect(readPeople('Noa Levi <noa@school.org>\n"Omar, A." <omar@school.org>')).toEqual([
      { name: 'Noa Levi', email: 'noa@school.org', phone: '' },
      { name: 'Omar, A.', email: 'omar@school.org', phone: '' },
    ]);
  });

  it.each([
    'Name,E-mail,Phone',
    'Full name\tE-mail',
    'E-mail address',
    'Name, Class, Mobile number',
    'שם\tדוא"ל\tטלפון',
    'שם מלא;דוא"ל;טלפון נייד',
    'דואר אלקטרוני',
    'الاسم;البريد',
    'الاسم الكامل,البريد الإلكتروني',
  ])('leaves out headings: %s', (header) =>
    expect(readPeople(`${header}\nNoa Levi\tnoa@school.org\t050-1234567`)).toEqual([noa]),
  );

  it('keeps a line without an address, so that the report can say so', () => {
    expect(readPeople('Noa Levi\nomar@school.org')).toEqual([
      { name: 'Noa Levi', email: '', phone: '' },
      { name: '', email: 'omar@school.org', phone: '' },
    ]);
  });

  it('keeps a wrong address of a table in its place', () => {
    expect(readPeople('Noa Levi\tnoa.school.org\t050-1234567')).toEqual([{ ...noa, email: 'noa.school.org' }]);
    expect(readPeople('\tnoa.school.org')).toEqual([{ name: '', email: 'noa.school.org', phone: '' }]);
  });

  it('keeps a wrong phone of a table out of the name', () => {
    const wrong = { ...noa, phone: 'abc' };
    expect(readPeople('Noa Levi\tnoa@school.org\tabc')).toEqual([wrong]);
    expect(readPeople(writePeople([wrong, { ...wrong, email: '' }]))).toEqual([wrong, { ...wrong, email: '' }]);
  });

  it('takes nobody for a heading whose name holds the word of one', () => {
    for (const name of ['قاسم خوري', 'باسم', 'Lena Meir', 'שם טוב לוי', 'Filename'])
      expect(readPeople(`${name}\n${name}\tnoa@school.org`).map((person) => person.name)).toEqual([name, name]);
  });

  it('reads back what it wrote, whatever the names hold', () => {
    const name = fc.stringMatching(/^[\p{L}][\p{L} ,.;'-]{0,20}[\p{L}]$/u).map((text) => text.replace(/\s+/g, ' '));
    const good = fc.stringMatching(/^[a-z][a-z0-9.]{0,8}@[a-z]{2,8}\.(org|com|il)$/);
    const email = fc.oneof(good, fc.constantFrom('', 'noa.school.org', 'nobody'));
    const phone = fc.constantFrom('', '050-1234567', '+972 50 123 4567', 'abc', 'after 4 pm');
    fc.assert(
      fc.property(fc.array(fc.record({ name, email, phone }), { maxLength: 8 }), (people) => {
        expect(readPeople(writePeople(people))).toEqual(people);
      }),
    );
  });

  it('gives one person for each line that holds anything, and never fails', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 10 }), (lines) => {
        const people = readPeople(lines.join('\n'));
        expect(people.length).toBeLessThanOrEqual(lines.join('\n').split(/\r\n|\r|\n/).length);
        for (const person of people) expect(Object.keys(person)).toEqual(['name', 'email', 'phone']);
      }),
    );
  });
});
