import ts from 'typescript-6';
import { type Finding, propKeys, shortfallOf, styleKeysOf } from './availability.ts';

/** Finds features in elements, their attributes and events, and style objects. */
export function markupFindings(program: ts.Program, node: ts.Node): Finding[] {
  const checker = program.getTypeChecker();
  if (ts.isJsxOpeningLikeElement(node)) {
    const tag = tagOf(node);
    return tag ? [{ at: node.tagName, keys: [`html.elements.${tag}`, `svg.elements.${tag}`] }] : [];
  }
  if (ts.isJsxAttribute(node)) return prop(node.parent, node, node.name.getText(), textOf(node.initializer));
  if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
    return prop(node.parent, node.name, node.name.text, textOf(node.initializer));
  if (ts.isShorthandPropertyAssignment(node)) return prop(node.parent, node, node.name.text);
  if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) {
    // Only literal properties: the type of an element's props has all possible ones.
    const written = checker.getTypeAtLocation(node.expression).getProperties().filter(isWritten);
    return written.flatMap(({ name }) => prop(node.parent, node, name));
  }
  return [];

  function prop(
    owner: ts.JsxAttributes | ts.ObjectLiteralExpression,
    at: ts.Node,
    name: string,
    value?: string,
  ) {
    const tag = ts.isJsxAttributes(owner) ? tagOf(owner.parent) : undefined;
    const asProp = propKeys(tag, name, value);
    const asStyle = styleKeysOf(name, value);
    // The contextual type is slow to compute, so only possible shortfalls need it.
    if (![...asProp, ...asStyle].some(shortfallOf)) return [];
    const type = checker.getContextualType(owner);
    const keys = isStyle(type) ? asStyle : tag || isPassedOn(type, name) ? asProp : [];
    return keys.map((each) => ({ at, keys: each }));
  }
}

/** Returns the element's name, or undefined for a component. */
function tagOf({ tagName }: ts.JsxOpeningLikeElement): string | undefined {
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text) ? tagName.text : undefined;
}

function textOf(value: ts.Node | undefined): string | undefined {
  if (value && ts.isJsxExpression(value)) return textOf(value.expression);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

const isStyle = (type: ts.Type | undefined) => type?.getProperty('gridTemplateAreas') !== undefined;

/** Checks that these are an element's props, and that this one is a standard attribute. */
function isPassedOn(type: ts.Type | undefined, name: string): boolean {
  if (!type?.getProperty('dangerouslySetInnerHTML')) return false;
  const declarations = type.getProperty(name)?.declarations ?? [];
  return declarations.every(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && /Attributes$/.test(parent.name.text),
  );
}

const isWritten = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((each) => ts.isPropertyAssignment(each) || ts.isShorthandPropertyAssignment(each));
