import type { SessionUser } from '@qc/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What a test may say about one call. */
export interface TestCall {
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `If-Match`. */
  ifMatch?: number;
}

/** A signed-in person: every call carries the cookie and x-auth, as the browser does. */
export class TestClient {
  readonly user: SessionUser;
  /** Name and value of the session cookie, as a `Cookie` header has it. */
  readonly cookie: string;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, user: SessionUser, cookie: string) {
    this.#app = app;
    this.user = user;
    this.cookie = cookie;
  }

  /** Cookie and x-auth, for calls made by hand. */
  get headers(): Record<string, string> {
    return { cookie: this.cookie, 'x-auth': this.user.session };
  }

  get(url: string, call: TestCall = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, call);
  }
  post(url: string, body?: unknown, call: TestCall = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, { ...call, body });
  }
  put(url: string, body?: unknown, ifMatch?: number, call: TestCall = {}): Promise<LightMyRequestResponse> {
    return this.#send('PUT', url, { ...call, body, ...(ifMatch !== undefined && { ifMatch }) });
  }
  patch(url: string, body?: unknown, call: TestCall = {}): Promise<LightMyRequestResponse> {
    return this.#send('PATCH', url, { ...call, body });
  }
  delete(url: string, call: TestCall = {}): Promise<LightMyRequestResponse> {
    return this.#send('DELETE', url, call);
  }

  #send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, call: TestCall) {
    const headers = {
      ...this.headers,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      ...call.headers,
    };
    return this.#app.inject({
      method,
      url,
      headers,
      ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
    });
  }
}
