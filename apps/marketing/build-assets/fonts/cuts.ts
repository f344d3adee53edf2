import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The variable fonts that every cut is made from, by family. */
export const fontFiles = {
  'Fraunces Variable': resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  'Inter Variable': resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
};

/** Static cuts for print: PDF and pictures cannot use variable fonts. */
const cuts = {
  display: { family: 'Fraunces Variable', axes: { wght: 380, opsz: 96 } },
  heading: { family: 'Fraunces Variable', axes: { wght: 430, opsz: 20 } },
  text: { family: 'Inter Variable', axes: { wght: 420 } },
  strong: { family: 'Inter Variable', axes: { wght: 590 } },
} as const;

export type Cut = keyof typeof cuts;
export type Cuts = Record<Cut, Buffer>;

let made: Promise<Cuts> | undefined;

/** All cuts as TrueType, made once in a process. */
export function printCuts(): Promise<Cuts> {
  made ??= makeCuts();
  return made;
}

async function makeCuts(): Promise<Cuts> {
  const entries = Object.entries(cuts).map(async ([name, { family, axes }]) => {
    const font = await readFile(fontFiles[family]);
    return [
      name,
      await subsetFont(font, null, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: axes }),
    ];
  });
  return Object.fromEntries(await Promise.all(entries)) as Cuts;
}
