import { join } from 'node:path';
import ts from 'typescript-6';

/** What their templates hold is a script for browsers; the rest of them runs on the server. */
export const SCRIPTS_AS_TEXT = ['deferred-loader', 'invokers'].map(
  (name) => `packages/web-server/src/${name}.ts`,
);

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
  const host = ts.createCompilerHost(options, true);
  const asText = new Set(SCRIPTS_AS_TEXT.map((file) => join(root, file)));
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = readFile(path);
    return text && asText.has(path) ? templatesOf(text) : text;
  };
  return ts.createProgram({ rootNames: files.map((file) => join(root, file)), options, host });
}

const TEMPLATE_TEXT = new Set([
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
]);

/** The templates of a source, each where it stood, with a name for what is put into them; blanks for all else. */
function templatesOf(text: string): string {
  const kept = text.replace(/[^\n]/g, ' ').split('');
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node)) kept.fill('_', node.pos - 2, node.literal.getStart() + 1);
    if (TEMPLATE_TEXT.has(node.kind))
      for (let at = node.getStart() + 1; at < node.end - 1; at++) kept[at] = text.charAt(at);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('templates.ts', text, ts.ScriptTarget.ESNext, true));
  return kept.join('');
}
