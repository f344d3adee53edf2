import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addEntries, listsOf } from './lists.ts';
import { type Names, namesOf, replaceNoun } from './names.ts';
import type { Parent } from './parent.ts';

/* The nouns in the templates: the folders `slice` and `panel` contain a feature for `sample-noun` and `parent-noun`. */
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
  return replaceNoun(filled, PARENT, names);
}

/**
 * Returns the files of a feature by path, either for a noun with its own screens or, with a parent, for a panel on the
 * parent's detail screen.
 */
function filesOf(names: Names, stamp: string, parent?: Parent): Record<string, string> {
  const folder = join(import.meta.dirname, parent ? 'panel' : 'slice');
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.txt'),
  );
  return Object.fromEntries(
    templates.sort().map((template) => {
      const text = readFileSync(join(folder, template), 'utf8');
      const path = template.replace(/\.txt$/, '').replace('STAMP', stamp);
      return [
        replaceNoun(path, SAMPLE, names),
        replaceNoun(parent ? withParent(text, parent) : text, SAMPLE, names),
      ];
    }),
  );
}

const MINUTE = 60_000;
const stampOf = (at: Date) => at.toISOString().slice(0, 16).replace(/[-:]/g, '');

/**
 * Returns a timestamp at least a minute after the newest migration, because migrations run in the order of their names.
 * Handles two migrations in one minute and fast clocks.
 */
function stampAfter(migrations: string, at: Date): string {
  const newest = [...migrations.matchAll(/'(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-/g)]
    .map(([, ...parts]) => parts.map(Number) as [number, number, number, number, number])
    .map(([year, month, day, hour, minute]) => Date.UTC(year, month - 1, day, hour, minute));
  return stampOf(new Date(Math.max(at.getTime(), ...newest.map((moment) => moment + MINUTE))));
}

/**
 * Writes a noun's contract, table, migration, API feature, screens (or a panel, with a parent) and tests, and adds them
 * to the lists of the repository.
 * @param root the repository
 * @param at earliest date of the migration
 * @returns the written files and the changed files
 * @throws {Error} if a file already exists or a list is missing; nothing has been written then
 */
export function writeFeature(root: string, names: Names, at: Date, parent?: Parent) {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const stamp = stampAfter(read('apps/api/src/db/migrate.ts'), at);
  const files = filesOf(names, stamp, parent);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already: choose another noun.`);

  const slot = parent && `panelsOf('${parent.names.camel}', panels)`;
  if (slot && !read('apps/admin/src/routes.tsx').includes(slot))
    throw new Error(
      `apps/admin/src/routes.tsx has no "${slot}": give the ${parent.names.words}'s screen an <Outlet /> and its route that child, as the submission's has.`,
    );
  const lists = Object.entries(listsOf(names, `${stamp}-add-${names.plural.kebab}`, parent));
  const changed = lists.map(([path, entries]) => [path, addEntries(path, read(path), entries)] as const);

  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: Object.keys(files), changed: changed.map(([path]) => path) };
}
