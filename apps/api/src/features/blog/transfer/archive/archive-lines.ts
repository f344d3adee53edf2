import { createReadStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ImportError } from '../imported-blog.ts';
import { linesOf } from '../lines.ts';

/*
 * An export is one JSON document with one entry per line, so that it can be written and read as a stream:
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
/** Maximum length of a line, in characters. The longest entry is a revision, whose content has at most 900 kB. */
const LINE_MAX = 2 * 1024 * 1024;
/** In file order: entries come after the entries that they refer to. */
export const SECTIONS = ['categories', 'authors', 'media', 'posts', 'revisions', 'files'] as const;
export type Section = (typeof SECTIONS)[number];

const FIRST = `{"format":"upcurve-blog","version":${VERSION}`;
const LAST = '}';

/** Yields the text of an export. */
export async function* archiveLines(
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

const NONE = 'This is not an export of this system';

/**
 * Yields the entries of an export one by one.
 * @throws {ImportError} if the file is not an export, is incomplete, or was reformatted
 */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  let line = 0;
  let at = -1;
  let isOpen = false;
  let isOver = false;
  for await (const text of linesIn(path)) {
    line += 1;
    const wrong = (what: string) => new ImportError(`${NONE}: line ${line} ${what}.`);
    if (line === 1) {
      const version = /^\{"format":"upcurve-blog","version":(\d{1,6})$/.exec(text)?.[1];
      if (version === undefined) throw new ImportError(`${NONE}: its first line is not that of an export.`);
      if (Number(version) !== VERSION)
        throw new ImportError(`This export has version ${version}. Only version ${VERSION} can be imported.`);
    } else if (isOver) {
      if (text !== '') throw wrong('follows the end');
    } else if (isOpen && text === ']') isOpen = false;
    else if (isOpen) {
      const value = parsed(text.replace(/^,/, ''));
      if (value === undefined) throw wrong('is not valid JSON');
      yield { section: SECTIONS[at] as Section, value, line };
    } else if (at < SECTIONS.length - 1 && text === `,"${SECTIONS[at + 1]}":[`) {
      at += 1;
      isOpen = true;
    } else if (at === SECTIONS.length - 1 && text === LAST) isOver = true;
    else throw wrong('is unexpected here');
  }
  if (!isOver) throw new ImportError(`${NONE}, or it is incomplete: its end is missing.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits a file into lines that end in LF or CRLF. readline would also split at other characters. */
async function* linesIn(path: string): AsyncGenerator<string> {
  const chunks = createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  const tooLong = () => new ImportError(`${NONE}: one of its lines is too long.`);
  for await (const line of linesOf(chunks, LINE_MAX, tooLong)) {
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    // Lets the event loop serve other requests between lines.
    await nextTurn();
  }
}
