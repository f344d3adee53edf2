import type { CssNode, Declaration, WalkContext } from 'css-tree';
import { isKnown, keysOfValue } from './availability.ts';

const CONTAINER_QUERIES: Record<string, string> = {
  style: 'style_queries_for_custom_properties',
  'scroll-state': 'scroll-state_queries',
};

/** Returns the features of a style sheet's node, each with its candidate keys. */
export function styleKeys(node: CssNode, { declaration, atrule, rule }: WalkContext): string[][] {
  switch (node.type) {
    case 'Atrule':
      return [[`css.at-rules.${node.name}`]];
    case 'Declaration':
      return declarationKeys(node, atrule && !rule ? `css.at-rules.${atrule.name}` : 'css.properties');
    case 'Function': {
      const relative = node.children.first?.type === 'Identifier' && node.children.first.name === 'from';
      const colour = `css.types.color.${node.name}.relative_syntax`;
      return [functionKeys(node.name, declaration), relative ? [colour] : []];
    }
    case 'Raw':
      // A value that the parser does not understand, such as `if()`.
      return [...node.value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => functionKeys(name, declaration));
    case 'Dimension':
      return [keysOfValue(node.unit)];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [[`css.selectors.${node.name}`]];
    case 'NestingSelector':
      return [['css.selectors.nesting']];
    case 'Feature': {
      const key = `css.at-rules.${node.kind}.${node.name.replace(/^(min|max)-/, '')}`;
      return [[key], node.value?.type === 'Identifier' ? [`${key}.${node.value.name}`] : []];
    }
    case 'FeatureFunction':
    case 'GeneralEnclosed': {
      const query = node.type === 'FeatureFunction' ? node.feature : node.function;
      return [[`css.at-rules.container.${CONTAINER_QUERIES[query ?? '']}`]];
    }
    default:
      return [];
  }
}

function declarationKeys({ property, value }: Declaration, place: string): string[][] {
  const words = value.type === 'Value' ? value.children.toArray() : [];
  return [
    [`${place}.${property}`],
    ...words.map((word) => (word.type === 'Identifier' ? [`${place}.${property}.${word.name}`] : [])),
  ];
}

function functionKeys(name: string, declaration: Declaration | null): string[] {
  const own = `css.properties.${declaration?.property}.${name}`;
  return isKnown(own) ? [own] : keysOfValue(name);
}
