import {
  EDITOR_SCRIPT_MAX_KB,
  editorScript,
  FIRST_SCRIPT_MAX_KB,
  firstScript,
  LEAD_LISTS,
} from './first-script.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { submitQuiz } from './system/api.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

test.concurrent(`every list of leads loads at most ${FIRST_SCRIPT_MAX_KB} kB of script at first`, async ({
  open,
  expect,
}) => {
  await submitQuiz({ name: 'Lena Light' });
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner('/admin/inbox');
  const storageState = await page.context().storageState();
  for (const path of LEAD_LISTS) {
    const { page: list } = await open('desktop', { storageState });
    const { kB } = await firstScript(list, addresses.admin + path);
    expect(kB, path).toBeLessThanOrEqual(FIRST_SCRIPT_MAX_KB);
  }
});

test.concurrent(`the post editor has at most ${EDITOR_SCRIPT_MAX_KB} kB of script of its own`, ({
  expect,
}) => {
  const kB = editorScript();
  expect(kB).toBeGreaterThan(100);
  expect(kB).toBeLessThanOrEqual(EDITOR_SCRIPT_MAX_KB);
});
