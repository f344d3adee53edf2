import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { textOf } from '../deployment/repository.ts';
import { namesOf, replaceNoun } from './names.ts';
import { parentOf } from './parent.ts';
import { writeFeature } from './write-feature.ts';

const LISTS = [
  'apps/admin/src/layouts/navigation.ts',
  'apps/admin/src/paths.ts',
  'apps/admin/src/routes.tsx',
  'apps/api/src/app.ts',
  'apps/api/src/db/migrate.ts',
  'apps/api/src/db/schema/database.ts',
  'apps/api/src/features/audit/audited-calls.test.ts',
  'apps/api/src/features/people/forget-mentions.ts',
  'apps/api/src/features/people/person-rows.test.ts',
  'packages/contracts/src/shared/nouns.ts',
];
/** Changed only for a panel of a lead. */
const ERASURE = 'apps/api/src/features/people/person-rows.ts';
/** Later than every migration. */
const AT = new Date('2126-11-21T09:30:00Z');
const submission = parentOf(
  {
    submissions: {
      listSubmissions: { path: '/api/eligibility/submissions', access: 'leads:read', paged: true },
      getSubmission: { path: '/api/eligibility/submissions/{id}', access: 'leads:read' },
      deleteSubmission: { path: '/api/eligibility/submissions/{id}', access: 'leads:delete' },
    },
  },
  'submission',
);

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Copies the files to which the generator adds entries. */
function copyOfLists(change = (text: string) => text) {
  const root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  roots.push(root);
  for (const path of [...LISTS, ERASURE]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), change(textOf(path)));
  }
  return { root, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const linesOf = (text: string) => text.split('\n').length - 1;

/**
 * Counts the lines that a feature adds, including list entries. The files are formatted first, because the formatter may
 * break lines that contain a longer noun.
 */
function linesAdded(root: string, { written, changed }: ReturnType<typeof writeFeature>): number {
  const files = [...written, ...changed];
  const { formatter, javascript } = JSON.parse(textOf('.biome.json'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ formatter, javascript }));
  const { status, stderr } = spawnSync(
    join(REPOSITORY, 'node_modules/.bin/biome'),
    ['format', '--write', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const after = files.reduce((sum, path) => sum + linesOf(readFileSync(join(root, path), 'utf8')), 0);
  return after - changed.reduce((sum, path) => sum + linesOf(textOf(path)), 0);
}

describe('a noun of its own', () => {
  test('is written whole and entered into every list', () => {
    const { root, read } = copyOfLists();
    const { written, changed } = writeFeature(root, namesOf('case-note'), AT);

    expect(written).toMatchSnapshot();
    expect(changed.sort()).toEqual(LISTS);
    expect(read('apps/api/src/app.ts')).toContain('  caseNoteRoutes(app, services);\n}');
    expect(read('apps/api/src/db/schema/database.ts')).toContain('  caseNotes: CaseNotesTable;\n}');
    expect(read('apps/api/src/db/migrate.ts')).toContain(
      "  '21261121T0930-add-case-notes': addCaseNotes,\n}",
    );
    expect(read('apps/api/src/features/people/forget-mentions.ts')).toContain(
      "  { table: 'case_notes', text: ['title', 'search_text'] },\n];",
    );
    expect(read('packages/contracts/src/shared/nouns.ts')).toContain('  caseNote,\n}');
    expect(read('apps/admin/src/paths.ts')).toContain("caseNotes: () => '/admin/case-notes',\n");
    expect(read('apps/admin/src/routes.tsx')).toContain("import('./features/case-note/CaseNotesScreen.tsx')");
    expect(read('apps/api/src/features/case-note/queries.ts')).toContain("selectFrom('caseNotes')");
    for (const path of written) expect(read(path)).not.toMatch(/sample.?noun/i);
  });

  test('has a migration that comes after every other, also in the same minute', () => {
    const { root } = copyOfLists();
    writeFeature(root, namesOf('note'), AT);
    const { written } = writeFeature(root, namesOf('a-note'), AT);
    expect(written).toContain('apps/api/src/db/migrations/21261121T0931-add-a-notes.ts');
  });

  test('takes at most 460 lines', () => {
    const { root } = copyOfLists();
    expect(linesAdded(root, writeFeature(root, namesOf('note'), AT))).toBeLessThanOrEqual(460);
  });

  test('is not written over what is there already', () => {
    const { root } = copyOfLists();
    writeFeature(root, namesOf('note'), AT);
    expect(() => writeFeature(root, namesOf('note'), AT)).toThrow('is there already');
  });
});

describe('a panel in the detail of another noun', () => {
  test('knows its parent, and takes at most 17 files and 400 lines', () => {
    const { root, read } = copyOfLists();
    const result = writeFeature(root, namesOf('note'), AT, submission);

    expect(result.written).toMatchSnapshot();
    // Counts the snapshot of all paths as well.
    expect(result.written.length + result.changed.length + 1).toBeLessThanOrEqual(17);
    expect(linesAdded(root, result)).toBeLessThanOrEqual(400);
    expect(read('packages/contracts/src/note/note.ts')).toContain(
      "'/api/eligibility/submissions/{submissionId}/notes'",
    );
    expect(read('apps/api/src/db/migrations/21261121T0930-add-notes.ts')).toContain(
      'references submissions on delete cascade',
    );
    expect(read('apps/admin/src/routes.tsx')).toContain("{ of: 'submission', load: ");
    expect(read(ERASURE)).toContain("where: ofLeads },\n  { table: 'notes', where: ofSubmissions },\n];");
    expect(read('apps/api/src/features/people/forget-mentions.ts')).toContain(
      "  { table: 'notes', text: ['text'] },\n];",
    );
    for (const path of result.written)
      expect(read(path)).not.toMatch(/(sample|parent).?noun|PARENT|parentCalls/);
  });

  test('needs a place for it there', () => {
    const { root } = copyOfLists((text) => text.replace("panelsOf('submission', panels)", 'nothing'));
    expect(() => writeFeature(root, namesOf('note'), AT, submission)).toThrow('give the submission');
  });

  test('of a noun that is not there is refused', () => {
    expect(() => parentOf({}, 'submission')).toThrow('No noun has getSubmission');
  });
});

test('where a list is gone nothing is written, and the error names the list', () => {
  const { root, read } = copyOfLists((text) => text.replace('const LINKS', 'const OTHERS'));
  expect(() => writeFeature(root, namesOf('note'), AT)).toThrow(
    'navigation.ts has no list "const LINKS:" any more',
  );
  expect(() => read('packages/contracts/src/note/note.ts')).toThrow();
});

test('a noun that would make strange names is refused', () => {
  expect(() => namesOf('CaseNote')).toThrow('kebab case');
});

test('a text is renamed in every form, the plural apart', () => {
  const text = 'Boxes boxes box-x boxX BOX box: big-box bigBoxes BigBox BIG_BOXES "Big boxes"';
  expect(replaceNoun(text, namesOf('big-box', 'big-boxes'), namesOf('case', 'cases'))).toBe(
    'Boxes boxes box-x boxX BOX box: case cases Case CASES "Cases"',
  );
});
