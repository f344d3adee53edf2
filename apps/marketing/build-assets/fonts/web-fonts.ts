import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFiles, keepFeatures } from '@upcurve/pdf/fonts';
import subsetFont from 'subset-font';

const app = join(import.meta.dirname, '../..');
const stylesheet = join(app, 'app/styles/fonts.css');

/** The lightest and boldest weights in our stylesheets. */
const weights = {
  'Fraunces Variable': { min: 340, max: 500 },
  'Inter Variable': { min: 400, max: 600 },
};

interface Face {
  family: keyof typeof weights;
  /** All characters of the face's unicode-range. */
  text: string;
  file: string;
}

/** Returns the font faces whose file is in .build-assets. Their unicode-range determines the characters. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rule = '']) => {
    const file = /url\("\.\.\/\.\.\/(\.build-assets\/[^"]+)"\)/.exec(rule)?.[1];
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

/** Writes the font files of fonts.css that are missing or out of date. */
export async function makeWebFonts(): Promise<void> {
  for (const { family, text, file } of facesOf(await readFile(stylesheet, 'utf8'))) {
    const target = join(app, file);
    if (await isNewer(target, [stylesheet, import.meta.filename, fontFiles[family]])) continue;
    const font = await subsetFont(await readFile(fontFiles[family]), text, {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      variationAxes: { wght: weights[family] },
    });
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, font);
  }
}

async function isNewer(file: string, sources: string[]): Promise<boolean> {
  const timeOf = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const [time, ...others] = await Promise.all([file, ...sources].map(timeOf));
  return others.every((other) => other < time!);
}
