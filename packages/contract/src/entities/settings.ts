import * as z from 'zod/mini';
import { ScriptSettings } from './administration.ts';

/** What every page may know of the installation. */
export const PublicSettings = z.object({
  /** Cloud that holds the media: `demo` is the built-in service. */
  cloudName: z.string(),
  /** Upload preset of a hosted media service; empty with the built-in one. */
  uploadPreset: z.string(),
  /** Origin of the API; empty: the page's own. */
  host: z.string(),
  /** Address people type, for links in mails and codes. */
  baseUrl: z.string(),
  /** Origin of the delivery service; empty: the page's own. */
  deliveryUrl: z.string(),
  /** Hosts whose mini-games may be embedded; `*.example.org` stands for every host below. */
  miniGameHosts: z.array(z.string()),
  /** Third parties, loaded after consent and never on player and presenter pages. */
  scripts: ScriptSettings,
  /** Whom to ask, also for credits. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Longest top-level part of an e-mail address. */
  emailTopLevelMax: z.int(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
