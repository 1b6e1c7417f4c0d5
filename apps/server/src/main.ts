/** Starts the server: settings from the environment, one line with the address, a clear word when something is wrong. */
import { networkInterfaces } from 'node:os';
import { type Config, readConfig } from './config.ts';
import { explainFailure } from './explain-failure.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { keepFilesPrivate } from '#platform/files/private-files';

const STOP_WITHIN_MS = 15_000;

keepFilesPrivate();
await main();

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const running = await startServer(config, endAtOnce);
    surviveFaults(running);
    stopOnSignals(running);
    announce(config, running);
  } catch (error) {
    process.exitCode = explainFailure('The server cannot start', error);
  }
}

function announce(config: Config, { port, metricsUrl, ownerToken }: RunningServer): void {
  const here = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`questions.creator is ready: ${here}`);
  if (config.publicUrl === null && (config.host === '0.0.0.0' || config.host === '::')) {
    for (const address of networkAddresses()) console.log(`  in this network:        http://${address}:${port}`);
  }
  if (metricsUrl !== null) console.log(`Metrics for Prometheus:     ${metricsUrl}`);
  if (ownerToken !== null) console.log(`Sign in once as the owner:  ${here}/he/login#token=${ownerToken}`);
}

function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** A fault nobody caught must not end the rooms of other people: it is logged, the process goes on. */
function surviveFaults({ platform }: RunningServer): void {
  process.on('uncaughtException', (error) => platform.log.fatal({ err: error }, 'a fault that nobody caught'));
  process.on('unhandledRejection', (error) => platform.log.fatal({ err: error }, 'a rejection that nobody caught'));
}

/** What was confirmed is on disk, and the rooms are the other server's now. */
function endAtOnce(): void {
  console.error('Another server uses the database of DATABASE_URL: this one ends');
  process.exit(1);
}

function stopOnSignals(running: RunningServer): void {
  let asked = false;
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal means now.
    if (asked) process.exit(1);
    asked = true;
    console.log(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    try {
      await running.stop();
      process.exit(0);
    } catch (error) {
      running.platform.log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, (name) => void stop(name));
}
