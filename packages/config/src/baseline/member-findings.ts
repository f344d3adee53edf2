import ts from 'typescript-6';
import { type Finding, styleKeysOf } from './availability.ts';

/** Types of TypeScript's libraries that browser-compat-data has under another name. */
const OTHER_NAMES: [type: RegExp, name: string][] = [
  [/^Readonly(Array|Map|Set)/, '$1'],
  [/^IteratorObject/, 'Iterator'],
  [/Constructor$/, ''],
];

/** The global that a node names, or the member that it takes out of something. */
export function memberFindings(program: ts.Program, node: ts.Node): Finding[] {
  const checker = program.getTypeChecker();
  const taken = takenMember(node);
  if (taken) {
    const receiver = checker.getApparentType(
      checker.getNonNullableType(checker.getTypeAtLocation(taken.from)),
    );
    const symbol = checker.getPropertyOfType(receiver, taken.name.text);
    return symbol ? [{ at: taken.name, keys: memberKeys(program, symbol, receiver) }] : [];
  }
  // The name behind a dot was looked at with what stands before it.
  if (!ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node))
    return [];
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol ? [{ at: node, keys: memberKeys(program, symbol) }] : [];
}

function takenMember(
  node: ts.Node,
): { name: ts.MemberName | ts.StringLiteralLike; from: ts.Node } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name, from: node.expression };
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return { name: node.argumentExpression, from: node.expression };
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? { name, from: node.parent } : undefined;
}

/**
 * The keys that something may have in browser-compat-data; none, where it is not the platform's.
 * @param receiver what it is a member of; absent for globals
 */
function memberKeys(program: ts.Program, symbol: ts.Symbol, receiver?: ts.Type): string[] {
  const declarations = symbol.declarations?.filter((each) => isPlatform(program, each)) ?? [];
  return declarations.flatMap((declaration) => {
    const { path, isStatic } = ownerOf(declaration);
    if (!path)
      return [`api.${symbol.name}`, `api.Window.${symbol.name}`, `javascript.builtins.${symbol.name}`];
    if (path.startsWith('CSSStyle')) return styleKeysOf(symbol.name).flat();
    const script = OTHER_NAMES.reduce((name, [type, other]) => name.replace(type, other), path);
    // TypeScript declares in mixins what browser-compat-data lists with every interface that has it.
    const interfaces = isStatic ? [path] : [path, ...(receiver ? typeNames(program, receiver) : [])];
    return [
      ...interfaces.map((name) => `api.${name}.${symbol.name}${isStatic ? '_static' : ''}`),
      `javascript.builtins.${script}.${symbol.name}`,
    ];
  });
}

/** Whether TypeScript's libraries declare it, or our own code adds it to their declarations. */
function isPlatform(program: ts.Program, declaration: ts.Declaration): boolean {
  const isLibrary = (each: ts.Declaration) => program.isSourceFileDefaultLibrary(each.getSourceFile());
  const { parent } = declaration;
  if (!ts.isInterfaceDeclaration(parent)) return isLibrary(declaration);
  return program.getTypeChecker().getSymbolAtLocation(parent.name)?.declarations?.some(isLibrary) ?? false;
}

/** Where a declaration stands, as in `URL` or `Intl.NumberFormat`; empty for globals. */
function ownerOf(declaration: ts.Declaration): { path: string; isStatic: boolean } {
  const path: string[] = [];
  let isStatic = true;
  for (let { parent } = declaration; !ts.isSourceFile(parent); parent = parent.parent) {
    if (ts.isInterfaceDeclaration(parent)) isStatic = false;
    if (
      ts.isInterfaceDeclaration(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isModuleDeclaration(parent)
    )
      path.unshift(parent.name.getText());
  }
  // As in `declare global`.
  return { path: path.filter((name) => name !== 'global').join('.'), isStatic };
}

/** The names of a type and of all that it extends. */
function typeNames(program: ts.Program, type: ts.Type): string[] {
  const checker = program.getTypeChecker();
  const apparent = checker.getApparentType(type);
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((each) => typeNames(program, each));
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  return [apparent.symbol?.name ?? '', ...bases.flatMap((each) => typeNames(program, each))];
}
