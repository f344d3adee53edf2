import { createReadStream } from 'node:fs';
import { ImportError } from './imported-blog.ts';

/*
 * An export is one JSON document with an entry a line, so that it is written and read without ever being in memory:
 *
 *   {"format":"upcurve-blog","version":1
 *   ,"categories":[
 *   {…}
 *   ,{…}
 *   ]
 *   ,"authors":[
 *   …
 *   }
 */

const VERSION = 1;
/** In the order in which they stand: what another refers to comes before it. */
export const SECTIONS = ['categories', 'authors', 'media', 'posts', 'revisions', 'files'] as const;
export type Section = (typeof SECTIONS)[number];

const FIRST = `{"format":"upcurve-blog","version":${VERSION}`;
const LAST = '}';

/** The text of an export. */
export async function* written(
  sections: Record<Section, AsyncIterable<object> | Iterable<object>>,
): AsyncGenerator<string> {
  yield `${FIRST}\n`;
  for (const section of SECTIONS) {
    yield `,"${section}":[\n`;
    let comma = '';
    for await (const entry of sections[section]) {
      yield `${comma}${JSON.stringify(entry)}\n`;
      comma = ',';
    }
    yield ']\n';
  }
  yield `${LAST}\n`;
}

export interface Entry {
  section: Section;
  value: unknown;
  line: number;
}

const NONE = 'This is no export of ours';

/**
 * The entries of an export, one after the other.
 * @throws {ImportError} where the file is none, is broken off, or was written anew by something else
 */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  let line = 0;
  let at = -1;
  let isOpen = false;
  let isOver = false;
  for await (const text of linesOf(path)) {
    line += 1;
    const wrong = (what: string) => new ImportError(`${NONE}: line ${line} ${what}.`);
    if (line === 1) {
      const version = /^\{"format":"upcurve-blog","version":(\d{1,6})$/.exec(text)?.[1];
      if (version === undefined) throw new ImportError(`${NONE}: it does not begin as one does.`);
      if (Number(version) !== VERSION)
        throw new ImportError(`This export is of version ${version}: only ${VERSION} can be read.`);
    } else if (isOver) {
      if (text !== '') throw wrong('follows its end');
    } else if (isOpen && text === ']') isOpen = false;
    else if (isOpen) {
      const value = parsed(text.replace(/^,/, ''));
      if (value === undefined) throw wrong('is no entry');
      yield { section: SECTIONS[at] as Section, value, line };
    } else if (at < SECTIONS.length - 1 && text === `,"${SECTIONS[at + 1]}":[`) {
      at += 1;
      isOpen = true;
    } else if (at === SECTIONS.length - 1 && text === LAST) isOver = true;
    else throw wrong('is not what stands there');
  }
  if (!isOver) throw new ImportError(`${NONE}, or it is broken off: its end is missing.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines as we end them, or as Windows does: others know more letters that end one. */
async function* linesOf(path: string): AsyncGenerator<string> {
  for await (const line of linesWithEnds(path)) yield line.endsWith('\r') ? line.slice(0, -1) : line;
}

async function* linesWithEnds(path: string): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const [first = '', ...rest] = (chunk as string).split('\n');
    pieces.push(first);
    for (const next of rest) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  const last = pieces.join('');
  if (last !== '') yield last;
}
