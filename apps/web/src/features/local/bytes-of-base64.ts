/** Signs that are decoded at a time: four of them are three bytes. */
const SLICE = 4 * 256 * 1024;

/** Bytes written as base64, as a blob of this type. A film is decoded in slices, and the page goes on living between them. */
export async function bytesOfBase64(text: string, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length; at += SLICE) {
    const signs = atob(text.slice(at, at + SLICE));
    const bytes = new Uint8Array(signs.length);
    for (let index = 0; index < signs.length; index += 1) bytes[index] = signs.charCodeAt(index);
    parts.push(bytes);
    if (text.length > SLICE) await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type });
}
