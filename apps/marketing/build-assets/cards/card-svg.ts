import { type CSSProperties, createElement } from 'react';
import satori from 'satori';
import { agency } from '../../app/content/site/company.ts';
import { colours, markArt, risingArt } from './art.ts';

const CARD_SIZE = { width: 1200, height: 630 };
const LEFT = 72;

/** The fonts of a card, as TrueType. */
export type CardFonts = Record<'display' | 'heading' | 'strong', Buffer>;

interface CardWords {
  title: string;
  kicker?: string;
  foot?: string;
}

/** Returns a card as SVG: its title, the wordmark, and the drawing behind them. */
export async function cardSvg(card: CardWords, fonts: CardFonts): Promise<string> {
  const { width, height } = CARD_SIZE;
  const words = await setWords(card, fonts);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.surface}"/>${risingArt}${markArt}${words}</svg>`;
}

const h = (style: CSSProperties, ...children: Parameters<typeof createElement>[2][]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const sizeOf = (title: string) =>
  title.length > 110 ? 48 : title.length > 70 ? 58 : title.length > 44 ? 68 : title.length > 24 ? 78 : 92;

/** Returns the texts of the card as outlines. */
async function setWords({ title, kicker, foot }: CardWords, cuts: CardFonts): Promise<string> {
  const size = sizeOf(title);
  const name = h({ fontFamily: 'heading', fontSize: 36, color: colours.text, marginLeft: 44 }, agency.name);
  const over =
    kicker && h({ fontFamily: 'strong', fontSize: 24, color: colours.accent, marginBottom: 18 }, kicker);
  const heading = h(
    {
      fontFamily: 'display',
      fontSize: size,
      lineHeight: 1.06,
      letterSpacing: -size * 0.014,
      color: colours.text,
      textWrap: 'balance',
    },
    title.replaceAll("'", '’'),
  );
  const under = foot && h({ fontFamily: 'strong', fontSize: 24, color: colours.quiet, marginTop: 26 }, foot);
  const page = h(
    { flexDirection: 'column', width: '100%', height: '100%', padding: `54px ${LEFT}px` },
    h({ height: 44, alignItems: 'center' }, name),
    h({ flexDirection: 'column', width: 960, marginTop: 76 }, over, heading, under),
  );
  const fonts = Object.entries(cuts).map(([family, data]) => ({ name: family, data, weight: 400 as const }));
  return satori(page, { ...CARD_SIZE, fonts });
}
