import { DEFAULT_CLOUD_NAME, LIVE_PATH, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import type { Operation } from './describe-route.ts';
import type { JsonSchema } from './json-schema.ts';

/** Where something is served that is no call of the contract's table. */
export interface OtherRoute {
  method: 'get' | 'post' | 'patch' | 'delete' | 'head' | 'put';
  path: string;
  operation: Operation;
}

const REFUSAL = { default: { $ref: '#/components/responses/Refusal' } };
const ERROR_REPLY = { $ref: '#/components/schemas/ErrorReply' };
const NOBODY: Operation['security'] = [{}];
const PROVEN: Operation['security'] = [{ session: [], sessionValue: [] }];
const OK = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };

const json = (schema: JsonSchema, description = 'Done') => ({
  description,
  content: { 'application/json': { schema } },
});
const part = (name: string, schema: JsonSchema = { type: 'string' }) => ({ name, in: 'path', required: true, schema });
const header = (name: string, required = true) => ({ name, in: 'header', required, schema: { type: 'string' } });

type Told = Pick<Operation, 'operationId' | 'summary' | 'responses'> & Partial<Operation>;
const tell = (method: OtherRoute['method'], path: string, tag: string, told: Told): OtherRoute => ({
  method,
  path,
  operation: { tags: [tag], 'x-access': 'anyone', security: NOBODY, parameters: [], ...told },
});

const OPERATION = [
  tell('get', '/health', 'operation', {
    operationId: 'getHealth',
    summary: 'Whether the process answers',
    responses: { 200: json(OK) },
  }),
  tell('get', '/ready', 'operation', {
    operationId: 'getReadiness',
    summary: 'Whether calls can be served now',
    responses: { 200: json(OK), 503: json({ ...OK, properties: { ...OK.properties, problem: { type: 'string' } } }) },
  }),
  tell('get', '/openapi.json', 'operation', {
    operationId: 'getOpenApi',
    summary: 'This description; for admins alone where the house says so',
    responses: { 200: json({ type: 'object' }), ...REFUSAL },
  }),
];

const TEXT_REPLY = { description: 'Done', content: { 'text/plain': { schema: { type: 'string' } } } };
const OUTSIDE = [
  tell('get', '/robots.txt', 'operation', {
    operationId: 'getRobots',
    summary: 'Which pages search engines may read',
    responses: { 200: TEXT_REPLY },
  }),
  tell('get', '/.well-known/security.txt', 'operation', {
    operationId: 'getSecurityContact',
    summary: 'Whom to write to about a weak spot',
    responses: { 200: TEXT_REPLY, ...REFUSAL },
  }),
];

