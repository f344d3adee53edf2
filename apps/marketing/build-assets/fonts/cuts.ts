import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The variable font of each family, from which all static cuts are made. */
export const fontFiles = {
  'Fraunces Variable': resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  'Inter Variable': resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
};

/** Static cuts for PDF and images, which cannot use variable fonts. */
const cuts = {
  display: { family: 'Fraunces Variable', axes: { wght: 380, opsz: 96 } },
  heading: { family: 'Fraunces Variable', axes: { wght: 430, opsz: 20 } },
  text: { family: 'Inter Variable', axes: { wght: 420 } },
  strong: { family: 'Inter Variable', axes: { wght: 590 } },
} as const;

export type Cut = keyof typeof cuts;
export type Cuts = Record<Cut, Buffer>;

let made: Promise<Cuts> | undefined;

/** Returns all cuts as TrueType. They are made once per process. */
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
