import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IDependency, IModule } from 'dependency-cruiser';
import { importGraph } from '../boundaries/find-violations.ts';

const NOT_OURS = ['**/node_modules/**', '**/{dist,build,coverage}/**'];
const OUTPUT = '^(apps|packages)/[^/]+/(dist|build|coverage|\\.turbo|\\.react-router)/|/\\+types/';

export interface RuntimeImports {
  /** The file and all files loaded with it, sorted by path, with their line counts. */
  files: { path: string; lines: number }[];
  /** Registry packages. */
  packages: string[];
  /** Files loaded only by `import()`, and by no static import. */
  later: string[];
}

/** Finds files by their path from the root or by its last part, with or without the extension. */
export function filesCalled(root: string, name: string): string[] {
  const files = globSync('{apps,packages}/*/**/*.{ts,tsx,mjs}', { cwd: root, exclude: NOT_OURS });
  const wanted = name.replace(/^\.\//, '');
  if (files.includes(wanted)) return [wanted];
  return files.filter((file) =>
    [file, file.replace(/\.\w+$/, '')].some((path) => `/${path}`.endsWith(`/${wanted}`)),
  );
}

/**
 * Returns everything that a file imports at run time, directly or indirectly. Type imports are excluded.
 * @param root folder that contains `apps` and `packages`
 */
export async function runtimeImports(root: string, file: string): Promise<RuntimeImports> {
  const { modules } = await importGraph(root, [file], { exclude: { path: OUTPUT } });
  const byPath = new Map(modules.map((module) => [module.source, module]));
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const later = new Set<string>();
  visit(byPath.get(file));

  function visit(module: IModule | undefined): void {
    if (!module || loaded.has(module.source)) return;
    loaded.add(module.source);
    for (const dependency of module.dependencies.filter(isLoaded)) {
      const { resolved, dynamic } = dependency;
      const name = packageName(resolved);
      if (name) packages.add(name);
      else if (dynamic) later.add(resolved);
      else visit(byPath.get(resolved));
    }
  }

  const files = [...loaded].sort().map((path) => ({ path, lines: linesOf(join(root, path)) }));
  return {
    files,
    packages: [...packages].sort(),
    later: [...later].filter((path) => !loaded.has(path)).sort(),
  };
}

const isLoaded = ({ dependencyTypes, coreModule, couldNotResolve }: IDependency) =>
  !dependencyTypes.includes('type-only') && !coreModule && !couldNotResolve;

function packageName(path: string): string | undefined {
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

/** Formats imports as text: a paragraph per folder, the largest first, and the totals. */
export function describeImports({ files, packages, later }: RuntimeImports): string {
  const folders = [...Map.groupBy(files, ({ path }) => dirname(path))]
    .map(([folder, inside]) => ({ folder, inside, lines: sum(inside) }))
    .sort((a, b) => b.lines - a.lines);
  const paragraphs = folders.map(({ folder, inside, lines }) =>
    [
      `${folder}  ${counted(inside.length, 'file')}, ${counted(lines, 'line')}`,
      ...inside.map((file) => `${String(file.lines).padStart(6)}  ${file.path.slice(folder.length + 1)}`),
    ].join('\n'),
  );
  return [
    ...paragraphs,
    `Packages: ${packages.join(', ') || 'none'}`,
    ...(later.length > 0
      ? [`Loaded later, by import():\n${later.map((path) => `  ${path}`).join('\n')}`]
      : []),
    `${counted(files.length, 'file')}, ${counted(sum(files), 'line')} in ${counted(folders.length, 'folder')}; ${counted(packages.length, 'package')}`,
  ].join('\n\n');
}

const sum = (files: { lines: number }[]) => files.reduce((total, { lines }) => total + lines, 0);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
