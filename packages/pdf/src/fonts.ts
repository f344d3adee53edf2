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
const SCRIPTS = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const;
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
  ['vietnamese', /[\u1ea0-\u1ef9]/],
  ['latin-ext', /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u0254\u0256-\u027b]/],
  [
    'latin-ext',
    /[\u027e-\u0284\u0286-\u0290\u0292-\u02a4\u02a6-\u02ba\u1e00-\u1e9b\u1e9d-\u1e9f\u20a0-\u20ab]/,
  ],
  ['latin-ext', /[\u20ad-\u20af\u20b1-\u20b3\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
  ['cyrillic-ext', /[\u0460-\u0479\u0480-\u0482\u048a-\u049d\u04a0-\u04ff\u052f\u20b4]/],
  ['greek', /[\u0374-\u0376\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7\u03f0-\u03f6]/],
  ['greek-ext', /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d]/],
  [
    'greek-ext',
    /[\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/,
  ],
];

/* The characters in the Latin files of both families. */
const LATIN =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/;

/** Returns the font that has a character: null for the cut of the style, undefined if none has it. */
function fontOf(letter: string): Script | null | undefined {
  const script = LETTERS.find(([, letters]) => letters.test(letter))?.[0];
  return script ?? (LATIN.test(letter) ? null : undefined);
}

/** Replaces a character that no font has with one that means the same, if there is one. */
function withFont(letter: string): string {
  if (fontOf(letter) !== undefined) return letter;
  if (/\s/.test(letter)) return ' ';
  if (/\p{Pd}/u.test(letter)) return '-';
  return letter === '\u02bb' ? '‘' : letter.normalize('NFKC');
}

/**
 * Returns a text as it can be printed, without emoji and other signs that no font has. Returns an empty text if letters
 * are missing too, because half of a name is worse than none.
 */
export function printable(text: string): string {
  const letters = [...Array.from(text.normalize('NFC'), withFont).join('')];
  const missing = letters.filter((letter) => fontOf(letter) === undefined);
  if (missing.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return '';
  const shown = letters.filter((letter) => !missing.includes(letter)).join('');
  return shown.replace(/ {2,}/g, ' ').trim();
}

/** A part of a text that one font can show. `script` is null for the cut of the style. */
export interface Run {
  text: string;
  script: Script | null;
}

/** Splits a text by the fonts that it needs. Leaves out characters that none of them has. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = fontOf(letter);
    if (script === undefined) continue;
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}
