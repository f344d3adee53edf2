import { globSync } from 'node:fs';

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/test-support/**'];

/** Sources that reach browsers, and the files beside them that do not. */
const SOURCES: { files: string; except?: string[] }[] = [
  {
    files: 'apps/marketing/app/**/*.{ts,tsx,css}',
    except: ['**/*.server.{ts,tsx}', '**/entry.server.tsx', '**/app/routes.ts'],
  },
  {
    files: 'apps/admin/src/**/*.{ts,tsx,css}',
    except: ['**/src/server.ts', '**/src/config.ts'],
  },
  { files: 'apps/admin/public/**/*.js' },
  { files: 'packages/{ui,contracts,api-client,post-blocks,post-editor}/src/**/*.{ts,tsx,css}' },
  { files: 'packages/web-server/src/inlined/*.ts' },
];

/** The files that reach browsers, from the root of the repository. */
export function browserSources(root: string): string[] {
  return SOURCES.flatMap(({ files, except = [] }) =>
    globSync(files, { cwd: root, exclude: [...TESTS, ...except] }),
  ).sort();
}
