import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Sends a file as the browser does: multipart, part `file`, text part `title` before it. */
export async function uploadFile(
  { app }: TestApp,
  client: Pick<TestClient, 'headers'> | null,
  file: { bytes: Buffer; name: string; type?: string; title?: string; part?: string; url?: string },
): Promise<LightMyRequestResponse> {
  const edge = 'test-edge-7f3a';
  const title =
    file.title === undefined
      ? ''
      : `--${edge}\r\ncontent-disposition: form-data; name="title"\r\n\r\n${file.title}\r\n`;
  const head = `${title}--${edge}\r\ncontent-disposition: form-data; name="${file.part ?? 'file'}"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'image/png'}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
  const headers = { ...client?.headers, 'content-type': `multipart/form-data; boundary=${edge}` };
  return app.inject({ method: 'POST', url: file.url ?? '/media', headers, payload });
}

/** A small picture that nobody can object to. */
export function redPng(): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
}
