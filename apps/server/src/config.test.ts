import { describe, expect, it } from 'vitest';
import { Environment, readConfig } from './config.ts';
import { ConfigError } from './platform/config-error.ts';

describe('readConfig', () => {
  it.each([
    ['PORT', 'abc', /PORT must be a whole number/],
    ['PORT', '70000', /PORT must be a whole number from 0 to 65535/],
    ['PUBLIC_URL', 'quiz.example.org', /PUBLIC_URL must be an address/],
    ['PUBLIC_URL', 'https://quiz.example.org/path', /PUBLIC_URL/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be an address such as postgres/],
    ['DATABASE_URL', 'postgres://qc:p/w@db/quiz', /DATABASE_URL must be an address[^]*%XX/],
    ['DATABASE_URL', 'postgres://db:99999/quiz', /DATABASE_URL must be an address/],
    ['DATABASE_URL', 'postgres://db/quiz?sslmode=verify', /DATABASE_URL says sslmode, which must be one of disable/],
    [
      'DATABASE_URL',
      'postgres://qc@db.example.org/quiz',
      /DATABASE_URL is of another machine: add \?sslmode=verify-full/,
    ],
    ['DATABASE_URL', 'postgres://localhost/quiz?host=db.example.org', /DATABASE_URL is of another machine/],
    ['SMTP_PLAIN', 'yes', /SMTP_PLAIN must be true or false/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
    ['TRUST_PROXY', 'true', /TRUST_PROXY/],
    ['ALLOWED_ORIGINS', 'https://a.org,b.org', /ALLOWED_ORIGINS/],
    ['CLUSTER_URL', 'http://nats:4222', /CLUSTER_URL must be an address such as nats/],
    ['CLUSTER_URL', 'nats://nats:4222', /CLUSTER_URL needs DATABASE_URL/],
    ['SERVER_ID', 'one two', /SERVER_ID must be/],
    ['ROLES', 'rooms,cooking', /ROLES.* must be some of pages, rooms, jobs/],
    ['ROLES', 'rooms', /ROLES needs CLUSTER_URL/],
    ['OWNER_EMAIL', 'owner', /OWNER_EMAIL/],
    ['OWNER_EMAIL', 'owner@school.org', /OWNER_EMAIL and OWNER_PASSWORD go together/],
    ['SMTP_URL', 'mail.example.org', /SMTP_URL must be an address such as smtps/],
    ['MAIL_FROM', 'a@b.org, c@d.org', /MAIL_FROM must be an address/],
    ['ROOMS_CLOSE_DAYS', '0', /ROOMS_CLOSE_DAYS must be a whole number from 1 to 3650/],
    ['ROOM_PLAYERS_MAX', '20001', /ROOM_PLAYERS_MAX must be a whole number from 1 to 20000/],
    ['UPLOAD_PRESET', 'a/b', /UPLOAD_PRESET must be the name of a preset/],
    ['CLOUD_NAME', '../evil', /CLOUD_NAME must be the name of a cloud/],
    ['CLOUD_NAME', 'acme', /CLOUD_NAME needs UPLOAD_PRESET/],
    ['MEDIA_UPLOAD_URL', 'http://api.example.org', /MEDIA_UPLOAD_URL/],
    ['MEDIA_DELIVERY_URL', 'https://media.example.org/path', /MEDIA_DELIVERY_URL/],
    ['MEDIA_IMPORT_HOSTS', '127.0.0.1', /MEDIA_IMPORT_HOSTS must be host names/],
    ['MEDIA_IMPORT_HOSTS', '*', /MEDIA_IMPORT_HOSTS/],
    ['MINI_GAME_HOSTS', "h5p.org; script-src 'unsafe-inline'", /MINI_GAME_HOSTS/],
    ['MINI_GAME_HOSTS', 'https://h5p.org', /MINI_GAME_HOSTS/],
    ['EVERYTHING_FREE', 'yes', /EVERYTHING_FREE must be true or false/],
    ['WELCOME_CREDITS', '-1', /WELCOME_CREDITS must be a whole number from 0 to 10000/],
    ['OPENAPI_PUBLIC', 'on', /OPENAPI_PUBLIC/],
    ['OWNER_PASSWORD', '1234567', /OWNER_PASSWORD must have 8 to 128/],
    ['OWNER_PASSWORD', 'x'.repeat(129), /OWNER_PASSWORD must have 8 to 128/],
    ['OWNER_EMAIL', 'owner@school.online', /OWNER_EMAIL must be an e-mail address with an ending of 2 or 3/],
    ['STRIPE_SECRET_KEY', 'pk_test_12345678', /STRIPE_SECRET_KEY must begin with sk_live_/],
    ['STRIPE_SECRET_KEY', 'sk_test_w3key', /STRIPE_SECRET_KEY must be 16 to 258 characters/],
    ['STRIPE_SECRET_KEY', 'sk_test_123456 78', /STRIPE_SECRET_KEY must be letters, digits/],
    ['STRIPE_SECRET_KEY', 'sk_test_12345678', /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together/],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_12345678', /go together/],
    ['STRIPE_WEBHOOK_SECRET', '12345678', /STRIPE_WEBHOOK_SECRET must begin with whsec_/],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_123', /STRIPE_WEBHOOK_SECRET must be 14 to 256 characters/],
    ['STRIPE_API_URL', 'https://api.stripe.test', /STRIPE_API_URL must be an address of this machine/],
    ['STRIPE_API_URL', 'http://127.0.0.1.evil.org', /STRIPE_API_URL must be an address of this machine/],
    ['STRIPE_API_URL', 'http://127.0.0.1:4000', /STRIPE_API_URL is for tests/],
    ['S3_ENDPOINT', 's3.example.org', /S3_ENDPOINT must be an address/],
    ['S3_ENDPOINT', 'https://s3.example.org/house', /S3_ENDPOINT must be an address/],
    ['S3_BUCKET', 'House', /S3_BUCKET must be the name of a bucket/],
    ['S3_BUCKET', '../house', /S3_BUCKET must be the name of a bucket/],
    ['S3_REGION', 'us east', /S3_REGION must be the name of a region/],
    ['S3_KEY', 'a key', /S3_KEY must be the id/],
    ['S3_SECRET', 'a secret', /S3_SECRET must be the secret/],
    ['S3_PATH_STYLE', 'yes', /S3_PATH_STYLE must be true or false/],
    ['S3_DELIVERY', 'direct', /S3_DELIVERY must be through or redirect/],
    ['S3_ENDPOINT', 'https://s3.example.org', /S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET go together/],
    ['S3_SECRET', 'secret-secret', /go together/],
    ['S3_DELIVERY', 'redirect', /go together/],
  ])('refuses %s=%s by name', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('takes several servers with what they share only', () => {
    const shared = { CLUSTER_URL: 'nats://nats:4222', DATABASE_URL: 'postgres://localhost/quiz' };
    expect(() => readConfig(shared)).toThrow(/CLUSTER_URL needs SMTP_URL/);
    const mailed = { ...shared, SMTP_URL: 'smtps://mail.example.org' };
    expect(() => readConfig(mailed)).toThrow(/CLUSTER_URL needs S3_ENDPOINT and its bucket/);
    const bucket = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'house', S3_KEY: 'GK12', S3_SECRET: 'secret-1' };
    const named = { SERVER_ID: 'one', ROLES: 'pages, jobs' };
    const { clusterUrl, serverId, roles } = readConfig({ ...mailed, ...bucket, ...named });
    expect([clusterUrl, serverId, roles]).toEqual(['nats://nats:4222', 'one', ['pages', 'jobs']]);
    expect(readConfig({})).toMatchObject({ clusterUrl: null, serverId: null });
  });

  it('takes a bucket whole, in clear only where that is said, and leads nobody from https to http', () => {
    const bucket = { S3_ENDPOINT: 'http://s3.lan:3900/', S3_BUCKET: 'house', S3_KEY: 'GK12', S3_SECRET: 'secret-1' };
    expect(() => readConfig(bucket)).toThrow(/S3_ENDPOINT is of another machine: take https/);
    const plain = { ...bucket, S3_PLAIN: 'true' };
    expect(readConfig(plain).s3).toEqual({
      endpoint: 'http://s3.lan:3900',
      bucket: 'house',
      region: 'us-east-1',
      key: 'GK12',
      secret: 'secret-1',
      pathStyle: true,
      redirects: false,
    });
    const led = { ...plain, S3_DELIVERY: 'redirect', PUBLIC_URL: 'https://quiz.example.org' };
    expect(() => readConfig(led)).toThrow(/S3_DELIVERY=redirect needs https in S3_ENDPOINT/);
    expect(readConfig({ ...led, PUBLIC_URL: '' }).s3?.redirects).toBe(true);
    expect(readConfig({}).s3).toBeNull();
  });

  it('names every wrong setting at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/);
  });

  it('has a default for everything and counts empty values as not set', () => {
    const config = readConfig({ PORT: '', PUBLIC_URL: ' ', OWNER_EMAIL: '', UNKNOWN: 'x' });
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', publicUrl: null, databaseUrl: null, owner: null });
    expect(config.dataDir).toMatch(/\/data$/);
    expect(config.allowedOrigins).toEqual([]);
    expect(config).toMatchObject({
      everythingFree: false,
      welcomeCredits: 5,
      welcomePerNetwork: 20,
      openApiPublic: true,
    });
  });

  it.each([
    'postgres://qc@/quiz?host=/run/postgresql',
    'postgresql://qc:p%2Fw@[::1]:5432/quiz?sslmode=verify-full',
    'postgres://qc@[::1]/quiz',
    'postgres://qc@db/quiz?sslmode=disable',
  ])('takes %s', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('reads what is set', () => {
    const config = readConfig({
      PORT: '0',
      PUBLIC_URL: 'https://quiz.example.org/',
      OWNER_EMAIL: 'Owner@School.org',
      OWNER_PASSWORD: 'long enough',
      ALLOWED_ORIGINS: 'https://a.org, http://localhost:5173/',
      TRUST_PROXY: '1',
      CLOUD_NAME: 'acme',
      UPLOAD_PRESET: 'quiz',
      MEDIA_UPLOAD_URL: 'http://127.0.0.1:4141/',
      MEDIA_IMPORT_HOSTS: 'files.example.org, *.Example.net',
      MINI_GAME_HOSTS: 'games.example.org',
    });
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://quiz.example.org',
      owner: { email: 'owner@school.org', password: 'long enough' },
      allowedOrigins: ['https://a.org', 'http://localhost:5173'],
      trustedProxies: 1,
      cloudName: 'acme',
      uploadPreset: 'quiz',
      mediaUploadUrl: 'http://127.0.0.1:4141',
      mediaDeliveryUrl: 'https://res.cloudinary.com',
      mediaImportHosts: ['files.example.org', '*.example.net'],
      miniGameHosts: ['games.example.org'],
    });
  });

  it('takes both keys of Stripe or none, and sends no live key to a stand-in', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    const [secretKey, webhookSecret] = ['sk_test_12345678', 'whsec_12345678'];
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(keys).stripe).toEqual({ secretKey, webhookSecret, apiUrl: null });
    const apiUrl = 'http://127.0.0.1:4000';
    expect(readConfig({ ...keys, STRIPE_API_URL: apiUrl }).stripe).toEqual({ secretKey, webhookSecret, apiUrl });
    const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_12345678' };
    expect(readConfig(live).stripe?.secretKey).toBe('sk_live_12345678');
    expect(() => readConfig({ ...live, STRIPE_API_URL: apiUrl })).toThrow(/STRIPE_API_URL is for tests/);
  });

  it('describes every setting', () => {
    for (const [name, schema] of Object.entries(Environment.shape)) expect(schema.description, name).toBeTruthy();
  });
});
