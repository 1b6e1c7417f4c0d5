/** What the tests use of the S3 server program, which brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    httpServer: { closeAllConnections(): void };
    close(): Promise<void>;
  }
}
