import sharp from 'sharp';

/** Stars of the sky, the same ones every time: x, y and size in parts of a thousand. */
const STARS = Array.from({ length: 90 }, (_, n) => [(n * 619) % 1000, (n * 377 + n * n) % 1000, 1 + (n % 3)] as const);

const SKY = `<defs>
  <linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#0b1238"/><stop offset="1" stop-color="#3a1d6e"/></linearGradient>
  <linearGradient id="bands" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#e7c9a0"/><stop offset=".22" stop-color="#c98d5a"/><stop offset=".36" stop-color="#f1dfc0"/>
    <stop offset=".5" stop-color="#b87445"/><stop offset=".62" stop-color="#ecd2a8"/><stop offset=".8" stop-color="#a9653b"/><stop offset="1" stop-color="#e0b98c"/>
  </linearGradient>
  <radialGradient id="shade" cx=".35" cy=".3" r=".8"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#05061c" stop-opacity=".75"/></radialGradient>
  <radialGradient id="sun" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff6c9"/><stop offset=".6" stop-color="#ffcf4a"/><stop offset="1" stop-color="#ff9d1e"/></radialGradient>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
${STARS.map(([x, y, size]) => `<circle cx="${x * 1.6}" cy="${y}" r="${size}" fill="#fff" opacity="${size / 4}"/>`).join('')}`;

const DRAWN = {
  jupiter: `${SKY}<circle cx="800" cy="500" r="330" fill="url(#bands)"/><ellipse cx="930" cy="600" rx="86" ry="46" fill="#a8482c"/><circle cx="800" cy="500" r="330" fill="url(#shade)"/><circle cx="330" cy="280" r="34" fill="#d9d3c4"/>`,
  sun: `${SKY}<circle cx="800" cy="500" r="420" fill="#ffb52e" opacity=".18"/><circle cx="800" cy="500" r="360" fill="#ffb52e" opacity=".25"/><circle cx="800" cy="500" r="290" fill="url(#sun)"/>`,
};

/** The pictures of the film's games, drawn here: a planet and a sun. */
export function drawPicture(what: keyof typeof DRAWN): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">${DRAWN[what]}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
