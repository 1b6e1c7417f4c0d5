/** A drawing of the given size in units; `inside` is SVG. */
export function drawing(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
}

/** A background that runs from one colour at the top to another at the bottom. */
export function sky(width: number, height: number, top: string, bottom: string): string {
  const id = `sky${top.slice(1)}${bottom.slice(1)}`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
}

/** A filled ellipse with the given half axes. */
export function oval(x: number, y: number, [rx, ry]: readonly [number, number], fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

/** A filled outline. */
export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** A line with round ends. */
export function stroke(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A soft cloud with its middle at the given point. */
export function cloud(x: number, y: number, size: number, fill = '#ffffff', opacity = 0.9): string {
  const parts = [
    oval(x, y, [size, size * 0.34], fill),
    disc(x - size * 0.4, y - size * 0.18, size * 0.34, fill),
    disc(x + size * 0.12, y - size * 0.32, size * 0.46, fill),
    disc(x + size * 0.55, y - size * 0.1, size * 0.28, fill),
  ];
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** Stars strewn over a sky, always in the same places. */
export function stars(width: number, height: number, count: number): string {
  const all = Array.from({ length: count }, (_, i) => {
    const x = (i * 0.618034 * width + 37) % width;
    const y = (i * 0.754878 * height + 53) % height;
    return disc(
      Math.round(x),
      Math.round(y),
      i % 7 === 0 ? 5 : i % 3 === 0 ? 3.4 : 2,
      '#ffffff',
      `opacity="${0.45 + (i % 5) / 9}"`,
    );
  });
  return all.join('');
}
