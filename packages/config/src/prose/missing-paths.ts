import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Placeholders, globs and generated folders are no paths of the repository. */
const isNoPath = (path: string) =>
  /[<>*{}…]|\bNAME\b|\.\.\.|\/(?:dist|build|\.data|node_modules|\.turbo)(?:\/|$)/.test(path);

/** Files and folders named in the docs, in backticks from the root or as a relative link, that do not exist. */
export function missingPaths(root: string): string[] {
  const docs = globSync('**/*.md', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/{dist,build}/**'],
  }).sort();
  return docs.flatMap((doc) => {
    const text = readFileSync(join(root, doc), 'utf8');
    const named = [...text.matchAll(/`((?:apps|packages|docs|\.ci|\.github)\/[^`\s]+?)\/?`/g)].map(
      ([, path = '']) => ({
        path,
        file: join(root, path),
      }),
    );
    const linked = [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)\s#]+)(?:#[^)]*)?\)/g)].map(
      ([, path = '']) => ({
        path,
        file: resolve(root, dirname(doc), path),
      }),
    );
    return [...named, ...linked]
      .filter(({ path, file }) => !isNoPath(path) && !existsSync(file))
      .map(({ path }) => `${doc}: ${path} does not exist. Name the place where it is now.`);
  });
}
