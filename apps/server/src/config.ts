import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_CLOUD_NAME, email, Password, PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@qc/contract';
import { PARTICIPANTS_MAX, ROOM_PLAYERS_DEFAULT } from '@qc/contract/limits';
import { z } from 'zod';
import {
  hostPatterns,
  isCloudName,
  isMailSender,
  isMailServer,
  isOrigin,
  isServiceOrigin,
  isThisMachine,
  wholeHosts,
} from './platform/config-values.ts';
import { ConfigError } from './platform/config-error.ts';
import { SERVER_ROLES, type ServerRole } from './platform/cluster/cluster.ts';
import { readNatsAddress } from './platform/bus/nats-address.ts';
import { s3Environment, type S3Settings, s3SettingsOf } from './platform/files/s3/s3-settings.ts';
import { STORED_SECRET } from './platform/server-secret.ts';
import {
  hasKnownSslMode,
  isPostgresAddress,
  saysHowToEncrypt,
  SSL_MODES,
} from './platform/db/postgres/postgres-address.ts';

/** What the whole server knows about its surroundings; made once from the environment. */
export interface Config {
  /** Names of the variables that are set at all. */
  given: readonly string[];
  port: number;
  host: string;
  /** Address people type, without a slash at the end; null: taken from each request. */
  publicUrl: string | null;
  dataDir: string;
  /** Null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Where the servers of a house with more than one speak to each other; null: this one is alone. */
  clusterUrl: string | null;
  /** What this server is called in the log; null: by the name it gives itself at each start. */
  serverId: string | null;
  /** What this one of several servers does; empty: everything. */
  roles: readonly ServerRole[];
  /** Bucket that keeps media; null: a folder in `dataDir`. */
  s3: S3Settings | null;
  /** The owner's account, made at the first start; null: a one-time sign-in link is printed. */
  owner: { email: string; password: string } | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Secrets of the server, the present one first; `database`: the one that lies there. None: that one alone. */
  serverSecrets: readonly string[];
  /** How many proxies stand in front; their word about the caller's address and protocol is taken. */
  trustedProxies: number;
  /** Other origins whose pages may call with cookies. */
  allowedOrigins: readonly string[];
  /** Cloud that keeps uploaded media: `demo` is the built-in service. */
  cloudName: string;
  /** Unsigned upload preset of a hosted cloud; empty with the built-in service. */
  uploadPreset: string;
  /** Origins of the hosted media service; used with another cloud name only. */
  mediaDeliveryUrl: string;
  mediaUploadUrl: string;
  /** Hosts besides the usual file-storage services from which media may be fetched by link. */
  mediaImportHosts: readonly string[];
  /** Hosts of this network, too, that may be named as speech services of the telephone line. */
  speechHosts: readonly string[];
  /** Most that one person's gallery may hold on this server, bytes; null: no limit. */
  galleryBytesMax: number | null;
  /** Hosts whose mini-games may be embedded. */
  miniGameHosts: readonly string[];
  /** Mail server; null: each message becomes a file in the folder `mail` under `dataDir`. */
  smtpUrl: string | null;
  /** Whether letters may go to a mail server of another machine unencrypted. */
  smtpPlain: boolean;
  /** Sender of every message; null: set on screen, or the usual one. */
  mailFrom: string | null;
  /** Rooms left open with nobody in them are closed at this age, days. */
  roomsCloseDays: number;
  /** Most players of a room. */
  roomPlayersMax: number;
  /** No run costs anything. */
  everythingFree: boolean;
  /** Credits that every new account begins with. */
  welcomeCredits: number;
  /** Without a mail server: to so many accounts a day and network they come at once. */
  welcomePerNetwork: number;
  /** Days that staff have to turn the second step on once it is demanded. */
  staffTwoStepDays: number;
  /** Where numbers about the process are told, apart from everything else; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Whether the description of the API is shown to everybody. */
  openApiPublic: boolean;
  /** Cards by Stripe; null: not set up. */
  stripe: StripeKeys | null;
  /** A stand-in on this machine for the hosts of telephone providers, for tests; null: they themselves. */
  telephoneApi: string | null;
}

/** What it takes to be paid through Stripe. */
export interface StripeKeys {
  secretKey: string;
  /** Of the webhook's address: proves that a message is Stripe's. */
  webhookSecret: string;
  /** A stand-in on this machine, for tests; null: Stripe itself. */
  apiUrl: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const REPOSITORY = resolve(import.meta.dirname, '../../..');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);
