import * as z from 'zod/mini';

/** Who may call a route at all; which record is decided by the feature's policy. */
export type Access = 'anyone' | 'user' | 'admin';

/** Where an operation is called. */
export interface RouteAt {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify takes `{id}` as `:id`. */
  path: string;
}

/** One operation of the API: one source for validation, reply filtering, the typed client and OpenAPI. */
export interface RouteDefinition extends RouteAt {
  access: Access;
  /** One line for the API description. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Multipart with one part `file`; `body` describes the text fields beside it. */
  upload?: true;
  /** Multipart of text parts only; `body` describes them. */
  form?: true;
  /** Largest upload, bytes; absent: that of a picture. */
  uploadMax?: number;
  /** Largest JSON body, bytes; absent: one megabyte, 16 kB where anybody may call. */
  bodyMax?: number;
  /** Most values in a JSON body, objects and lists among them; absent: 20,000, 2,000 where anybody may call. */
  bodyValuesMax?: number;
  /** A file to save: its content type. The reply is then a `FileReply`. */
  download?: string;
  /** The file is a page of ours without scripts, shown in place to be printed, rather than saved. */
  opens?: true;
  /** A GET that has an effect: it demands x-auth like a write. */
  guarded?: true;
  /**
   * The body may be the whole record as a GET gave it: what the schema does not name is ignored. All other bodies are
   * strict.
   */
  whole?: true;
  /** The write says the version it started from (If-Match, or its whole record's own): 428 without, 412 when stale. */
  ifMatch?: true;
  /** Shape of the 200 reply; fields that are not in it never leave the server. */
  reply: z.ZodMiniType;
}

/** An operation as the table has it. Keeps literal types while checking the shape. */
export function route<const R extends Omit<RouteDefinition, keyof RouteAt>>(
  method: RouteAt['method'],
  path: string,
  definition: R,
): R & RouteAt {
  return { method, path, ...definition };
}

/** A file to save: its name for the person, and its bytes at once or piece by piece. */
export const FileReply = z.object({
  fileName: z.string(),
  file: z.custom<Uint8Array | AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null),
});
export type FileReply = z.infer<typeof FileReply>;

/** An empty reply. */
export const Done = z.object({ ok: z.literal(true) });
export type Done = z.infer<typeof Done>;
