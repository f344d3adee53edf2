/// <reference path="./subset-font.d.ts" />
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

/** The scripts of the names that visitors enter, besides Latin letters. Each is a font file of its own. */
const SCRIPTS = ['latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;
export type Script = (typeof SCRIPTS)[number];

let printCutsPromise: Promise<Cuts> | undefined;
let scriptCutsPromise: Promise<Record<Script, Buffer>> | undefined;

/** Returns all cuts as TrueType. They are made once per process. */
export function printCuts(): Promise<Cuts> {
  printCutsPromise ??= makeAll(cuts, ({ family, axes }) => makeCut(fontFiles[family], axes));
  return printCutsPromise;
}

/** Returns a cut for each other script. They are made once per process. */
export function scriptCuts(): Promise<Record<Script, Buffer>> {
  const files = Object.fromEntries(SCRIPTS.map((script) => [script, scriptFile(script)]));
  scriptCutsPromise ??= makeAll(files as Record<Script, string>, (file) => makeCut(file, cuts.text.axes));
  return scriptCutsPromise;
}

const scriptFile = (script: Script) =>
  resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`);

/** The font features that the site and our documents use: kerning, ligatures, and figures of equal width. */
export const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum'];

async function makeCut(file: string, variationAxes: Record<string, number>): Promise<Buffer> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', keepFeatures, variationAxes } as const;
  return subsetFont(await readFile(file), null, options);
}

async function makeAll<Name extends string, Source>(
  sources: Record<Name, Source>,
  make: (source: Source) => Promise<Buffer>,
): Promise<Record<Name, Buffer>> {
  const entries = Object.entries<Source>(sources).map(async ([name, source]) => [name, await make(source)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The letters of each script beyond those of the cuts. */
const LETTERS: readonly (readonly [Script, RegExp])[] = [
  ['latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f]/],
  ['vietnamese', /[\u1ea0-\u1ef9]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u2116]/],
  ['greek', /[\u0370-\u03ff]/],
];

/* The characters in the Latin font files. */
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/** A part of a text that one font can show. `script` is null for the cut of the style. */
export interface Run {
  text: string;
  script: Script | null;
}

/** Splits a text by the fonts that it needs. Characters that none of them has, such as emoji, become `?`. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = LETTERS.find(([, letters]) => letters.test(letter))?.[0] ?? null;
    const shown = script || letter === '\n' || LATIN.test(letter) ? letter : '?';
    const last = runs.at(-1);
    if (last?.script === script) last.text += shown;
    else runs.push({ text: shown, script });
  }
  return runs;
}