const LIVE = [
  tell('get', LIVE_PATH, 'live', {
    operationId: 'openLiveSocket',
    summary: 'A WebSocket with the messages of a room; its first message says who comes and to which room',
    responses: { 101: { description: 'The socket is open' }, ...REFUSAL },
  }),
  tell('post', LIVE_STREAM_PATH, 'live', {
    operationId: 'openLiveStream',
    summary: 'The same messages where no WebSocket opens: the body is the first message, the reply a stream of events',
    requestBody: { required: true, content: { 'application/json': { schema: {} } } },
    responses: {
      200: {
        description: 'Events, each with one message',
        headers: { [LIVE_STREAM_HEADER]: { schema: { type: 'string' } } },
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...REFUSAL,
    },
  }),
  tell('post', LIVE_SEND_PATH, 'live', {
    operationId: 'sendLiveMessages',
    summary: 'One message or several from the page of an open stream',
    parameters: [header(LIVE_STREAM_HEADER)],
    requestBody: { required: true, content: { 'application/json': { schema: {} } } },
    responses: { 200: json(OK), ...REFUSAL },
  }),
];

const TUS = [header('Tus-Resumable')];
/** What the protocol itself refuses comes in its own words. */
const TUS_REFUSAL = {
  default: {
    description: 'Refused, or failed',
    content: { 'application/json': { schema: ERROR_REPLY }, 'text/plain': { schema: { type: 'string' } } },
  },
};
const UPLOADS = [
  tell('post', '/media/upload', 'media', {
    operationId: 'startUpload',
    summary: 'Begin a resumable upload (tus 1.0.0)',
    'x-access': 'user',
    security: PROVEN,
    parameters: [...TUS, header('Upload-Length'), header('Upload-Metadata', false)],
    responses: { 201: { description: 'Begun', headers: { location: { schema: { type: 'string' } } } }, ...TUS_REFUSAL },
  }),
  tell('head', '/media/upload/{upload}', 'media', {
    operationId: 'getUploadOffset',
    summary: 'How much of it has arrived',
    'x-access': 'user',
    security: PROVEN,
    parameters: [part('upload'), ...TUS],
    responses: { 200: { description: 'In the header Upload-Offset' }, ...TUS_REFUSAL },
  }),
  tell('patch', '/media/upload/{upload}', 'media', {
    operationId: 'sendUploadPart',
    summary: 'The next piece, from the offset on',
    'x-access': 'user',
    security: PROVEN,
    parameters: [part('upload'), ...TUS, header('Upload-Offset')],
    requestBody: { required: true, content: { 'application/offset+octet-stream': { schema: {} } } },
    responses: { 204: { description: 'Kept' }, ...TUS_REFUSAL },
  }),
  tell('delete', '/media/upload/{upload}', 'media', {
    operationId: 'dropUpload',
    summary: 'Give an upload up',
    'x-access': 'user',
    security: PROVEN,
    parameters: [part('upload'), ...TUS],
    responses: { 204: { description: 'Gone' }, ...TUS_REFUSAL },
  }),
];

const delivered = (type: string) => ({
  200: { description: 'The bytes', content: { [type]: { schema: {} } } },
  304: { description: 'As the caller has it' },
  400: { description: 'An address outside the grammar; the header x-cld-error says why' },
  404: { description: 'There is no such file' },
});
const DELIVERY = [
  tell('get', `/${DEFAULT_CLOUD_NAME}/image/upload/{path}`, 'delivery', {
    operationId: 'deliverPicture',
    summary: 'A picture, in the width and format that the path asks for',
    parameters: [part('path')],
    responses: { ...delivered('image/*'), ...REFUSAL },
  }),
  ...(['video', 'raw'] as const).flatMap((kind) =>
    (['get', 'head'] as const).map((method) =>
      tell(method, `/${DEFAULT_CLOUD_NAME}/${kind}/upload/{path}`, 'delivery', {
        operationId: `${method === 'get' ? 'deliver' : 'measure'}${kind === 'video' ? 'Film' : 'File'}`,
        summary: kind === 'video' ? 'A film or sound, in ranges' : 'Any kept file, to be saved',
        parameters: [part('path')],
        responses: {
          ...delivered('*/*'),
          206: { description: 'A range of it' },
          302: { description: 'A part of it, by its times' },
          416: { description: 'There is no such range' },
        },
      }),
    ),
  ),
];

const PAGE = { 200: { description: 'The player’s page', content: { 'text/html': { schema: { type: 'string' } } } } };
const PAGES = [
  tell('get', '/play', 'pages', {
    operationId: 'openPlayerPage',
    summary: 'The page on which a code is typed',
    responses: { ...PAGE, ...REFUSAL },
  }),
  tell('get', '/play/{code}', 'pages', {
    operationId: 'openPlayerPageByCode',
    summary: 'The page of one room or assignment',
    parameters: [part('code')],
    responses: { ...PAGE, ...REFUSAL },
  }),
];

const RECEIVED = { type: 'object', properties: { received: { type: 'boolean' } }, required: ['received'] };
const PAYMENTS = [
  tell('post', '/payment/webhook/{provider}', 'payment', {
    operationId: 'takePaymentMessage',
    summary: 'A payment provider’s signed message, as the provider words it',
    parameters: [part('provider')],
    requestBody: { required: true, content: { 'application/json': { schema: {} } } },
    responses: {
      200: json(RECEIVED, 'Its effect is kept'),
      400: json({ anyOf: [RECEIVED, ERROR_REPLY] }, 'It is not the provider’s'),
      404: json({ anyOf: [RECEIVED, ERROR_REPLY] }, 'There is no such provider'),
      ...REFUSAL,
    },
  }),
];

const LINE_ANSWERS = {
  200: { description: 'What the line is to say and wait for, as the provider takes it' },
  400: { description: 'Nothing that this provider says' },
  403: { description: 'It does not prove to be the provider’s: it has no effect' },
  404: { description: 'There is no such line, or it takes no calls' },
  409: { description: 'It names a turn that never was' },
  503: { description: 'It could not be kept: to be asked again' },
  ...REFUSAL,
};
const LINES = [
  tell('get', '/telephone/tone.wav', 'telephone', {
    operationId: 'getLineTone',
    summary: 'The tone by which a caller hears that the line is alive',
    responses: { 200: { description: 'A second or two', content: { 'audio/wav': { schema: {} } } }, ...REFUSAL },
  }),
  tell('get', '/telephone/said/{file}', 'telephone', {
    operationId: 'getSaid',
    summary: 'A recording of what is said on the telephone, whole or in part; its name is not to be guessed',
    parameters: [part('file')],
    responses: {
      200: { description: 'The recording', content: { 'audio/wav': { schema: {} } } },
      206: { description: 'The part that was asked for', content: { 'audio/wav': { schema: {} } } },
      404: { description: 'There is none of this name, or none any more' },
      416: { description: 'It is shorter' },
      ...REFUSAL,
    },
  }),
  tell('get', '/telephone/line/{line}', 'telephone', {
    operationId: 'askLineByAddress',
    summary: 'A telephone provider asks what to do with a call, all of it in the address',
    parameters: [part('line')],
    responses: LINE_ANSWERS,
  }),
  tell('post', '/telephone/line/{line}', 'telephone', {
    operationId: 'askLine',
    summary: 'A telephone provider asks what to do with a call, as the provider words it',
    parameters: [part('line')],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: {} } } },
    responses: LINE_ANSWERS,
  }),
];

/** Everything that is served beside the contract's calls and the app's own pages. */
export const OTHER_ROUTES: readonly OtherRoute[] = [
  ...OPERATION,
  ...OUTSIDE,
  ...LIVE,
  ...UPLOADS,
  ...DELIVERY,
  ...PAYMENTS,
  ...LINES,
  ...PAGES,
];
