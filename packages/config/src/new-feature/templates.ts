import type { Names } from './names.ts';

/** The new noun's call list, to be changed into what it is about. */
export const contract = ({ camel, pascal, plural }: Names) => `import { z } from './zod.ts';
import { defineEndpoints } from './endpoint.ts';
import { pageFields } from './paging.ts';
import { Empty, Id, Instant, line } from './text.ts';

export const ${plural.snake.toUpperCase()}_TEXT_MAX = 200;

export const ${pascal}Input = z.strictObject({ text: line({ min: 1, max: ${plural.snake.toUpperCase()}_TEXT_MAX }, 'Enter a text.') });
export type ${pascal}Input = z.infer<typeof ${pascal}Input>;

export const ${pascal} = z.strictObject({ id: z.uuid(), text: z.string(), createdAt: Instant });
export type ${pascal} = z.infer<typeof ${pascal}>;

export const ${camel} = defineEndpoints({
  list${plural.pascal}: {
    method: 'GET',
    path: '/api/${plural.kebab}',
    summary: 'All of them, newest first',
    access: 'staff',
    query: z.strictObject(pageFields),
    response: z.array(${pascal}),
    paged: true,
  },
  create${pascal}: {
    method: 'POST',
    path: '/api/${plural.kebab}',
    summary: 'Add one',
    access: 'staff',
    body: ${pascal}Input,
    response: ${pascal},
    status: 201,
  },
  delete${pascal}: {
    method: 'DELETE',
    path: '/api/${plural.kebab}/{id}',
    summary: 'Delete one for good',
    access: 'staff',
    params: z.strictObject({ id: Id }),
    response: Empty,
  },
});
`;

export const table = ({ plural }: Names) => `import type { DefaultMoment } from './columns.ts';

export interface ${plural.pascal}Table {
  id: string;
  text: string;
  createdAt: DefaultMoment;
}
`;

export const migration = ({ plural }: Names) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table ${plural.snake} (
    id uuid primary key,
    text text not null,
    created_at timestamptz(3) not null default now()
  )\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`drop table ${plural.snake}\`.execute(db);
}
`;

export const queries = ({
  kebab,
  camel,
  pascal,
  plural,
}: Names) => `import type { ${pascal}, ${pascal}Input } from '@upcurve/contracts/${kebab}';
import type { PageOf } from '@upcurve/contracts/paging';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { afterNewest, countUpTo, newestPage, pageLimit } from '../../lib/paging.ts';

const COLUMNS = ['id', 'text', 'createdAt'] as const;

export function ${camel}Queries(db: Db) {
  return {
    async list(query: { limit?: number; cursor?: string }): Promise<PageOf<${pascal}>> {
      const all = db.selectFrom('${plural.camel}');
      const limit = pageLimit(query);
      let page = all.select(COLUMNS).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit + 1);
      if (query.cursor) page = page.where(afterNewest('${plural.snake}', query.cursor));
      const total = await countUpTo(db, all.select('id'));
      return { ...newestPage(await page.execute(), limit), ...total };
    },

    create(input: ${pascal}Input): Promise<${pascal}> {
      return db
        .insertInto('${plural.camel}')
        .values({ id: uuidv7(), ...input })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    },

    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('${plural.camel}').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
`;

export const routes = ({
  kebab,
  camel,
  pascal,
  plural,
}: Names) => `import { ${camel} } from '@upcurve/contracts/${kebab}';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { ${camel}Queries } from './queries.ts';

export function ${camel}Routes(app: FastifyInstance, { db }: Services): void {
  implement(app, '${kebab}', ${camel}, {
    list${plural.pascal}: ({ query }) => ${camel}Queries(db).list(query),

    create${pascal}: ({ body }) => ${camel}Queries(db).create(body),

    delete${pascal}: async ({ params }) => {
      if (!(await ${camel}Queries(db).delete(params.id))) throw notFound('${kebab.replaceAll('-', ' ')}');
      return {};
    },
  });
}
`;

export const test = ({
  kebab,
  camel,
  pascal,
  plural,
}: Names) => `import { ${camel} } from '@upcurve/contracts/${kebab}';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('staff add one, see it and delete it', async () => {
  const staff = api.client(${camel}, await api.signIn('editor'));

  const created = await staff.create${pascal}({ body: { text: 'First' } });
  expect(await staff.list${plural.pascal}()).toMatchObject({ items: [created], total: 1, totalKind: 'exact' });

  await staff.delete${pascal}({ params: { id: created.id } });
  expect(await staff.list${plural.pascal}()).toMatchObject({ items: [], total: 0 });
  await expect(staff.delete${pascal}({ params: { id: created.id } })).rejects.toMatchObject({ statusCode: 404 });
});

test('visitors are turned away', async () => {
  await expect(api.client(${camel}).list${plural.pascal}()).rejects.toMatchObject({ statusCode: 401 });
});
`;
