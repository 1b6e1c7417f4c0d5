// The measurements there are, for `npm run bench` and whatever runs several of them.

/** What `npm run bench` can measure. */
export const benches = {
  api: {
    file: 'e2e/bench/api.ts',
    about:
      'every list call over 100,000 games, questions and users beside the bare query  [--rows 100000] [--times 60]',
  },
  editor: {
    file: 'e2e/bench/editor.ts',
    about: 'the editor with 200 slides in a real browser: opening, and typing (INP)  [--slides 200] [--keys 120]',
  },
  far: {
    file: 'apps/server/src/features/rooms/testing/bench-far.ts',
    about:
      'what a change of view costs the server of a room whose pages are at other servers, from 1,000 to 10,000 of them, beside sockets of its own  [--sizes 1000,10000] [--servers 4] [--sockets 1000] [--rounds 5]',
  },
  fence: {
    file: 'apps/server/src/features/rooms/testing/bench-fence.ts',
    about:
      'what a journal with a fence costs beside one without, four processes on a PostgreSQL that flushes  [--rounds 5]',
  },
  flood: {
    file: 'e2e/bench/flood.ts',
    about:
      'hostile bodies of strangers, sixty at once, from one address and from many, beside a room that plays; its control is the same flood against a bare HTTP server on the same machine  [--players 300] [--seconds 60]',
  },
  hostile: {
    file: 'apps/server/src/features/exchange/testing/bench-hostile.ts',
    about: 'what refusing hostile Excel and game files costs: time, memory, longest stop of the server',
  },
  joins: {
    file: 'packages/engine/src/testing/bench-joins.ts',
    about:
      'what joining, answering, leaving cost in rooms of 1,000 to 100,000 seats, by the room’s rules alone  [--rounds 15]',
  },
  large: {
    file: 'apps/server/src/features/rooms/testing/bench-large.ts',
    about:
      'what joining, answering, the reveal, snapshots and recovery cost for each seat of a small and a large room, without a network  [--sizes 1000,20000] [--rounds 5]',
  },
  live: {
    file: 'e2e/bench/live.ts',
    about:
      'rooms of 100 to 10,000 players and 500 of 20 beside a bare WebSocket server; joining, memory  [--sizes 100,500x20] [--memory 10000] [--blocks 3] [--rounds 3]; or beside the last release or a revision  [--against last]',
  },
  pages: {
    file: 'e2e/bench/pages.ts',
    about:
      'Lighthouse over every screen, on a phone and a desk: accessibility, best practices, SEO, layout shift  [--screens login,dashboard] [--devices phone] [--language he]',
  },
  relay: {
    file: 'apps/server/src/features/rooms/testing/bench-relay.ts',
    about:
      'what a page at another server than its room waits for a confirmation, beside one at its room; frames of a question, messages of a change of view  [--players 4000] [--seconds 2] [--rounds 5]',
  },
  scale: {
    file: 'scripts/bench-scale.mjs',
    about:
      'the figures demanded of several servers and large rooms, in one table: measured, limit, reached or not  [--figures 2,3] [--rounds 5] [--against last]',
  },
  show: {
    file: 'e2e/bench/show.ts',
    about:
      'a whole show to one big screen in a real browser: frames, processor, memory, sound, phones behind it  [--slides 30] [--players 300] [--reacting 1000] [--phones 10] [--runs 1]',
  },
  spread: {
    file: 'apps/server/src/features/rooms/testing/bench-spread.ts',
    about:
      'a room’s pages at four servers beside as many at one, real sockets: processor of all servers, of the room’s server, and when a change is there  [--wires 10000] [--rounds 5]',
  },
  telephone: {
    file: 'e2e/bench/telephone.ts',
    about:
      'a thousand callers who wait in a lobby: replies a second and processor a reply, beside /health  [--callers 1000] [--seconds 15]',
  },
  uploads: {
    file: 'e2e/bench/uploads.ts',
    about: 'what ten hostile uploads at a time do to the answers of a live room  [--players 300] [--rounds 6]',
  },
  weight: {
    file: 'e2e/bench/weight.ts',
    about:
      'script of the main screens until they stand, how much of it runs, Lighthouse on a phone  [--screens login,dashboard] [--lighthouse 3] [--language he]',
  },
};
