import type { Plugin } from 'vite';

/** In development: /play and everything under it is the player's page; nonces are not needed. */
export function devPages(): Plugin {
  return {
    name: 'qc-dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/play(\/[^.?]*)?(\?|$)/i.test(request.url ?? '')) request.url = '/play.html';
        next();
      });
    },
  };
}
