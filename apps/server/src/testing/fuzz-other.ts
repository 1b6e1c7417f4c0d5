import type { LightMyRequestResponse } from 'fastify';
import { described } from './described.ts';
import type { FuzzGround } from './fuzz-ground.ts';
import type { FuzzFigures } from './fuzz-operation.ts';
import { asSchema } from './generate-value.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { TestClient } from './test-client.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
/** Parts of addresses and headers that could be meant. */
const LIKELY = ['123456', 'aaaaaaaaaaaaaaaaaaaa', 'v1/red.png', 'w_100/v1/red.webp', 'stripe', '1.0.0', '4', '0'];
const BODIES = ['{}', '[]', '{"t":"helloPlayer"}', '{"type":"checkout.session.completed"}', 'file'];

const HEADERS: Record<string, string> = {
  'Tus-Resumable': '1.0.0',
  'Upload-Length': '4',
  'Upload-Offset': '0',
  'Upload-Metadata': 'filename cmVkLnBuZw==',
};
/** There are no built pages: these say so. */
const NOT_HERE: Record<string, number> = { openPlayerPage: 503, openPlayerPageByCode: 503 };

/** The same for what is served beside the contract's calls: sockets, uploads, deliveries, pages. */
export async function fuzzOther(ground: FuzzGround, name: string, each: number): Promise<FuzzFigures> {
  const figures: FuzzFigures = { good: new Map(), bad: new Map(), faults: [] };
  const caller = await ground.test.signUp(`visitor-${name.toLowerCase()}`);
  for (let n = 0; n < each; n += 1) {
    for (const kind of ['good', 'bad'] as const) {
      const { statusCode } = await send(ground, { name, kind, caller }, figures);
      figures[kind].set(statusCode, (figures[kind].get(statusCode) ?? 0) + 1);
    }
  }
  return figures;
}

async function send(
  { test, calls }: FuzzGround,
  { name, kind, caller }: { name: string; kind: 'good' | 'bad'; caller: TestClient },
  figures: FuzzFigures,
): Promise<LightMyRequestResponse> {
  const told = described.get(name);
  const method = METHODS.find((one) => one === told?.method);
  if (!told || !method) throw new Error(`${name} is not described`);
  const { parameters, requestBody } = told.operation;
  const part = () => (kind === 'good' || calls.chance(0.3) ? calls.pick(LIKELY) : calls.wrongPart() || 'x');
  const url = told.path.replace(/\{\w+\}/g, part);
  const headers: Record<string, string> = kind === 'bad' && calls.chance(0.3) ? {} : { ...caller.headers };
  for (const parameter of Array.isArray(parameters) ? parameters : []) {
    const { name: header, in: place } = asSchema(parameter);
    if (place === 'header' && (kind === 'good' || calls.chance(0.7))) {
      headers[String(header)] = kind === 'good' || calls.chance(0.5) ? (HEADERS[String(header)] ?? part()) : part();
    }
  }
  const [type] = Object.keys(asSchema(asSchema(requestBody)['content']));
  const wrongBody = () => JSON.stringify(calls.wrong()).slice(0, 5000);
  const payload = kind === 'good' || calls.chance(0.5) ? calls.pick(BODIES) : wrongBody();
  const body = type === undefined ? {} : { payload, headers: { ...headers, 'content-type': type } };
  const reply = await test.inject({ method, url, headers, ...body });
  for (const fault of judgeAnswer(told, reply, NOT_HERE[name]))
    figures.faults.push(`${method} ${url} ${payload}: ${fault}`);
  return reply;
}
