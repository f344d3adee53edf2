import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Use } from './availability.ts';
import { scriptProgram, scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/test-support/**'];

/** Sources that run in browsers, without the server files in the same folders. */
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
  { files: 'packages/{ui,contracts,api-client,post-blocks,post-editor,site-content}/src/**/*.{ts,tsx,css}' },
  { files: 'packages/web-server/src/inlined/*.ts' },
];

/** Returns the files that run in browsers, as paths from the root of the repository. */
function browserSources(root: string): string[] {
  return SOURCES.flatMap(({ files, except = [] }) =>
    globSync(files, { cwd: root, exclude: [...TESTS, ...except] }),
  ).sort();
}

/**
 * Returns all features in our browser sources that are not Baseline widely available, whether or not they are guarded.
 * @param root folder that contains `apps` and `packages`
 */
export function findUses(root: string): { files: number; uses: Use[] } {
  const files = browserSources(root);
  const program = scriptProgram(
    root,
    files.filter((file) => !file.endsWith('.css')),
  );
  const uses = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    const found = source ? scriptUses(program, source) : styleUses(readFileSync(join(root, file), 'utf8'));
    return found.map((use) => ({ file, ...use }));
  });
  return { files: files.length, uses: oncePerLine(uses) };
}

/** Reports a property and its value as one use. */
function oncePerLine(uses: Use[]): Use[] {
  const seen = new Map(
    uses.toReversed().map((use) => [`${use.file}:${use.line} ${use.lacking.feature}`, use]),
  );
  return [...seen.values()].toReversed();
}
