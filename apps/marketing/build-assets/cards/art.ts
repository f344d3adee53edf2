import { brand } from '@upcurve/ui/palette';
import { CURVE_BOX, CURVE_PATH, curveUpTo } from '../../app/drawings/curve.ts';

/** The colours of a card: those of ink in tokens.css. */
export const colours = {
  surface: brand.ink,
  raised: '#271C2D',
  text: brand.ivory,
  quiet: '#C9BCC4',
  accent: brand.clayLight,
};

/** The curve is wider than the card, so that it leaves it at both sides. */
const RISE = { x: -8, y: 195, wide: 1.216, high: 0.967 };
const end = curveUpTo(0.93).point;

/** The rising curve across the card, and the area below it. */
export const risingArt = `<g transform="translate(${RISE.x} ${RISE.y}) scale(${RISE.wide} ${RISE.high})">
  <path d="${CURVE_PATH}V${CURVE_BOX.height * 2}H0Z" fill="${colours.raised}"/>
  <path d="${CURVE_PATH}" fill="none" stroke="${colours.accent}" stroke-width="4.5"/></g>
  <circle cx="${RISE.x + end.x * RISE.wide}" cy="${RISE.y + end.y * RISE.high}" r="13" fill="${brand.gold}"/>`;

/** The wordmark's curve, 40 units high. */
export const markArt = `<g transform="translate(69 54) scale(1.32)">
  <path d="M2 27C13 27 20 22 24.5 7" fill="none" stroke="${colours.text}" stroke-width="2.4" stroke-linecap="round"/>
  <circle cx="25" cy="5.2" r="3.2" fill="${colours.accent}"/></g>`;
