import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { textOf } from '../deployment/repository.ts';
import { namesOf } from './names.ts';
import { writeFeature } from './write-feature.ts';

const LISTS = [
  'apps/api/src/app.ts',
  'apps/api/src/db/schema/database.ts',
  'apps/api/src/db/migrate.ts',
  'packages/contracts/src/nouns.ts',
];

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A copy of what the generator enters a feature into. */
function copyOfLists(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-feature-'));
  roots.push(root);
  for (const path of LISTS) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), textOf(path));
  }
  return root;
}

test('a feature is written and entered into every list', () => {
  const root = copyOfLists();
  const files = writeFeature(root, namesOf('case-note'), new Date('2026-11-21T09:30:00Z'));

  expect(files).toContain('apps/api/src/db/migrations/20261121T0930-add-case-notes.ts');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('apps/api/src/app.ts')).toContain('caseNoteRoutes(app, services);\n  return app;');
  expect(read('apps/api/src/db/schema/database.ts')).toContain('  caseNotes: CaseNotesTable;\n}');
  expect(read('apps/api/src/db/migrate.ts')).toContain("  '20261121T0930-add-case-notes': addCaseNotes,\n};");
  expect(read('packages/contracts/src/nouns.ts')).toMatch(/const nouns = \{[^}]*\n {2}caseNote,\n\}/);
  expect(read('apps/api/src/features/case-note/queries.ts')).toContain("selectFrom('caseNotes')");
});

test('what is there already is left alone', () => {
  const root = copyOfLists();
  writeFeature(root, namesOf('note'), new Date());

  expect(() => writeFeature(root, namesOf('note'), new Date())).toThrow('is there already');
});

test('a noun that would make strange names is refused', () => {
  expect(() => namesOf('CaseNote')).toThrow('kebab case');
});
