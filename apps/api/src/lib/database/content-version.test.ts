import { expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { contentChanged, contentVersion, foldContentChanges } from './content-version.ts';

const api = await apiForFile();

const version = () => contentVersion(api.db);
const change = () => api.db.transaction().execute((trx) => contentChanged(trx));

test('each commit gives a new version, in whatever order the transactions began', async () => {
  const seen = [await version()];
  const open = await api.db.startTransaction().execute();
  await contentChanged(open);
  seen.push(await version());
  await change();
  seen.push(await version());
  await open.commit().execute();
  seen.push(await version());
  const [first = 0] = seen;
  expect(seen).toEqual([first, first, first + 1, first + 2]);
});

test('adding up the changes leaves the version as it is, and changes of open transactions are not lost', async () => {
  await change();
  const before = await version();
  const open = await api.db.startTransaction().execute();
  await contentChanged(open);
  await Promise.all([1, 2].map(() => api.db.transaction().execute(foldContentChanges)));
  expect(await version()).toBe(before);
  expect(await api.db.selectFrom('contentChanges').selectAll().execute()).toEqual([]);
  await open.commit().execute();
  expect(await version()).toBe(before + 1);
});