/** As much as `openssl rand -base64 32` gives, or more. */
const secretText = z.string().min(32, 'must have 32 characters or more').max(500);
const truth = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');
const origin = z
  .string()
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => isOrigin(value), 'must be an address such as https://quiz.example.org, without a path');
const serviceOrigin = z
  .string()
  .transform((value) => value.replace(/\/+$/, ''))
  .refine(isServiceOrigin, 'must be an address such as https://media.example.org, without a path');

/** Every setting of the server. An empty value counts as not set. */
export const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port of pages, calls, sockets and media (0: any free one)'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on; 127.0.0.1 hides the server from the network'),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Address that people type; https here makes cookies secure; mails link to it; calls for other public names are refused (421)',
    ),
  DATA_DIR: z.string().default(resolve(REPOSITORY, 'data')).describe('Folder of the database file and of uploads'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, {
      error:
        'must be an address such as postgres://name:password@db.example.org/quiz, with %XX for signs such as / and #',
      abort: true,
    })
    .refine(hasKnownSslMode, `says sslmode, which must be one of ${SSL_MODES.join(', ')}`)
    .refine(
      saysHowToEncrypt,
      'is of another machine: add ?sslmode=verify-full, or ?sslmode=disable when nobody else can be on the way there',
    )
    .optional()
    .describe('PostgreSQL 15 or newer; absent: SQLite in DATA_DIR'),
  CLUSTER_URL: z
    .string()
    .refine((value) => readNatsAddress(value) !== null, {
      error: 'must be an address such as nats://name:password@nats.example.org:4222, or several with commas between',
    })
    .optional()
    .describe(
      'NATS, over which several servers of one house speak; with DATABASE_URL, SMTP_URL and S3_ENDPOINT; absent: one server',
    ),
  SERVER_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, - and _')
    .optional()
    .describe('What this one of several servers is called in the log; absent: a new name at each start'),
  ROLES: z
    .string()
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(SERVER_ROLES, `must be some of ${SERVER_ROLES.join(', ')}, with commas between`)))
    .optional()
    .describe('What this one of several servers does: pages (each does), rooms, jobs such as tidying; absent: all'),
  ...s3Environment,
  OWNER_EMAIL: z
    .string()
    .refine((value) => email.safeParse(value).success, 'must be an e-mail address with an ending of 2 or 3 letters')
    .transform((value) => value.trim().toLowerCase())
    .optional()
    .describe('With OWNER_PASSWORD: makes the owner at the first start'),
  OWNER_PASSWORD: z
    .string()
    .refine(
      (value) => Password.safeParse(value).success && value.length >= STAFF_PASSWORD_MIN,
      `must have ${STAFF_PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
    )
    .optional()
    .describe('Password of OWNER_EMAIL; change it after signing in'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('How much is logged'),
  SERVER_SECRET: secretText
    .optional()
    .describe('Secret from which all keys of the server are made, 32 characters or more; absent: one in the database'),
  SERVER_SECRET_FILE: z.string().optional().describe('File that holds SERVER_SECRET, instead of it'),
  FORMER_SERVER_SECRET: secretText
    .or(z.literal(STORED_SECRET))
    .optional()
    .describe('The secret before, whose proofs go on counting; database: the one that lies there'),
  TRUST_PROXY: wholeNumber(0, 10).default(0).describe('Number of reverse proxies in front of the server'),
  ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().replace(/\/+$/, '')))
    .refine((list) => list.every(isOrigin), 'must be addresses such as https://www.example.org, separated by commas')
    .default([])
    .describe('Other origins whose pages may call this server with cookies'),
  CLOUD_NAME: z
    .string()
    .refine(isCloudName, 'must be the name of a cloud: letters, digits, - and _')
    .default(DEFAULT_CLOUD_NAME)
    .describe('Cloud that keeps uploaded media; demo: this server, any other name: the hosted service'),
  UPLOAD_PRESET: z
    .string()
    .refine(isCloudName, 'must be the name of a preset: letters, digits, - and _')
    .optional()
    .describe('Unsigned upload preset of the hosted cloud; needed with another CLOUD_NAME'),
  MEDIA_DELIVERY_URL: serviceOrigin
    .default('https://res.cloudinary.com')
    .describe('Where the hosted service delivers media from'),
  MEDIA_UPLOAD_URL: serviceOrigin
    .default('https://api.cloudinary.com')
    .describe('Where the hosted service takes uploads'),
  MEDIA_IMPORT_HOSTS: hostPatterns
    .default([])
    .describe('More hosts from which media may be fetched by link, such as files.example.org,*.example.net'),
  SPEECH_HOSTS: wholeHosts
    .default([])
    .describe(
      'Speech services of the telephone line inside this network, such as localhost,speech.lan: asked by http and at any port, too',
    ),
  GALLERY_GB: wholeNumber(0, 100_000)
    .default(2)
    .describe('Most that the gallery of one person holds on this server, GB; 0: no limit; admins have none'),
  MINI_GAME_HOSTS: hostPatterns
    .default(['h5p.org', '*.h5p.com', 'learningapps.org', '*.learningapps.org', 'wordwall.net'])
    .describe('Hosts whose mini-games may be embedded; *.example.org stands for every host below'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address such as smtps://name:password@mail.example.org')
    .optional()
    .describe('Mail server; without it each mail becomes a file in the folder mail of DATA_DIR'),
  SMTP_PLAIN: truth
    .default(false)
    .describe('true: letters go in clear to a mail server of another machine that cannot encrypt'),
  ROOMS_CLOSE_DAYS: wholeNumber(1, 3650)
    .default(7)
    .describe('Rooms left open with nobody in them are closed at this age, days'),
  ROOM_PLAYERS_MAX: wholeNumber(1, PARTICIPANTS_MAX)
    .default(ROOM_PLAYERS_DEFAULT)
    .describe('Most players of a room, whatever its game allows'),
  EVERYTHING_FREE: truth.default(false).describe('true: no run costs credits, for a house that sells nothing'),
  WELCOME_CREDITS: wholeNumber(0, 10_000)
    .default(5)
    .describe('Credits that every new account begins with, once its address is confirmed'),
  WELCOME_PER_NETWORK: wholeNumber(0, 100_000)
    .default(20)
    .describe('Without SMTP_URL: new accounts of one network that get WELCOME_CREDITS at once, a day'),
  STAFF_TWO_STEP_DAYS: wholeNumber(0, 365)
    .default(7)
    .describe('Days that staff have to turn two-step sign-in on, once an owner requires it'),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('Port of /metrics for Prometheus, apart from PORT; absent: no metrics'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of METRICS_PORT; it needs no password, so keep it private'),
  OPENAPI_PUBLIC: truth.default(true).describe('Whether /openapi.json, the description of all calls, is for everybody'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(test|live)_/,
      'must begin with sk_live_, sk_test_, rk_live_ or rk_test_, as secret keys of Stripe do',
    )
    .regex(/^.{16,258}$/, 'must be 16 to 258 characters long: it was cut, or is no whole key')
    .regex(/^[A-Za-z0-9_]+$/, 'must be letters, digits and _ only: something else came along when it was copied')
    .optional()
    .describe('Secret key of Stripe; with STRIPE_WEBHOOK_SECRET cards are taken'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_, as signing secrets of Stripe do')
    .regex(/^.{14,256}$/, 'must be 14 to 256 characters long: it was cut, or is no whole secret')
    .regex(
      /^[A-Za-z0-9+/=_-]+$/,
      'must be letters, digits and + / = _ - only: something else came along when it was copied',
    )
    .optional()
    .describe('Signing secret of the webhook at /payment/webhook/stripe'),
  STRIPE_API_URL: origin
    .refine(isThisMachine, 'must be an address of this machine, such as http://127.0.0.1:12111')
    .optional()
    .describe('For tests: a stand-in of Stripe on this machine; taken with a test key only'),
  TELEPHONE_API_URL: origin
    .refine(isThisMachine, 'must be an address of this machine, such as http://127.0.0.1:12112')
    .optional()
    .describe('For tests: a stand-in on this machine for the hosts that telephone providers are asked at'),
  MAIL_FROM: z
    .string()
    .refine(isMailSender, 'must be an address such as quiz@example.org or Quiz <quiz@example.org>')
    .optional()
    .describe('Sender of every mail; a mail server usually demands an address of its own'),
});

/** Reads the settings; throws ConfigError when one cannot be used. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const settings = parsed.data;
  if ((settings.OWNER_EMAIL === undefined) !== (settings.OWNER_PASSWORD === undefined)) {
    throw new ConfigError('OWNER_EMAIL and OWNER_PASSWORD go together: set both or none');
  }
  if (settings.CLOUD_NAME !== DEFAULT_CLOUD_NAME && settings.UPLOAD_PRESET === undefined) {
    throw new ConfigError('CLOUD_NAME needs UPLOAD_PRESET: the unsigned preset of that cloud');
  }
  checkCluster(settings);
  return {
    given: Object.keys(given),
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    clusterUrl: settings.CLUSTER_URL ?? null,
    serverId: settings.SERVER_ID ?? null,
    roles: settings.ROLES ?? [],
    s3: s3SettingsOf(settings, Object.keys(given), settings.PUBLIC_URL),
    owner:
      settings.OWNER_EMAIL !== undefined && settings.OWNER_PASSWORD !== undefined
        ? { email: settings.OWNER_EMAIL, password: settings.OWNER_PASSWORD }
        : null,
    logLevel: settings.LOG_LEVEL,
    serverSecrets: serverSecretsOf(settings),
    trustedProxies: settings.TRUST_PROXY,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    cloudName: settings.CLOUD_NAME,
    uploadPreset: settings.UPLOAD_PRESET ?? '',
    mediaDeliveryUrl: settings.MEDIA_DELIVERY_URL,
    mediaUploadUrl: settings.MEDIA_UPLOAD_URL,
    mediaImportHosts: settings.MEDIA_IMPORT_HOSTS,
    speechHosts: settings.SPEECH_HOSTS,
    galleryBytesMax: settings.GALLERY_GB === 0 ? null : settings.GALLERY_GB * 1024 ** 3,
    miniGameHosts: settings.MINI_GAME_HOSTS,
    smtpUrl: settings.SMTP_URL ?? null,
    smtpPlain: settings.SMTP_PLAIN,
    mailFrom: settings.MAIL_FROM ?? null,
    roomsCloseDays: settings.ROOMS_CLOSE_DAYS,
    roomPlayersMax: settings.ROOM_PLAYERS_MAX,
    everythingFree: settings.EVERYTHING_FREE,
    welcomeCredits: settings.WELCOME_CREDITS,
    welcomePerNetwork: settings.WELCOME_PER_NETWORK,
    staffTwoStepDays: settings.STAFF_TWO_STEP_DAYS,
    metrics: settings.METRICS_PORT === undefined ? null : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    openApiPublic: settings.OPENAPI_PUBLIC,
    stripe: stripeKeys(settings),
    telephoneApi: settings.TELEPHONE_API_URL ?? null,
  };
}

type ClusterSettings = Pick<
  z.infer<typeof Environment>,
  'CLUSTER_URL' | 'DATABASE_URL' | 'SMTP_URL' | 'S3_ENDPOINT' | 'ROLES'
>;

/** What only one machine has, several servers cannot share. */
function checkCluster(settings: ClusterSettings): void {
  if (settings.CLUSTER_URL === undefined) {
    if (settings.ROLES !== undefined) throw new ConfigError('ROLES needs CLUSTER_URL: one server does everything');
    return;
  }
  const needs = (what: string, why: string) => new ConfigError(`CLUSTER_URL needs ${what}: ${why}`);
  if (settings.DATABASE_URL === undefined) throw needs('DATABASE_URL', 'several servers share PostgreSQL');
  if (settings.SMTP_URL === undefined) throw needs('SMTP_URL', 'a folder of letters is on one machine only');
  if (settings.S3_ENDPOINT === undefined)
    throw needs('S3_ENDPOINT and its bucket', 'a folder of pictures is on one machine only');
}

function serverSecretsOf(
  settings: Pick<z.infer<typeof Environment>, 'SERVER_SECRET' | 'SERVER_SECRET_FILE' | 'FORMER_SERVER_SECRET'>,
): string[] {
  const { SERVER_SECRET: named, SERVER_SECRET_FILE: file, FORMER_SERVER_SECRET: former } = settings;
  if (named !== undefined && file !== undefined) {
    throw new ConfigError('SERVER_SECRET and SERVER_SECRET_FILE say the same thing: set one of them');
  }
  const present = named ?? (file === undefined ? undefined : readSecretFile(file));
  if (present === undefined) {
    if (former !== undefined) throw new ConfigError('FORMER_SERVER_SECRET needs SERVER_SECRET or SERVER_SECRET_FILE');
    return [];
  }
  return former === undefined ? [present] : [present, former];
}

function readSecretFile(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError('SERVER_SECRET_FILE cannot be read');
  }
  if (!secretText.safeParse(text).success) throw new ConfigError('SERVER_SECRET_FILE must hold 32 characters or more');
  return text;
}

type StripeSettings = Pick<
  z.infer<typeof Environment>,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

function stripeKeys(settings: StripeSettings): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or none');
  }
  if (apiUrl !== undefined && secretKey?.includes('_test_') !== true) {
    throw new ConfigError('STRIPE_API_URL is for tests: it goes with a test key in STRIPE_SECRET_KEY only');
  }
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl: apiUrl ?? null };
}
