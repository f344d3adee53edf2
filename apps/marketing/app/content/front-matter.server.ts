import type { z } from 'zod';

/** Reads lines such as `name: text`. */
export const linesOf = (text: string): (readonly [name: string, text: string])[] =>
  text.split('\n').map((line) => {
    const [, name, rest] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) throw new Error(`This line needs a name, as in “say: …”: ${line}`);
    return [name, rest];
  });

/**
 * Reads a Markdown file that begins with lines between `---`.
 * @throws if these do not match the schema
 */
export function readFrontMatter<Front>(file: string, schema: z.ZodType<Front>) {
  const [, lines = '', body = ''] = /^---\s+(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  return { front: schema.parse(Object.fromEntries(linesOf(lines))), body };
}

/** Splits a heading such as `Title {#anchor}`. */
export function anchored(heading: string): { id: string; title: string } {
  const [, title, id] = /^(.*) \{#([\w-]+)\}$/.exec(heading) ?? [];
  if (!title || !id) throw new Error(`This section needs an anchor, as in “{#short}”: ${heading}`);
  return { id, title };
}
