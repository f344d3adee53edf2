import { readFile } from 'node:fs/promises';
import { brand } from '@upcurve/ui/palette';
import { renderSvg } from './render-svg.ts';

const favicon = new URL('../public/favicon.svg', import.meta.url);

/** Returns the favicon's drawing without its background, in a box of 32. */
async function mark(): Promise<string> {
  const svg = (await readFile(favicon, 'utf8')).trim();
  return svg.replace(/^<svg[^>]*>|<title>.*?<\/title>|<rect[^>]*>|<\/svg>$/gs, '');
}

async function render(svg: string, size: number): Promise<Buffer> {
  const picture = await renderSvg(svg, { fitTo: { mode: 'width', value: size } });
  return Buffer.from(picture.asPng());
}

/** Returns the favicon as a PNG, with its rounded corners. */
export async function roundIcon(size: number): Promise<Buffer> {
  return render(await readFile(favicon, 'utf8'), size);
}

/**
 * Returns the icon with a background that fills the square, for systems that crop icons to their own shape. `share` is
 * the part of the width that is always visible.
 */
export async function fullIcon(size: number, share: number): Promise<Buffer> {
  const room = 32 / share;
  const edge = (room - 32) / 2;
  const board = `<rect x="${-edge}" y="${-edge}" width="${room}" height="${room}" fill="${brand.ink}"/>`;
  const box = `${-edge} ${-edge} ${room} ${room}`;
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${board}${await mark()}</svg>`,
    size,
  );
}

/** Returns the file for /favicon.ico: an icon directory and one PNG of 32 pixels. */
export async function iconFile(): Promise<Buffer> {
  const size = 32;
  const png = await roundIcon(size);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.set([size, size], 6);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
