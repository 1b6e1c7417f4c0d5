/**
 * What several servers on this machine share beside the database: NATS, a bucket, a mail server. Prints their settings as
 * one line of JSON, and ends them when standard input closes.
 */
import { makeTestBucket, s3Variables } from './test-bucket.ts';
import { findNats, startNats } from './nats-server.ts';
import { smtpStub } from './smtp-stub.ts';

const program = findNats();
if (program === null) throw new Error('nats-server is not on this machine (Debian: apt-get install nats-server)');
const nats = await startNats(program);
const bucket = await makeTestBucket();
const mail = await smtpStub();
const settings = {
  CLUSTER_URL: nats.url,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  ...s3Variables(bucket.settings.endpoint),
};
process.stdout.write(`${JSON.stringify(settings)}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('end', () => {
  void Promise.all([nats.stop(), bucket.remove()]).finally(() => process.exit());
});
