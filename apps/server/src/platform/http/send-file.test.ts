import { expect, test } from 'vitest';
import { attachment } from './send-file.ts';

test.each([
  [
    'משתמשים 2026-11-24.xlsx',
    `attachment; filename="questions.creator 2026-11-24.xlsx"; filename*=UTF-8''%D7%9E%D7%A9%D7%AA%D7%9E%D7%A9%D7%99%D7%9D%202026-11-24.xlsx`,
  ],
  ['quiz.json', `attachment; filename="quiz.json"; filename*=UTF-8''quiz.json`],
  ['חידון.json', `attachment; filename="questions.creator.json"; filename*=UTF-8''%D7%97%D7%99%D7%93%D7%95%D7%9F.json`],
  [
    'a"b\r\nset-cookie: x=1.html',
    `attachment; filename="abset-cookie x=1.html"; filename*=UTF-8''abset-cookie%20x%3D1.html`,
  ],
  ["it's (1).html", `attachment; filename="it's (1).html"; filename*=UTF-8''it%27s%20%281%29.html`],
  ['../../..', `attachment; filename="......"; filename*=UTF-8''......`],
  ['\u202Egpj.exe', `attachment; filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the header for %j', (name, header) => {
  expect(attachment(name)).toBe(header);
});
