import type * as z from 'zod/mini';
import type { RouteDefinition } from './route.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { assignmentRoutes } from './routes/assignment-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { creditRequestRoutes } from './routes/credit-request-routes.ts';
import { creditRoutes } from './routes/credit-routes.ts';
import { exchangeRoutes } from './routes/exchange-routes.ts';
import { firstStepsRoutes } from './routes/first-steps-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { institutionRoutes } from './routes/institution-routes.ts';
import { libraryRoutes } from './routes/library-routes.ts';
import { mediaRoutes } from './routes/media-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { rememberedRemoteRoutes } from './routes/remembered-remote-routes.ts';
import { roomRoutes } from './routes/room-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { telephoneRoutes } from './routes/telephone-routes.ts';

/** Put together by name: spelled out in one, their types are more than the compiler writes down. */
export type Routes = typeof authRoutes &
  typeof accountRoutes &
  typeof firstStepsRoutes &
  typeof gameRoutes &
  typeof libraryRoutes &
  typeof exchangeRoutes &
  typeof shareRoutes &
  typeof mediaRoutes &
  typeof roomRoutes &
  typeof assignmentRoutes &
  typeof settingsRoutes &
  typeof creditRoutes &
  typeof creditRequestRoutes &
  typeof paymentRoutes &
  typeof institutionRoutes &
  typeof rememberedRemoteRoutes &
  typeof telephoneRoutes &
  typeof adminRoutes;

/** Every HTTP operation of the product, by its verb-noun. */
export const routes: Routes = {
  ...authRoutes,
  ...accountRoutes,
  ...firstStepsRoutes,
  ...gameRoutes,
  ...libraryRoutes,
  ...exchangeRoutes,
  ...shareRoutes,
  ...mediaRoutes,
  ...roomRoutes,
  ...assignmentRoutes,
  ...settingsRoutes,
  ...creditRoutes,
  ...creditRequestRoutes,
  ...paymentRoutes,
  ...institutionRoutes,
  ...rememberedRemoteRoutes,
  ...telephoneRoutes,
  ...adminRoutes,
};
export type RouteName = keyof Routes;

type Part<R, K extends string, Way extends 'in' | 'out'> = R extends { [P in K]: infer S }
  ? S extends z.ZodMiniType
    ? Way extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined
  : undefined;

/** What the server's handler gets, parsed. */
export interface RouteInput<N extends RouteName> {
  params: Part<Routes[N], 'params', 'out'>;
  query: Part<Routes[N], 'query', 'out'>;
  body: Part<Routes[N], 'body', 'out'>;
}
/** What the server's handler gives. */
export type RouteReply<N extends RouteName> = z.output<Routes[N]['reply']>;

type Needed<K extends string, T> = T extends undefined
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
/** Operation by operation: taken together, the unions of their parts would multiply beyond what the compiler can hold. */
type CallOf<R> = R extends RouteDefinition
  ? Needed<'params', Part<R, 'params', 'in'>> &
      Needed<'query', Part<R, 'query', 'in'>> &
      (R extends { upload: true } ? { form: FormFields } : Needed<'body', Part<R, 'body', 'in'>>) &
      (R extends { ifMatch: true } ? { ifMatch: number } : { ifMatch?: undefined })
  : never;
/** What the browser's client sends. */
export type RouteCall<N extends RouteName> = CallOf<Routes[N]>;
/** Text and file parts of a multipart call; the platform's FormData, named here without its library. */
export interface FormFields {
  append(name: string, value: string): void;
}

/** The table as plain definitions, for code that walks over it. */
export const routeTable: Record<string, RouteDefinition> = routes;
