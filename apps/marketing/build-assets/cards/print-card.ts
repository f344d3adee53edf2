import { readFile } from 'node:fs/promises';
import { printCuts } from '@upcurve/pdf/fonts';
import { paths } from '@upcurve/site-content/paths';
import { serviceOf } from '@upcurve/site-content/services';
import sharp from 'sharp';
import { sitePages } from '../../app/site-pages.ts';
import { renderSvg } from '../render-svg.ts';
import { drawingArt, type Position, risingArt } from './art.ts';
import { cardSvg } from './card-svg.ts';
import type { PageFacts } from './page-facts.ts';
import { type Surface, surfaces } from './surfaces.ts';

/** Returns the share image of a page: its title, the wordmark, and the curve or the page's own drawing. */
export async function printCard(path: string, page: PageFacts): Promise<Buffer> {
  const drawing = await drawingOf(path);
  const surface = drawing ? surfaces.ivory : surfaceOf(path);
  const art = drawing ? drawingArt(drawing, surfaces.blush) : risingArt(surface, positionOf(path));
  const { display, heading, strong } = await printCuts();
  const { title, above: kicker } = page;
  const svg = await cardSvg(
    { title, kicker, surface, art, isNarrow: drawing !== undefined },
    { display, heading, strong },
  );
  const { width, height, pixels: data } = await renderSvg(svg, { font: { loadSystemFonts: false } });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
}

/** Returns a dark surface for pages with an action, blush for the guide, and ivory for reading. */
function surfaceOf(path: string): Surface {
  const acts = [
    paths.home(),
    paths.eligibility.welcome(),
    paths.checkEligibility(),
    paths.calculator.start(),
    paths.bookConsultation(),
  ];
  if (acts.includes(path)) return surfaces.ink;
  return path.startsWith(paths.leadGuide.overview()) ? surfaces.blush : surfaces.ivory;
}

function positionOf(path: string): Position | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = sitePages.filter(
    (other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'),
  );
  const isTop = folder === '/';
  return isTop || siblings.length < 2 ? undefined : { index: siblings.indexOf(path), of: siblings.length };
}

/** Returns the line drawing of a service, in colours, because the renderer does not support custom properties. */
async function drawingOf(path: string): Promise<string | undefined> {
  const service = serviceOf(path.split(paths.service(''))[1] ?? null);
  if (!service) return undefined;
  const file = await readFile(new URL(`../../app/drawings/${service}.svg`, import.meta.url), 'utf8');
  const colours: Record<string, string> = { ...surfaces.blush };
  return file
    .replaceAll(/<\/?svg[^>]*>/g, '')
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
  if (!colour) throw new Error(`The share cards know no colour for ${name} of a drawing.`);
  return colour;
}

function mix(first: string, share: number, second: string): string {
  const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  const channel = (shift: number) =>
    Math.round(((a >> shift) & 255) * share + ((b >> shift) & 255) * (1 - share));
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}
