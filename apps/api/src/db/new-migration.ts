import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from './migrate.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z\d-]*$/.test(name)) {
  process.stderr.write('Name the migration in kebab case: pnpm db:new add-notes\n');
  process.exit(1);
}

const MINUTE = 60_000;
// Migrations run in the order of their names, so the new stamp must be later than all others, even within the same
// minute or after one with a fast clock.
const [, year, month, day, hour, minute] =
  /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(migrationNames.at(-1) ?? '') ?? [];
const newest = year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) : 0;
const at = new Date(Math.max(Date.now(), newest + MINUTE));
const stamp = at.toISOString().slice(0, 16).replace(/[-:]/g, '');
const id = `${stamp}-${name}`;
const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const folder = import.meta.dirname;

writeFileSync(
  join(folder, 'migrations', `${id}.ts`),
  `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`\`.execute(db);
}
`,
  { flag: 'wx' },
);

const register = join(folder, 'migrate.ts');
const source = readFileSync(register, 'utf8')
  .replace(/((?:import \* as .*\n)+)/, `$1import * as ${variable} from './migrations/${id}.ts';\n`)
  .replace(/(const migrations[^{]*\{\n(?: {2}.*\n)*)\};/, `$1  '${id}': ${variable},\n};`);
writeFileSync(register, source);
process.stdout.write(`Write src/db/migrations/${id}.ts; it is already registered.\n`);
