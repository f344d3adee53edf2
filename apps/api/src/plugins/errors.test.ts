import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiForFile } from '../../test/api.ts';

const NOBODY = '0198a2f0-0000-7000-8000-000000000000';

/** Statements that the database refuses. */
const STATEMENTS = {
  'a row that somebody has deleted': sql`insert into host_hours (member_id, zone, weekly, dates, version)
    values (${NOBODY}, 'Europe/London', '[]', '[]', 1)`,
  'questions that do not exist': sql`insert into quiz_sessions (id, question_set, answers)
    values (${NOBODY}, ''::bytea, '{}')`,
  'a value of the wrong type': sql`select 'x'::uuid`,
  'a number that is too large': sql`select 1e30::bigint`,
  'a text with a NUL': sql`select '"\\u0000"'::jsonb ->> 0`,
};

const api = await apiForFile({
  mount: (app) =>
    app.get<{ Params: { name: keyof typeof STATEMENTS } }>(
      '/api/statement/:name',
      { config: { access: 'public' } },
      async ({ params: { name } }) => {
        await STATEMENTS[name].execute(api.db);
        return {};
      },
    ),
});

async function answerTo(name: string) {
  const log = Object.assign(Object.create(api.services.log), { error: vi.fn(), warn: vi.fn() });
  const child = vi.spyOn(api.services.log, 'child').mockReturnValue(log);
  onTestFinished(() => child.mockRestore());
  const { statusCode } = await api.app.inject(`/api/statement/${encodeURIComponent(name)}`);
  return { statusCode, isFault: log.error.mock.calls.length > 0 };
}

test('a reference to a row that somebody has just deleted is a conflict', async () => {
  expect(await answerTo('a row that somebody has deleted')).toEqual({ statusCode: 409, isFault: false });
});

test.each([
  'questions that do not exist',
  'a value of the wrong type',
  'a number that is too large',
  'a text with a NUL',
])('%s is a fault of ours, logged in full', async (name) => {
  expect(await answerTo(name)).toEqual({ statusCode: 500, isFault: true });
});
