import type { UploadedFile } from '../people/author.ts';
import { makePicture } from '../files/picture.ts';
import { makeSound } from '../files/sound.ts';

/** Says so where even a page without scripts of its own would show it. */
const script = '<script>__ran=1;alert("ran")</script>';
const page = `<!doctype html><html><body>${script}<img src=/ran onerror=alert(2)></body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" onload="alert(3)">${script}<rect width="9" height="9"/></svg>`;
const after = (file: Buffer, words: string) => Buffer.concat([file, Buffer.from(words)]);

/** What an upload of pictures may be given to carry a script in. */
export const hostilePictures: readonly UploadedFile[] = [
  { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(svg) },
  { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(page) },
  { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(page) },
  { name: 'gif.gif', mimeType: 'image/gif', buffer: Buffer.from(`GIF89a/*${script}*/=1;alert(4)`) },
  { name: 'both.png', mimeType: 'image/png', buffer: after(makePicture(60, 40), page) },
  { name: 'both.html', mimeType: 'text/html', buffer: after(makePicture(60, 40), page) },
  { name: 'two.php.png', mimeType: 'image/svg+xml', buffer: makePicture(60, 40) },
  { name: '"><img src=x onerror=__ran=1>.png', mimeType: 'image/png', buffer: makePicture(60, 40) },
];

/** What a resumable upload may be given. */
export const hostileFilms: readonly UploadedFile[] = [
  { name: 'page.mp4', mimeType: 'video/mp4', buffer: Buffer.from(page) },
  { name: 'sound.html', mimeType: 'text/html', buffer: after(makeSound(), page) },
  { name: 'drawing.wav', mimeType: 'audio/wav', buffer: Buffer.from(svg) },
];
