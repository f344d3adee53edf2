import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const SITE = 'apps/marketing/app';

const UNNAMED = 'This width is no breakpoint of the site.';
const BACKWARDS = 'Write the lower bound first';
const COMPOSED = 'Compose classes of the kit only';
const APOSTROPHE = 'Write a curly apostrophe';
const WORD = 'Write “called” instead of “rung”';
const STIFF = 'Use contractions in our own voice';

const inMedia = (condition: string) => `@media ${condition} {\n  a {\n    color: red;\n  }\n}\n`;
const inContent = (text: string) => `export const text = ${JSON.stringify(text)};\n`;

/** Path and text of a file, and the messages that our rules report for it. */
const FILES: [path: string, text: string, ...said: string[]][] = [
  [`${SITE}/max.css`, inMedia('(max-width: 40rem)'), UNNAMED],
  [`${SITE}/screen.css`, inMedia('screen and (width < 40rem)'), UNNAMED],
  [`${SITE}/second.css`, inMedia('(width >= 60rem) and (max-width: 71.98rem)'), UNNAMED],
  [`${SITE}/interval.css`, inMedia('(48rem <= width < 60rem)'), UNNAMED],
  [`${SITE}/backwards.css`, inMedia('(width < 72rem) and (width >= 60rem)'), BACKWARDS],
  [`${SITE}/named.css`, inMedia('(width >= 60rem) and (width < 72rem)')],
  [`${SITE}/height.css`, inMedia('(max-height: 46rem)')],
  [`${SITE}/container.css`, '@container sheet (min-width: 34rem) {\n}\n'],
  ['apps/admin/src/max.css', inMedia('(max-width: 40rem)')],
  [`${SITE}/other.module.css`, '.a {\n  composes: frame from "./b.css";\n}\n', COMPOSED],
  [`${SITE}/kit.module.css`, '.a {\n  composes: frame split from global;\n}\n'],
  [`${SITE}/content/straight.ts`, inContent("The clinic's page"), APOSTROPHE],
  [`${SITE}/content/curly.ts`, inContent('The clinic’s page')],
  [`${SITE}/content/quoted.ts`, inContent("Boost Your Clinic's Revenue with 7 Expert Tips")],
  [`${SITE}/content/rung.ts`, inContent('They are rung within five minutes'), WORD],
  [`${SITE}/content/adverts.ts`, inContent('New Adverts every month'), WORD],
  [`${SITE}/content/stiff.ts`, inContent('Then we will call'), STIFF],
  [`${SITE}/content/template.ts`, `export const text = (n: number) => \`In \${n} days we cannot\`;\n`, STIFF],
  [`${SITE}/content/legal/terms.ts`, inContent('Then we will call')],
  [
    `${SITE}/Words.tsx`,
    'export const words = <p title="It\'s here">we do not know</p>;\n',
    APOSTROPHE,
    STIFF,
  ],
  [`${SITE}/words.test.tsx`, "export const words = <p>It's what we do not know</p>;\n"],
];

interface Finding {
  category: string;
  message: string;
  location: { path: string };
}

/** Returns the findings of our Biome plugins in these files, with the repository's settings. */
function lint(root: string): Finding[] {
  for (const path of ['.biome.json', 'packages/config/lint'])
    cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
  for (const [path, text] of FILES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stdout, stderr } = spawnSync(
    join(REPOSITORY, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'],
    { cwd: root, encoding: 'utf8', timeout: 60_000 },
  );
  expect(stdout, stderr).toContain('"diagnostics"');
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout);
  return diagnostics.filter(({ category }) => category === 'plugin');
}

let findings: Finding[];
beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    findings = lint(root);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each(FILES)('%s', (path, _, ...said) => {
  const messages = findings.filter(({ location }) => location.path === path).map(({ message }) => message);
  expect(messages).toEqual(said.map((text) => expect.stringContaining(text)));
});
