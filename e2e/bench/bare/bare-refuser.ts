/**
 * The control of a flood: a bare HTTP server that takes in each body, looks at nothing and refuses it with as many bytes
 * as the product; a flood of one address each a second later, as the product. Prints `is ready`.
 */
import { createServer } from 'node:http';

const port = Number(process.env['PORT']);
const AT_ONCE = 60;
const LATER_MS = 1000;
const WORDS = JSON.stringify({ code: 'invalidInput', words: 'x'.repeat(600) });
const refused = new Map<string, number>();

const server = createServer((request, response) => {
  const address = String(request.headers['x-forwarded-for']);
  const refuse = (): void => {
    response.writeHead(400, { 'content-type': 'application/json', 'content-length': WORDS.length }).end(WORDS);
  };
  request.resume().on('end', () => {
    const before = refused.get(address) ?? 0;
    refused.set(address, before + 1);
    if (before < AT_ONCE) refuse();
    else setTimeout(refuse, LATER_MS);
  });
});
server.listen(port, '127.0.0.1', () => console.log('is ready'));
