import { readFile } from 'node:fs/promises';

const sheet = new URL('../../app/drawings/services/Drawing.module.css', import.meta.url);

/**
 * Returns the stylesheet of the line drawings with the colours of a surface filled in, because the renderer does not
 * support custom properties.
 */
export async function drawingStyle(colours: Record<string, string>): Promise<string> {
  const css = (await readFile(sheet, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '').replace(/@[\s\S]*$/, '');
  return css
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(colours, name))
    .replaceAll('currentColor', colourOf(colours, '--text'))
    .replaceAll(
      /color-mix\(in srgb, (#\w+) ([\d.]+)%, (#\w+|transparent)\)/g,
      (_, first: string, share: string, second: string) =>
        mix(first, Number(share) / 100, second === 'transparent' ? colourOf(colours, '--surface') : second),
    );
}

function colourOf(colours: Record<string, string>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`The share cards know no colour for ${name} of Drawing.module.css.`);
  return colour;
}

function mix(first: string, share: number, second: string): string {
  const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  const channel = (shift: number) =>
    Math.round(((a >> shift) & 255) * share + ((b >> shift) & 255) * (1 - share));
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}
