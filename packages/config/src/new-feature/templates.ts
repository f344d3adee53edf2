import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Names, namesOf, renamed } from './names.ts';
import type { Parent } from './parent.ts';

/* The folders hold a slice and a panel as they would be for a noun called sample noun, and one called parent noun. */
const SAMPLE = namesOf('sample-noun');
const PARENT = namesOf('parent-noun');

function withParent(text: string, { names, file, calls, path, stored, sample }: Parent): string {
  const filled = text
    .replaceAll('PARENT_PATH', path)
    .replaceAll('PARENT_STORED_IMPORT', stored.imports)
    .replaceAll('PARENT_STORED', stored.call)
    .replaceAll('PARENT_SAMPLE_FACTORY', sample.factory ?? '')
    .replaceAll('PARENT_SAMPLE', sample.value)
    .replaceAll('parent-contract', file)
    .replaceAll('parentCalls', calls);
  return renamed(filled, PARENT, names);
}

/** The files of a feature by their path, for a noun of its own or, with a parent, for a panel in that one's detail. */
export function filesOf(names: Names, stamp: string, parent?: Parent): Record<string, string> {
  const folder = join(import.meta.dirname, parent ? 'panel' : 'slice');
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.txt'),
  );
  return Object.fromEntries(
    templates.sort().map((template) => {
      const text = readFileSync(join(folder, template), 'utf8');
      const path = template.replace(/\.txt$/, '').replace('STAMP', stamp);
      return [renamed(path, SAMPLE, names), renamed(parent ? withParent(text, parent) : text, SAMPLE, names)];
    }),
  );
}
