/** What a page of another site is to try; plain data, because it goes into a browser. */
export interface Attack {
  home: string;
  calls: { method: string; url: string }[];
  credentials: { email: string; password: string };
  /** A stolen value of x-auth. */
  session: string;
}

/** What it brought about. */
export interface AttackDone {
  sent: number;
  readable: number;
  sockets: number;
  frames: number;
}

/** Runs in the browser, on a page of another site: all that such a page can send, and all that it could read of it. */
export async function attackFromPage({ home, calls, credentials, session }: Attack): Promise<AttackDone> {
  const done: AttackDone = { sent: 0, readable: 0, sockets: 0, frames: 0 };
  const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const json = JSON.stringify(credentials);
  const read = async (url: string, init: RequestInit) => {
    done.sent += 1;
    try {
      const reply = await fetch(url, { credentials: 'include', ...init });
      if (reply.type !== 'opaque' && (await reply.text()).length > 0) done.readable += 1;
    } catch {
      // Refused, as it should be.
    }
  };
  const inParts = async (works: (() => Promise<unknown>)[]) => {
    for (let at = 0; at < works.length; at += 20) await Promise.all(works.slice(at, at + 20).map((work) => work()));
  };

  const sink = document.createElement('iframe');
  sink.name = 'sink';
  document.body.append(sink);
  const posts = calls.filter(({ method }) => method === 'POST');
  for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
    for (const { url } of posts) {
      const form = document.createElement('form');
      Object.assign(form, { action: url, method: 'POST', target: 'sink', enctype });
      const field = document.createElement('input');
      // The text encoding writes what looks like JSON.
      Object.assign(field, { name: `${json.slice(0, -1)},"x":"`, value: '"}' });
      form.append(field);
      document.body.append(form);
      form.submit();
      done.sent += 1;
      await soon(5);
    }
  }
  await inParts(
    posts.map(
      ({ url }) =>
        () =>
          read(url, { method: 'POST', mode: 'no-cors', body: json }),
    ),
  );
  await inParts(
    calls.map(({ method, url }) => () => {
      const headers = { 'content-type': 'application/json', 'x-auth': session };
      return method === 'GET' ? read(url, {}) : read(url, { method, headers, body: json });
    }),
  );
  const element = (tag: 'img' | 'script', src: string) =>
    new Promise<void>((resolve) => {
      const made = document.createElement(tag);
      made.addEventListener('load', () => {
        done.readable += tag === 'script' ? 1 : 0;
        resolve();
      });
      made.addEventListener('error', () => resolve());
      made.src = src;
      done.sent += 1;
      document.body.append(made);
    });
  const gets = calls.filter(({ method }) => method === 'GET');
  await inParts(gets.flatMap(({ url }) => [() => element('img', url), () => element('script', url)]));

  const socket = (make: () => WebSocket) =>
    new Promise<void>((resolve) => {
      const wire = make();
      wire.addEventListener('open', () => {
        done.sockets += 1;
        resolve();
      });
      wire.addEventListener('close', () => resolve());
    });
  const live = `${home.replace('http', 'ws')}/live`;
  await socket(() => new WebSocket(live));

  // A page without an origin of its own, as a sandboxed frame is.
  const nobody = document.createElement('iframe');
  nobody.sandbox.add('allow-scripts');
  const heard = new Promise<number>((resolve) => {
    addEventListener('message', ({ data }) => typeof data === 'number' && resolve(data), { once: true });
  });
  nobody.srcdoc = `<script>
    let opened = 0;
    const wire = new WebSocket(${JSON.stringify(live)});
    wire.onopen = () => (opened += 1);
    wire.onclose = async () => {
      const send = (path, init) => fetch(${JSON.stringify(home)} + path, { credentials: 'include', ...init })
        .then(async (reply) => { if (reply.type !== 'opaque' && (await reply.text()) !== '') opened += 1; }, () => 0);
      await send('/auth/checkLogin', { method: 'POST' });
      await send('/auth/logout', { method: 'POST', mode: 'no-cors' });
      await send('/game', {});
      parent.postMessage(opened, '*');
    };
  </script>`;
  document.body.append(nobody);
  done.sockets += await Promise.race([heard, soon(5000).then(() => 0)]);
  done.sent += 4;

  const frame = document.createElement('iframe');
  frame.src = `${home}/en/my-games`;
  document.body.append(frame);
  await soon(1000);
  try {
    if ((frame.contentDocument?.body.childElementCount ?? 0) > 0) done.frames += 1;
  } catch {
    // Not to be looked into.
  }
  return done;
}
