import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Names } from './names.ts';
import { contract, migration, queries, routes, table, test } from './templates.ts';

/**
 * Writes a noun's contract, table, migration, API feature and test, and enters them where such things are listed.
 * @param root the repository
 * @param at when the migration is dated
 * @returns the files written or changed
 * @throws {Error} where one of the files is there already, before anything is written, or a list is not found
 */
export function writeFeature(root: string, names: Names, at: Date): string[] {
  const { kebab, camel, plural } = names;
  const stamp = at.toISOString().slice(0, 16).replace(/[-:]/g, '');
  const migrationId = `${stamp}-add-${plural.kebab}`;
  const feature = `apps/api/src/features/${kebab}`;
  const files = {
    [`packages/contracts/src/${kebab}.ts`]: contract(names),
    [`apps/api/src/db/schema/${kebab}.ts`]: table(names),
    [`apps/api/src/db/migrations/${migrationId}.ts`]: migration(names),
    [`${feature}/queries.ts`]: queries(names),
    [`${feature}/routes.ts`]: routes(names),
    [`${feature}/${kebab}.test.ts`]: test(names),
  };
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already: choose another noun.`);

  const lists = {
    'apps/api/src/app.ts': [
      [
        /(?=import \{ \w+ \} from '\.\/lib)/,
        `import { ${camel}Routes } from './features/${kebab}/routes.ts';\n`,
      ],
      [/(?= {2}return app;)/, `  ${camel}Routes(app, services);\n`],
    ],
    'apps/api/src/db/schema/database.ts': [
      [/^/, `import type { ${plural.pascal}Table } from './${kebab}.ts';\n`],
      [/(?=\}\s*$)/, `  ${plural.camel}: ${plural.pascal}Table;\n`],
    ],
    'apps/api/src/db/migrate.ts': [
      [
        /(?=\n\/\*\* Every migration)/,
        `import * as add${plural.pascal} from './migrations/${migrationId}.ts';\n`,
      ],
      [/(?<=const migrations[^{]*\{\n(?: {2}.*\n)*)(?=\};)/, `  '${migrationId}': add${plural.pascal},\n`],
    ],
    'packages/contracts/src/nouns.ts': [
      [/(?=\n\/\*\* Every noun)/, `import { ${camel} } from './${kebab}.ts';\n`],
      [/(?<=const nouns = \{[^}]*)(?=\};)/, `  ${camel},\n`],
    ],
  } satisfies Record<string, [RegExp, string][]>;
  const entered = Object.entries(lists).map(([path, entries]) => {
    const text = entries.reduce(
      (source, [place, entry]) => {
        if (!place.test(source))
          throw new Error(`${path} has changed: no place was found for "${entry.trim()}".`);
        return source.replace(place, entry);
      },
      readFileSync(join(root, path), 'utf8'),
    );
    return [path, text] as const;
  });

  const changes = [...Object.entries(files), ...entered];
  for (const [path, text] of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return changes.map(([path]) => path);
}
