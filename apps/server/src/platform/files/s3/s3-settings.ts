import { z } from 'zod';
import { ConfigError } from '../../config-error.ts';
import { isOrigin, isThisMachine } from '../../config-values.ts';

/** A bucket of S3-compatible storage, and how it is spoken to. */
export interface S3Settings {
  /** Origin of the storage. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** The bucket's name is in the path; false: before the host. */
  pathStyle: boolean;
  /** Films come from the bucket itself, by addresses signed for some hours. */
  redirects: boolean;
}

const truth = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

/** Settings of the environment about S3-compatible storage. */
export const s3Environment = {
  S3_ENDPOINT: z
    .string()
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(isOrigin, 'must be an address such as https://s3.example.org, without a path')
    .optional()
    .describe('S3-compatible storage that keeps media instead of DATA_DIR; goes with S3_BUCKET, S3_KEY and S3_SECRET'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: small letters, digits, - and .')
    .optional()
    .describe('Bucket for this house alone; it has to be there'),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/, 'must be the name of a region, such as us-east-1')
    .default('us-east-1')
    .describe('Region that requests are signed for'),
  S3_KEY: z
    .string()
    .regex(/^[\w./+=-]{3,128}$/, 'must be the id of an access key')
    .optional()
    .describe('Id of the access key, which may read, write, delete and list in S3_BUCKET'),
  S3_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{3,256}$/, 'must be the secret of the access key: 3 to 256 signs without spaces')
    .optional()
    .describe('Secret of S3_KEY'),
  S3_PATH_STYLE: truth
    .default(true)
    .describe('false: the name of the bucket stands before the host instead of in the path'),
  S3_PLAIN: truth.default(false).describe('true: files go in clear to a storage of another machine'),
  S3_DELIVERY: z
    .enum(['through', 'redirect'], 'must be through or redirect')
    .default('through')
    .describe('redirect: browsers load films and sounds from the bucket, by addresses signed for some hours'),
};

const Given = z.object(s3Environment);

/**
 * The bucket that is set; null: none. Throws ConfigError for half settings, for a storage elsewhere without encryption,
 * and for redirects that pages by https would not follow.
 */
export function s3SettingsOf(
  given: z.infer<typeof Given>,
  names: readonly string[],
  publicUrl: string | undefined,
): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = given;
  if (endpoint === undefined || bucket === undefined || key === undefined || secret === undefined) {
    if (!names.some((name) => name in s3Environment)) return null;
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET go together: set all or none, and no other S3_…',
    );
  }
  const isPlain = endpoint.startsWith('http:');
  if (isPlain && !isThisMachine(endpoint) && !given.S3_PLAIN) {
    throw new ConfigError(
      'S3_ENDPOINT is of another machine: take https, or set S3_PLAIN=true when nobody else listens',
    );
  }
  const redirects = given.S3_DELIVERY === 'redirect';
  if (redirects && isPlain && publicUrl?.startsWith('https:') === true) {
    throw new ConfigError('S3_DELIVERY=redirect needs https in S3_ENDPOINT, as in PUBLIC_URL');
  }
  const { S3_REGION: region, S3_PATH_STYLE: pathStyle } = given;
  return { endpoint, bucket, region, key, secret, pathStyle, redirects };
}

/** Origin from which browsers load what they are led to; null: nothing. */
export function redirectOrigin(s3: S3Settings | null): string | null {
  if (s3 === null || !s3.redirects) return null;
  const { protocol, host } = new URL(s3.endpoint);
  return `${protocol}//${s3.pathStyle ? host : `${s3.bucket}.${host}`}`;
}
