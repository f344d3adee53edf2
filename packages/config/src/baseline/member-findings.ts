import ts from 'typescript-6';
import { type Finding, styleKeysOf } from './availability.ts';

/** Types in TypeScript's libraries that have another name in browser-compat-data. */
const OTHER_NAMES: [type: RegExp, name: string][] = [
  [/^Readonly(Array|Map|Set)/, '$1'],
  [/^IteratorObject/, 'Iterator'],
  [/Constructor$/, ''],
];

/** Finds the global or the member that a node refers to. */
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
  // The name after a dot was already handled with its object.
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
 * Returns the possible keys of a symbol in browser-compat-data. Empty if it is not part of the platform.
 * @param receiver type of the object that has the member; absent for globals
 */
function memberKeys(program: ts.Program, symbol: ts.Symbol, receiver?: ts.Type): string[] {
  const declarations = symbol.declarations?.filter((each) => isPlatform(program, each)) ?? [];
  return declarations.flatMap((declaration) => {
    const { path, isStatic } = ownerOf(declaration);
    if (!path)
      return [`api.${symbol.name}`, `api.Window.${symbol.name}`, `javascript.builtins.${symbol.name}`];
    if (path.startsWith('CSSStyle')) return styleKeysOf(symbol.name).flat();
    const script = OTHER_NAMES.reduce((name, [type, other]) => name.replace(type, other), path);
    // TypeScript declares some members in mixins. browser-compat-data lists them with every interface that includes the
    // mixin.
    const interfaces = isStatic ? [path] : [path, ...(receiver ? typeNames(program, receiver) : [])];
    return [
      ...interfaces.map((name) => `api.${name}.${symbol.name}${isStatic ? '_static' : ''}`),
      `javascript.builtins.${script}.${symbol.name}`,
    ];
  });
}

/** Checks whether a declaration is in TypeScript's libraries, or extends one of their interfaces. */
function isPlatform(program: ts.Program, declaration: ts.Declaration): boolean {
  const isLibrary = (each: ts.Declaration) => program.isSourceFileDefaultLibrary(each.getSourceFile());
  const { parent } = declaration;
  if (!ts.isInterfaceDeclaration(parent)) return isLibrary(declaration);
  return program.getTypeChecker().getSymbolAtLocation(parent.name)?.declarations?.some(isLibrary) ?? false;
}

/** Returns the path of the enclosing declarations, such as `URL` or `Intl.NumberFormat`. Empty for globals. */
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
  // Skips `declare global`.
  return { path: path.filter((name) => name !== 'global').join('.'), isStatic };
}

/** Returns the names of a type and of all its base types. */
function typeNames(program: ts.Program, type: ts.Type): string[] {
  const checker = program.getTypeChecker();
  const apparent = checker.getApparentType(type);
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((each) => typeNames(program, each));
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  return [apparent.symbol?.name ?? '', ...bases.flatMap((each) => typeNames(program, each))];
}
