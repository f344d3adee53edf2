import balena from '@balena/dockerignore';
import { describe, expect, test } from 'vitest';
import { textOf } from './repository.ts';

/** Checks whether a file is in the build context, by Docker's own matching rules. */
function isSent(path: string): boolean {
  return !balena.default().add(textOf('.dockerignore')).ignores(path);
}

describe('the build context', () => {
  test.each([
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'turbo.json',
    'apps/api/package.json',
    'apps/api/src/main.ts',
    'apps/api/src/config.ts',
    'apps/marketing/app/root.tsx',
    'apps/marketing/public/favicon.svg',
    'apps/admin/index.html',
    'packages/contracts/src/data.ts',
    'packages/web-server/src/environment.ts',
    'packages/config/tsconfig/base.json',
  ])('includes %s', (path) => {
    expect(isSent(path)).toBe(true);
  });
});

/** Folders in which commands may run. Commands write files to their working directory. */
const PLACES = ['', 'apps/api/', 'packages/e2e/'];

describe('excluded from the build context', () => {
  test.each([
    ['.git/config', 'the history'],
    ['.git', 'the link of a worktree to its history'],
    ['.github/workflows/ci.yml', 'the workflows'],
  ])('%s: %s', (path) => {
    expect(isSent(path)).toBe(false);
  });

  test.each([
    ['.env', 'secrets'],
    ['.env.production', 'secrets'],
    ['.envrc', 'secrets'],
    ['.data/secrets.json', 'secrets that the API has made'],
    ['.data/setup-link', 'the way to the first account'],
    ['.data/postgres/PG_VERSION', 'the embedded database'],
    ['.data/uploads/ab/cdef.webp', 'uploads'],
    ['.data/backups/2026-11-23.backup', 'backups'],
    ['.data/logs/api.log', 'logs'],
    ['npm-debug.log', 'logs'],
    ['node_modules/pg/package.json', 'what is installed'],
    ['dist/main.js', 'what is built'],
    ['build/client/index.html', 'what is built'],
    ['tsconfig.tsbuildinfo', 'what is built'],
    ['.react-router/types/routes.ts', 'what is built'],
    ['.build-assets/fonts/inter.woff2', 'what is built'],
    ['.turbo/cache/1.tar.zst', 'the cache of turbo'],
    ['.turbo/test-report.json', 'test reports'],
    ['coverage/index.html', 'test reports'],
  ])('%s in any folder: %s', (path) => {
    expect(PLACES.filter((place) => isSent(place + path))).toEqual([]);
  });

  test('everything that git ignores', () => {
    const patterns = textOf('.gitignore').split('\n').filter(Boolean);
    const paths = patterns.flatMap((pattern) => {
      const name = pattern.replace(/\/$/, '/made-up.ts').replace('*', 'made-up');
      return pattern.includes('/', 1) && !pattern.endsWith('/')
        ? [name]
        : PLACES.map((place) => place + name);
    });
    expect(patterns.length).toBeGreaterThan(5);
    expect(paths.filter(isSent), 'add these to .dockerignore too').toEqual([]);
  });
});
