import type { Names } from './names.ts';
import type { Parent } from './parent.ts';

/**
 * A line to add to a top-level list in a file, and the text that the list starts with. Lists have one entry per line.
 */
type Entry = [list: string, line: string];

/** The lines to add to a file for a new feature. */
interface Entries {
  imports?: string;
  entries: Entry[];
}

/** The lists for the API part of a feature. */
function listsOfApi({ kebab, camel, plural }: Names, migration: string): Record<string, Entries> {
  return {
    'packages/contracts/src/shared/nouns.ts': {
      imports: `import { ${camel} } from '../${kebab}/${kebab}.ts';`,
      entries: [['const nouns = {', `${camel},`]],
    },
    'apps/api/src/db/schema/database.ts': {
      imports: `import type { ${plural.pascal}Table } from './${kebab}.ts';`,
      entries: [['interface Database {', `${plural.camel}: ${plural.pascal}Table;`]],
    },
    'apps/api/src/db/migrate.ts': {
      imports: `import * as add${plural.pascal} from './migrations/${migration}.ts';`,
      entries: [
        [
          'export const migrations: Record<string, LargeMigration> = {',
          `'${migration}': add${plural.pascal},`,
        ],
      ],
    },
    'apps/api/src/app.ts': {
      imports: `import { ${camel}Routes } from './features/${kebab}/routes.ts';`,
      entries: [['function serveNouns(', `${camel}Routes(app, services);`]],
    },
  };
}

const AUDITED_CALLS = 'apps/api/src/features/audit/audited-calls.test.ts';

/** Adds the new calls to the audit test, in which the author decides which audit entries they write. */
function auditedCalls({ camel, pascal, plural }: Names, parent?: Parent): Entries {
  const calls = [`create${pascal}`, `delete${pascal}`];
  if (!parent) calls.push(`export${plural.pascal}`, `set${pascal}Status`);
  const undecided = `[${calls.map((call) => `'${camel}.${call}'`).join(', ')}]`;
  const make = parent
    ? `async (calls) => {
        const params = { ${parent.names.camel}Id: ${parent.audited} };
        const { id } = await calls.staff.${camel}.create${pascal}({ params, body: { text: 'x' } });
        await calls.staff.${camel}.delete${pascal}({ params: { ...params, id } });
      }`
    : `async ({ staff }) => {
        const params = { id: (await staff.${camel}.create${pascal}({ body: { title: 'x' } })).id };
        await staff.${camel}.set${pascal}Status({ params, body: { status: 'done' } });
        await staff.${camel}.export${plural.pascal}({ query: {} });
        await staff.${camel}.delete${pascal}({ params });
      }`;
  const ask = '// New: name the actions that each leaves in the log, or say why it leaves none.';
  return { entries: [['const CALLS: ', `${ask}\n  [${undecided}, ${make}],`]] };
}

/** The admin's lists for a noun with its own screens. */
function listsOfScreens({ kebab, camel, pascal, plural }: Names): Record<string, Entries> {
  const lazy = (screen: string) =>
    `async () => ({ Component: (await import('./features/${kebab}/${screen}.tsx')).${screen} })`;
  return {
    'apps/admin/src/paths.ts': {
      entries: [
        ['const paths = {', `${plural.camel}: () => '/admin/${plural.kebab}',`],
        ['const paths = {', `${camel}: (id: string) => \`/admin/${plural.kebab}/\${id}\`,`],
      ],
    },
    'apps/admin/src/layouts/navigation.ts': {
      entries: [
        [
          'const LINKS: ',
          `{ to: paths.${plural.camel}(), label: '${plural.capital}', permission: 'leads:read' },`,
        ],
      ],
    },
    'apps/admin/src/routes.tsx': {
      entries: [
        [
          'const dashboardTabs: ',
          `{
            element: <RequirePermission permission="leads:read" />,
            children: [
              { path: paths.${plural.camel}(), lazy: ${lazy(`${plural.pascal}Screen`)} },
              {
                path: paths.${camel}(':id'),
                lazy: ${lazy(`${pascal}Screen`)},
                children: [{ index: true, lazy: panelsOf('${camel}', panels) }],
              },
            ],
          },`,
        ],
      ],
    },
  };
}

/** The lists for erasing a person: text columns that may mention them, and rows that belong to a lead. */
function listsOfErasure({ plural }: Names, parent?: Parent): Record<string, Entries> {
  const people = 'apps/api/src/features/people';
  const table = plural.snake;
  const text = parent ? `'text'` : `'title', 'search_text'`;
  return {
    [`${people}/forget-mentions.ts`]: {
      entries: [['const MENTION_COLUMNS: ', `{ table: '${table}', text: [${text}] },`]],
    },
    ...(!parent && {
      [`${people}/person-rows.test.ts`]: {
        entries: [['const NAMES_NO_VISITOR: ', `'${table}.status': 'from a list',`]],
      },
    }),
    ...(parent?.names.kebab === 'submission' && {
      [`${people}/person-rows.ts`]: {
        entries: [['const ROWS_OF_LEADS: ', `{ table: '${plural.camel}', where: ofSubmissions },`]],
      },
    }),
  };
}

/** The admin's lists for a panel. */
function listsOfPanel({ kebab, plural }: Names, parent: Parent): Record<string, Entries> {
  const panel = `${plural.pascal}Panel`;
  const load = `async () => (await import('./features/${kebab}/${panel}.tsx')).${panel}`;
  return {
    'apps/admin/src/routes.tsx': {
      entries: [['const panels: ', `{ of: '${parent.names.camel}', load: ${load} },`]],
    },
  };
}

/** Returns all lists that a new feature changes, by file. */
export function listsOf(names: Names, migration: string, parent?: Parent): Record<string, Entries> {
  const admin = parent ? listsOfPanel(names, parent) : listsOfScreens(names);
  return {
    ...listsOfApi(names, migration),
    [AUDITED_CALLS]: auditedCalls(names, parent),
    ...listsOfErasure(names, parent),
    ...admin,
  };
}

/**
 * Returns a file's text with each entry added at the end of its list.
 * @throws {Error} if a list is missing
 */
export function addEntries(path: string, text: string, { imports, entries }: Entries): string {
  const listed = entries.reduce((source, [list, line]) => {
    const begin = source.indexOf(list);
    const end = source.slice(begin).search(/^[\])}]/m);
    if (begin < 0 || end < 0)
      throw new Error(
        `${path} has no list "${list.trim()}" any more, one entry a line: no place for "${line}".`,
      );
    return `${source.slice(0, begin + end)}  ${line}\n${source.slice(begin + end)}`;
  }, text);
  return imports ? `${imports}\n${listed}` : listed;
}
