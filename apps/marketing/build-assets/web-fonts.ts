import { readFile } from 'node:fs/promises';
import { fontFiles, keepFeatures } from '@upcurve/pdf/fonts';
import subsetFont from 'subset-font';

export const stylesheet = new URL('../app/styles/fonts.css', import.meta.url);

/** The lightest and boldest weights in our stylesheets. */
const weights = {
  'Fraunces Variable': { min: 340, max: 500 },
  'Inter Variable': { min: 400, max: 600 },
};

interface Face {
  family: keyof typeof weights;
  /** All characters of the face's unicode-range. */
  text: string;
  /** The address in the stylesheet. */
  file: string;
}

/** Returns the faces with a small font of our own. Their unicode-range determines the characters. */
export function smallFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rule = '']) => {
    const file = /url\("(\.\/fonts\/[^"]+)"\)/.exec(rule)?.[1];
    const family = /font-family: "([^"]+)"/.exec(rule)?.[1] as Face['family'];
    const ranges = /unicode-range:([^;]+)/.exec(rule)?.[1] ?? '';
    return file ? [{ family, text: charactersOf(ranges), file }] : [];
  });
}

function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
    })
    .join('');
}

export async function makeFont({ family, text }: Face): Promise<Buffer> {
  return subsetFont(await readFile(fontFiles[family]), text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes: { wght: weights[family] },
  });
}
