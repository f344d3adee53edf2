import { printCuts } from '@upcurve/pdf/fonts';
import sharp from 'sharp';
import { renderSvg } from '../render-svg.ts';
import { cardSvg } from './card-svg.ts';

/** Returns the share image of the site. */
export async function printCard(): Promise<Buffer> {
  const svg = await cardSvg({ title: 'Marketing and sales for aesthetic clinics' }, await printCuts());
  const { width, height, pixels: data } = await renderSvg(svg, { font: { loadSystemFonts: false } });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
}
