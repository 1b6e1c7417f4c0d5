import { TcpProxy } from '../network/tcp-proxy.ts';

/** A database of this machine that can be far away. */
export interface LateDatabase {
  url: string;
  /** Whatever is said to it, and what it says, is so late from now on, ms. */
  beLate(ms: number): void;
  close(): Promise<void>;
}

/** A way to a database among the files of this machine. */
export async function lateDatabase(databaseUrl: string): Promise<LateDatabase> {
  const { pathname, searchParams } = new URL(databaseUrl);
  const way = await TcpProxy.listen(0, `${searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
  return {
    url: `postgres://qc@127.0.0.1:${way.port}${pathname}?sslmode=disable`,
    beLate: (ms) => way.delay(ms),
    close: async () => way.close(),
  };
}
