/** No result is larger, bytes: what unpacks to more is none. */
const BYTES_MAX = 8 * 1024 * 1024;

/** A result as part of an address. */
export async function packResult(result: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(result)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed; null: it was not. Whoever made the address may have written anything into it. */
export async function unpackResult(packed: string): Promise<unknown> {
  try {
    const signs = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = unpacked.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > BYTES_MAX) return null;
      parts.push(read.value);
    }
    return JSON.parse(await new Blob(parts).text());
  } catch {
    return null;
  }
}
