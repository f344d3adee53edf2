import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import ts from 'typescript-6';
import { type Finding, keysOfEvent } from './availability.ts';
import { styleUses } from './style-uses.ts';

/**
 * Methods that take CSS text and throw if the browser does not support it. Each function wraps the text into a
 * stylesheet.
 */
const TAKES_CSS = new Map<string, (text: string) => string>([
  ['closest', (selector) => `${selector} {}`],
  ['matches', (selector) => `${selector} {}`],
  ['querySelector', (selector) => `${selector} {}`],
  ['querySelectorAll', (selector) => `${selector} {}`],
  ['matchMedia', (query) => `@media ${query} {}`],
]);

/** Finds features in regular expressions, and in strings with selectors, media queries and event names. */
export function literalFindings(program: ts.Program, node: ts.Node): Finding[] {
  if (ts.isRegularExpressionLiteral(node))
    return patternKeys(node.text).map((key) => ({ at: node, keys: [key] }));
  if (!ts.isCallExpression(node)) return [];
  const [argument] = node.arguments;
  if (!argument || !ts.isStringLiteralLike(argument)) return [];
  const method = program.getTypeChecker().getResolvedSignature(node)?.declaration;
  if (!method || !program.isSourceFileDefaultLibrary(method.getSourceFile())) return [];
  const name = ts.getNameOfDeclaration(method)?.getText() ?? '';
  if (name === 'addEventListener') return [{ at: argument, keys: keysOfEvent(argument.text) }];
  const sheet = TAKES_CSS.get(name)?.(argument.text) ?? '';
  return styleUses(sheet).map(({ lacking }) => ({ at: argument, keys: [lacking.key] }));
}

function patternKeys(text: string): string[] {
  const keys: string[] = [];
  const names = new Set<string>();
  visitRegExpAST(new RegExpParser().parseLiteral(text), {
    onFlagsEnter: ({ unicodeSets }) => unicodeSets && keys.push('javascript.builtins.RegExp.unicodeSets'),
    onModifiersEnter: () => keys.push('javascript.regular_expressions.modifier'),
    onAssertionEnter: ({ kind }) =>
      kind === 'lookbehind' && keys.push('javascript.regular_expressions.lookbehind_assertion'),
    onCapturingGroupEnter: ({ name }) => {
      if (name && names.has(name))
        keys.push('javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups');
      if (name) names.add(name);
    },
  });
  return keys;
}
