import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BASE, KIT, kitViolations } from './kit-classes.ts';

const SITE = 'apps/marketing/app';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Returns the violations in a site of these files. Its page uses every class of a small kit. */
function violationsIn(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'kit-'));
  roots.push(root);
  const all = {
    [KIT]: '@layer kit { .frame, .small:hover > * { color: red } .quiet { background: url(a.png) } }',
    [BASE]: '.needs-script { display: none }',
    [`${SITE}/All.tsx`]: 'export const all = <p className="frame small"><b className="quiet" /></p>;',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return kitViolations(root).map(({ rule, from }) => [rule, from]);
}

test.each([
  ['"frame smal"'],
  ['{`smal $' + '{b}`}'],
  ['{`$' + '{b} frame smal`}'],
  ['{b === "big" ? "frame" : "smal"}'],
  ['{b ?? "smal"}'],
])('reports a class that is not in the kit: className=%s', (value) => {
  const markup = `export const a = (b?: string) => <p className=${value} />;`;
  expect(violationsIn({ [`${SITE}/A.tsx`]: markup })).toEqual([
    ['kit-classes-exist', `${SITE}/A.tsx takes .smal`],
  ]);
});

test.each(['smal', 'needs-script'])(
  'reports a module that composes %s, which the kit does not have',
  (name) => {
    const css = `.a { composes: frame ${name} from global; }`;
    expect(violationsIn({ [`${SITE}/A.module.css`]: css })).toEqual([
      ['kit-classes-exist', `${SITE}/A.module.css takes .${name}`],
    ]);
  },
);

test('reports a class of the kit that no page uses', () => {
  const markup = 'export const all = <p className="frame small" />;';
  expect(violationsIn({ [`${SITE}/All.tsx`]: markup })).toEqual([['kit-classes-used', `${KIT} has .quiet`]]);
});

test('accepts classes of the kit, of a module and in a test', () => {
  expect(
    violationsIn({
      [`${SITE}/A.module.css`]: '.a { composes: frame small from global; } .b { composes: a; }',
      [`${SITE}/A.tsx`]: 'export const a = <p className={styles.a}><b className="needs-script" /></p>;',
      [`${SITE}/A.test.tsx`]: 'export const a = <p className="anything" />;',
    }),
  ).toEqual([]);
});
