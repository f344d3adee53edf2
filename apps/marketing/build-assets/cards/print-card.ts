import { printCuts } from '@upcurve/pdf/fonts';
import { paths } from '@upcurve/site-content/paths';
import { sitePages } from '../../app/site-pages.ts';
import { palettePng } from '../png.ts';
import { renderSvg } from '../render-svg.ts';
import { drawingArt, type Position, risingArt } from './art.ts';
import { cardSvg } from './card-svg.ts';
import { drawingStyle } from './drawing-style.ts';
import type { PageFacts } from './page-facts.ts';
import { type Surface, surfaces } from './surfaces.ts';

/** Returns the share image of a page: its title, the wordmark, and the curve or the page's own drawing. */
export async function printCard(path: string, page: PageFacts): Promise<Buffer> {
  const surface = surfaceOf(path, page);
  const art = page.drawing
    ? drawingArt(page.drawing, await drawingStyle({ ...surfaces.blush }), surfaces.blush)
    : risingArt(surface, positionOf(path));
  const { display, heading, strong } = await printCuts();
  const { title, above: kicker } = page;
  const svg = await cardSvg(
    { title, kicker, surface, art, isNarrow: page.drawing !== undefined },
    { display, heading, strong },
  );
  const { width, height, pixels } = await renderSvg(svg, { font: { loadSystemFonts: false } });
  return palettePng({ width, height, data: pixels });
}

/** Returns a dark surface for pages with an action, blush for the guide, and ivory for reading. */
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

/** Returns the page's position among its siblings. */
function positionOf(path: string): Position | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = sitePages.filter(
    (other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'),
  );
  const isTop = folder === '/';
  return isTop || siblings.length < 2 ? undefined : { index: siblings.indexOf(path), of: siblings.length };
}
