import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const SITE = 'apps/marketing/app';

const inMedia = (condition: string) => `@media ${condition} {\n  a {\n    color: red;\n  }\n}\n`;

/** Path and text of a file, and the beginning of the message that our own lint rules give it. */
const FILES: [path: string, text: string, message?: string][] = [
  [`${SITE}/unnamed.css`, inMedia('(max-width: 40rem)'), 'This width is no breakpoint of the site.'],
  [`${SITE}/backwards.css`, inMedia('(width < 72rem) and (width >= 60rem)'), 'Write the lower bound first'],
  [`${SITE}/named.css`, inMedia('(width >= 60rem) and (width < 72rem)')],
  ['apps/admin/src/max.css', inMedia('(max-width: 40rem)')],
  [`${SITE}/other.module.css`, '.a {\n  composes: frame from "./b.css";\n}\n', 'Compose classes of the kit'],
  [`${SITE}/kit.module.css`, '.a {\n  composes: frame split from global;\n}\n'],
  ['apps/admin/src/parse.ts', "export const url = URL.parse('/');\n", 'Some supported browsers lack this'],
  ['apps/admin/src/time.ts', 'export const time = new Date(0).toLocaleString();\n', 'This shows the time of'],
  ['apps/api/src/parse.ts', "export const url = URL.parse('/');\n"],
];

interface Finding {
  category: string;
  message: string;
  location: { path: string };
}

test('our own lint rules report what they forbid, and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of ['.biome.json', 'packages/config/lint'])
    cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
  for (const [path, text] of FILES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stdout } = spawnSync(
    join(REPOSITORY, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout);
  const messages = diagnostics.filter(({ category }) => category === 'plugin');

  for (const [path, , message] of FILES)
    expect(messages.filter(({ location }) => location.path === path)).toMatchObject(
      message ? [{ message: expect.stringContaining(message) }] : [],
    );
});
