import { join } from 'node:path';
import ts from 'typescript-6';

/**
 * The types of these files, with everything that any browser may have.
 * @param root of the repository
 * @param files paths from there
 */
export function scriptProgram(root: string, files: string[]): ts.Program {
  const marketing = join(root, 'apps/marketing');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowJs: true,
    types: [],
    // Where React Router writes the types of what loaders return.
    rootDirs: [marketing, join(marketing, '.react-router/types')],
  };
  return ts.createProgram({ rootNames: files.map((file) => join(root, file)), options });
}
