import { DEFAULT_CLOUD_NAME, LIVE_PATH, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import { openApiDocument } from '#features/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OTHERS } from './testing/access-tables.ts';
import { askEverybody, type AskedCall, type MoreIds } from './testing/ask-everybody.ts';
import { Cast, WHO } from './testing/cast.ts';
import { readAccessTable } from './testing/read-access-table.ts';
import { NO_SUCH_ID } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import { redPng, uploadFile } from './testing/upload.ts';

interface Asked {
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await buildTestApp();
  cast = await Cast.gather(test);
});
afterAll(() => test.close());

const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
const BEGIN = { ...TUS, 'upload-length': '4', 'upload-metadata': `filename ${btoa('red.png')}` };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A resumable upload that the owner has begun. */
async function beginUpload({ owner }: Cast): Promise<MoreIds> {
  const headers = { ...owner.headers, ...BEGIN };
  const begun = await test.inject({ method: 'POST', url: '/media/upload', headers });
  return { upload: String(begun.headers.location).split('/').at(-1) ?? '' };
}
async function uploadPicture({ owner }: Cast): Promise<MoreIds> {
  const media = await uploadFile(test, owner, { bytes: await redPng(), name: 'red.png' });
  return { picture: media.json().publicId };
}
async function saySomething({ owner }: Cast): Promise<MoreIds> {
  const { address } = (await owner.post('/telephone/say', { text: 'Which sea?', language: 'en' })).json();
  return { said: String(address) };
}
const upload = (headers: Record<string, string>, payload?: string) => ({
  prepare: beginUpload,
  about: (_records: unknown, { upload: id }: MoreIds) => ({
    url: `/media/upload/${id}`,
    headers,
    ...(payload && { payload }),
  }),
});
const plain = (url: string, headers: Record<string, string> = {}, payload?: string) => ({
  about: () => ({ url, headers, ...(payload && { payload }) }),
});

/** What is sent to each of them. */
const SENT: Record<string, Pick<AskedCall<Asked>, 'prepare' | 'about'>> = {
  getHealth: plain('/health'),
  getReadiness: plain('/ready'),
  getOpenApi: plain('/openapi.json'),
  getRobots: plain('/robots.txt'),
  getSecurityContact: plain('/.well-known/security.txt'),
  // Who may do what in a room is asked of every message there (L-03): here nobody gets further than the door.
  openLiveSocket: plain(LIVE_PATH),
  openLiveStream: plain(LIVE_STREAM_PATH, JSON_TYPE, '{"t":"nothing"}'),
  sendLiveMessages: plain(LIVE_SEND_PATH, { ...JSON_TYPE, [LIVE_STREAM_HEADER]: NO_SUCH_ID }, '[]'),
  startUpload: plain('/media/upload', BEGIN),
  getUploadOffset: upload(TUS),
  sendUploadPart: upload(PIECE, 'file'),
  dropUpload: upload(TUS),
  deliverPicture: {
    prepare: uploadPicture,
    about: (_records, { picture }) => ({ url: `/${DEFAULT_CLOUD_NAME}/image/upload/w_100/v1/${picture}` }),
  },
  deliverFilm: plain(`/${DEFAULT_CLOUD_NAME}/video/upload/v1/${NO_SUCH_ID}.mp4`),
  measureFilm: plain(`/${DEFAULT_CLOUD_NAME}/video/upload/v1/${NO_SUCH_ID}.mp4`),
  deliverFile: plain(`/${DEFAULT_CLOUD_NAME}/raw/upload/v1/${NO_SUCH_ID}.pdf`),
  measureFile: plain(`/${DEFAULT_CLOUD_NAME}/raw/upload/v1/${NO_SUCH_ID}.pdf`),
  takePaymentMessage: plain('/payment/webhook/nobody', JSON_TYPE, '{}'),
  getLineTone: plain('/telephone/tone.wav'),
  getSaid: { prepare: saySomething, about: (_records, { said = '' }) => ({ url: said }) },
  askLineByAddress: plain('/telephone/line/house'),
  askLine: plain('/telephone/line/house', { 'content-type': 'application/x-www-form-urlencoded' }, 'CallSid=CA1'),
  openPlayerPage: plain('/play'),
  openPlayerPageByCode: plain('/play/123456'),
};

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
const methodOf = (name: string) => {
  const described = Object.values(openApiDocument().paths).flatMap((operations) => Object.entries(operations));
  const [told] = described.find(([, { operationId }]) => operationId === name) ?? [];
  return METHODS.find((method) => method.toLowerCase() === told);
};

it.each([...readAccessTable(OTHERS)])('%s answers everybody as the table says', async (name, expected) => {
  const sent = SENT[name];
  const method = methodOf(name);
  if (!sent || !method) throw new Error(`nothing is sent to ${name}`);
  const { outcomes, tellTales } = await askEverybody<Asked>(
    cast,
    {
      ...sent,
      path: name,
      reads: method === 'GET' || method === 'HEAD',
      send: (caller, { url, headers, payload }) =>
        test.inject({ method, url, headers: { ...caller?.headers, ...headers }, ...(payload && { payload }) }),
    },
    expected,
  );
  expect(tellTales, 'learn whether the record exists').toEqual([]);
  expect(outcomes).toEqual(expected);
});

it('nobody drops an upload of somebody else: it is there afterwards', async () => {
  await cast.newOwner();
  const { upload: id } = await beginUpload(cast);
  const call = (method: 'DELETE' | 'HEAD', headers: Record<string, string>) =>
    test.inject({ method, url: `/media/upload/${id}`, headers: { ...headers, ...TUS } });
  for (const who of WHO.filter((one) => one !== 'owner')) await call('DELETE', (await cast.caller(who))?.headers ?? {});
  expect((await call('HEAD', cast.owner.headers)).statusCode).toBe(200);
  expect((await call('DELETE', cast.owner.headers)).statusCode).toBe(204);
  expect((await call('HEAD', cast.owner.headers)).statusCode).toBe(404);
});
