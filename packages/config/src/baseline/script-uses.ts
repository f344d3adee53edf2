import { join } from 'node:path';
import ts from 'typescript-6';
import { shortfallOf, type Use } from './availability.ts';
import { literalFindings } from './literal-findings.ts';
import { markupFindings } from './markup-findings.ts';
import { memberFindings } from './member-findings.ts';

/**
 * Returns a TypeScript program of these files, with the types of all browser features.
 * @param root of the repository
 * @param files paths relative to the root
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
    // React Router generates the types of loader results there.
    rootDirs: [marketing, join(marketing, '.react-router/types')],
  };
  return ts.createProgram({ rootNames: files.map((file) => join(root, file)), options });
}

/** Exports that React Router removes from browser scripts. */
const ON_THE_SERVER = new Set(['loader', 'action', 'headers', 'middleware']);

/**
 * Finds features in a script that are not Baseline widely available. Ignores syntax, because builds compile it for
 * older browsers.
 */
export function scriptUses(program: ts.Program, source: ts.SourceFile): Omit<Use, 'file'>[] {
  const uses: Omit<Use, 'file'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const findings = [
      ...memberFindings(program, node),
      ...markupFindings(program, node),
      ...literalFindings(program, node),
    ];
    for (const { at, keys } of findings) {
      const lacking = shortfallOf(keys);
      const line = ts.getLineAndCharacterOfPosition(at.getSourceFile(), at.getStart()).line + 1;
      if (lacking) uses.push({ line, lacking });
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || !ON_THE_SERVER.has(statement.name?.text ?? ''))
      visit(statement);
  }
  return uses;
}
