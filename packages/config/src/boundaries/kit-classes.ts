import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClassSelector, parse, walk } from 'css-tree';
import ts from 'typescript-6';
import type { Violation } from './rule.ts';

const SITE = 'apps/marketing/app';
/** Style sheet with the classes that every page of the site may use. */
export const KIT = `${SITE}/styles/kit.css`;
/** Style sheet with classes that markup may use, but CSS modules cannot compose, because its layer comes first. */
export const BASE = `${SITE}/styles/base.css`;

const MISSING = {
  rule: 'kit-classes-exist',
  why: `A class by a plain name is one of ${KIT}, or in markup of ${BASE}: take one that is there, or add it there.`,
};
const UNUSED = {
  rule: 'kit-classes-used',
  why: 'Every page loads the kit: delete the class that no page takes.',
};

/** Finds classes that pages use but the kit lacks, and kit classes that no page uses. */
export function kitViolations(root: string): Violation[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const filesOf = (pattern: string) =>
    globSync(`${SITE}/**/${pattern}`, { cwd: root, exclude: ['**/*.test.tsx'] }).sort();
  const kit = classesDefinedIn(textOf(KIT));
  const written = new Set([...kit, ...classesDefinedIn(textOf(BASE))]);
  const taken = new Set<string>();
  const missing: Violation[] = [];
  const hold = (path: string, names: string[], known: Set<string>) => {
    for (const name of names) {
      taken.add(name);
      if (!known.has(name)) missing.push({ ...MISSING, from: `${path} takes .${name}` });
    }
  };
  for (const path of filesOf('*.module.css')) hold(path, classesComposedIn(textOf(path)), kit);
  for (const path of filesOf('*.tsx')) hold(path, classesWrittenIn(path, textOf(path)), written);
  const unused = [...kit].filter((name) => !taken.has(name));
  return [...missing, ...unused.map((name) => ({ ...UNUSED, from: `${KIT} has .${name}` }))];
}

function classesDefinedIn(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css), {
    visit: 'ClassSelector',
    enter({ name }: ClassSelector) {
      names.add(name);
    },
  });
  return names;
}

/** Returns the classes in `composes: … from global`. */
function classesComposedIn(css: string): string[] {
  const names: string[] = [];
  walk(parse(css, { parseValue: false }), (node) => {
    if (node.type !== 'Declaration' || node.property !== 'composes' || node.value.type !== 'Raw') return;
    const [classes = '', source] = node.value.value.split(' from ');
    if (source?.trim() === 'global') names.push(...namesIn(classes));
  });
  return names;
}

const namesIn = (text: string) => text.split(/\s+/).filter((name) => name !== '');

/** Returns the literal class names in `className`, alone or combined with module classes. */
function classesWrittenIn(path: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer)
      names.push(...textsIn(node.initializer).flatMap(namesIn));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
  return names;
}

/** Returns the possible text values of an expression. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? textsIn(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\||&&)$/.test(node.operatorToken.getText()))
    return [...textsIn(node.left), ...textsIn(node.right)];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [...textsIn(expression), literal.text]),
    ];
  return [];
}
