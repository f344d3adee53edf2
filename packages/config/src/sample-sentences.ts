import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Prints 100 random sentences for review. The same seed prints the same sentences:
 *   node packages/config/src/sample-sentences.ts --seed 25
 */

const root = resolve(import.meta.dirname, '../../..');
const EXCLUDED = [
  '**/node_modules/**',
  '**/{dist,build,.turbo,.data}/**',
  '**/*.test.*',
  '**/db/migrations/**',
  '**/demo/**',
];

const filesOf = (...globs: string[]) =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: root, exclude: EXCLUDED }))
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));

const matchesIn = (texts: string[], expression: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(expression)].map((match) => match.slice(1).find(Boolean) ?? ''));

const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|\|)?\s*/g, ' ').trim();
const isSentence = (text: string) =>
  text.length > 20 && text.split(' ').length > 3 && !/[{}=;&[\]]/.test(text);
const sentencesIn = (texts: string[]) =>
  [...new Set(texts.map(oneLine).flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z])/)))].filter(isSentence);

const STRINGS = /'([^'\n]*[a-z] [^'\n]*)'|"([^"\n]*[a-z] [^"\n]*)"|>\s*([A-Z][^<>{}]*[a-z] [^<>{}]*)</g;
const COMMENTS = /\/\*\*?([\s\S]*?)\*\/|\/\/ (.*)/g;

const withoutComments = (texts: string[]) => texts.map((text) => text.replace(COMMENTS, ''));
const withoutCode = (texts: string[]) =>
  texts.map((text) => text.replace(/```[\s\S]*?```|^\|.*$|^#.*$/gm, ''));

const kinds = [
  {
    kind: 'Admin',
    count: 40,
    sentences: sentencesIn(
      matchesIn(
        withoutComments(filesOf('apps/admin/src/**/*.tsx', 'packages/{post-editor,ui}/src/**/*.tsx')),
        STRINGS,
      ),
    ),
  },
  {
    kind: 'Mails and errors',
    count: 20,
    sentences: sentencesIn(
      matchesIn(withoutComments(filesOf('apps/api/src/**/*.ts', 'packages/contracts/src/**/*.ts')), STRINGS),
    ),
  },
  {
    kind: 'Docs',
    count: 20,
    sentences: sentencesIn(
      withoutCode(filesOf('*.md', 'docs/**/*.md', '{apps,packages}/*/README.md')).flatMap((text) =>
        text.split(/\n\s*\n|\n\s*[-*\d]+\.? /),
      ),
    ),
  },
  {
    kind: 'Comments',
    count: 20,
    sentences: sentencesIn(
      matchesIn(filesOf('{apps,packages}/*/{src,app,server,tests}/**/*.{ts,tsx}'), COMMENTS),
    ),
  },
];

/** Returns a mulberry32 generator: numbers from 0 to 1 that depend only on the seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const { values } = parseArgs({ options: { seed: { type: 'string', default: '25' } } });
const random = randomOf(Number(values.seed));
for (const { kind, count, sentences } of kinds) {
  console.log(`\n${kind} (${count} of ${sentences.length})`);
  for (let drawn = 0; drawn < count && sentences.length > 0; drawn += 1) {
    const [sentence] = sentences.splice(Math.floor(random() * sentences.length), 1);
    console.log(`${drawn + 1}. ${sentence}`);
  }
}
