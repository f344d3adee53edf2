import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement } from 'react';
import satori from 'satori';
import { company } from '../../app/content/company.ts';
import { paths } from '../../app/paths.ts';
import { sitePages } from '../../app/site-pages.ts';
import { printCuts } from '../fonts/cuts.ts';
import { palettePng } from '../png.ts';
import { drawingArt, markArt, type Position, risingArt } from './art.ts';
import { drawingStyle } from './drawing-style.ts';
import type { PageFacts } from './page-facts.ts';
import { type Surface, surfaces } from './surfaces.ts';

const SIZE = { width: 1200, height: 630 };
const LEFT = 72;

/** The picture that goes with a link to the page: its title, the wordmark, and the curve or the page's own drawing. */
export async function printCard(path: string, page: PageFacts): Promise<Buffer> {
  const surface = surfaceOf(path, page);
  const art = page.drawing
    ? drawingArt(page.drawing, await drawingStyle({ ...surfaces.blush }), surfaces.blush)
    : risingArt(surface, positionOf(path));
  const words = await setWords(page, surface);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${surface['--surface']}"/>${art}${markArt(surface, LEFT - 3, 54)}${words}</svg>`;
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return palettePng({ width, height, data: pixels });
}

/** Ink where the visitor does something, blush in the guide, ivory to read. */
function surfaceOf(path: string, { drawing }: PageFacts): Surface {
  const acts = [
    paths.home(),
    paths.eligibility.welcome(),
    paths.checkEligibility(),
    paths.calculator.start(),
    paths.bookConsultation(),
  ];
  if (drawing) return surfaces.ivory;
  if (acts.includes(path)) return surfaces.ink;
  return path.startsWith(paths.leadGuide.overview()) ? surfaces.blush : surfaces.ivory;
}

/** Where the page stands among the pages below the same one. */
function positionOf(path: string): Position | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = sitePages.filter(
    (other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'),
  );
  const isTop = folder === '/';
  return isTop || siblings.length < 2 ? undefined : { index: siblings.indexOf(path), of: siblings.length };
}

const h = (style: CSSProperties, ...children: Parameters<typeof createElement>[2][]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** The words of the card as outlines. */
async function setWords({ title, above, drawing }: PageFacts, surface: Surface): Promise<string> {
  const cuts = await printCuts();
  const size = (title.length > 44 ? 68 : title.length > 24 ? 78 : 92) * (drawing ? 0.84 : 1);
  const name = h(
    { fontFamily: 'heading', fontSize: 36, color: surface['--text'], marginLeft: 44 },
    company.name,
  );
  const kicker =
    above && h({ fontFamily: 'strong', fontSize: 24, color: surface['--accent'], marginBottom: 18 }, above);
  const heading = h(
    {
      fontFamily: 'display',
      fontSize: size,
      lineHeight: 1.06,
      letterSpacing: -size * 0.014,
      color: surface['--text'],
      textWrap: 'balance',
    },
    title.replaceAll("'", '’'),
  );
  const page = h(
    { flexDirection: 'column', width: '100%', height: '100%', padding: `54px ${LEFT}px` },
    h({ height: 44, alignItems: 'center' }, name),
    h(
      { flexDirection: 'column', width: drawing ? 570 : 960, marginTop: drawing ? 112 : 76 },
      kicker,
      heading,
    ),
  );
  const fonts = Object.entries(cuts).map(([family, data]) => ({ name: family, data, weight: 400 as const }));
  return satori(page, { ...SIZE, fonts });
}
