import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pattern, patterns } from './patterns.ts';

const SOURCES = ['apps/*/{src,app,server}/**/*.{ts,tsx,css}', 'packages/**/*.{ts,tsx,css,txt}', '**/*.md'];
const EXCLUDED = [
  '**/node_modules/**',
  '**/{dist,build,.turbo,.react-router,.data}/**',
  // Sent to every database as they are, for ever.
  '**/db/migrations/**',
  // The public site's copy and the demo posts have a voice of their own.
  'apps/marketing/app/content/**',
  'packages/site-content/**',
  '**/demo/posts/**',
  // These name the phrases.
  'packages/config/src/prose/**',
];

const SENTENCE_START = '(?:^|(?<=[.:!?…] |[*/|>\'"`“(-] ?))';
/** A space, or the line break of a text or a comment. */
const SPACE = '(?:[ \\t]*\\n[ \\t]*(?:\\*|//|>)?[ \\t]*|[ \\t]+)';

/** The regular expression that finds a pattern in a whole file, whatever lines its words are on. */
function expressionOf({ words }: Pattern): RegExp {
  const spaced = words.replaceAll(' ', SPACE);
  return words.startsWith('^')
    ? new RegExp(SENTENCE_START + spaced.slice(1), 'gm')
    : new RegExp(`\\b(?:${spaced})\\b`, 'gi');
}

export interface Finding {
  file: string;
  /** The line it begins on, from 1. */
  line: number;
  phrase: string;
  pattern: Pattern;
}

const compiled = patterns.map((pattern) => ({ pattern, expression: expressionOf(pattern) }));

/** The phrases of a text that our style avoids. */
export function findPhrases(file: string, text: string): Finding[] {
  return compiled.flatMap(({ pattern, expression }) =>
    [...text.matchAll(expression)].map(({ 0: phrase, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      phrase: phrase.replace(/\s+(?:\*|\/\/)?\s*/g, ' ').slice(0, 80),
      pattern,
    })),
  );
}

/** Reads sources, comments and docs below a folder. */
export function findPhrasesBelow(root: string): { files: number; findings: Finding[] } {
  const files = SOURCES.flatMap((source) => globSync(source, { cwd: root, exclude: EXCLUDED })).sort();
  return {
    files: files.length,
    findings: files.flatMap((file) => findPhrases(file, readFileSync(join(root, file), 'utf8'))),
  };
}

/** Sentences of the public site that turn on ", not": effective once, tiring when every page does it. */
export function contrastsOfSite(root: string): string[] {
  const files = globSync('{apps/marketing/app,packages/site-content/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /, not (?!yet\b|null\b)[a-z]/i.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}
