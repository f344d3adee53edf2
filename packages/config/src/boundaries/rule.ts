import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

/** Tests. They may import more than production code. */
export const TESTS = '(\\.test\\.tsx?|\\.test-helper\\.ts|/vitest\\.config\\.ts)$';

/** Returns a dependency-cruiser rule: `from` must not import `to`. Violations show `why`. */
export function forbidImport(name: string, why: string, from: From, to: To): IRegularForbiddenRuleType {
  return { name, severity: 'error', comment: why, from, to };
}

/** Matches a registry package by its path below node_modules. */
export const registry = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`;

/**
 * Returns rules for a package that may import itself, Node's modules if `node` is true, and paths that match `allowed`.
 * Its tests may import all dependencies of the package.
 */
export function onlyImports(
  folder: string,
  why: string,
  { node, allowed }: { node: boolean; allowed: string[] },
): IRegularForbiddenRuleType[] {
  const from = { path: `^${folder}/`, pathNot: TESTS };
  const rules = [
    forbidImport(`${folder}-imports`, why, from, {
      pathNot: [`^${folder}/`, ...allowed],
      dependencyTypesNot: ['core'],
    }),
  ];
  if (!node) rules.push(forbidImport(`${folder}-without-node`, why, from, { dependencyTypes: ['core'] }));
  return rules;
}

export interface Violation {
  rule: string;
  /** The reason for the rule. */
  why: string;
  from: string;
  /** The forbidden import. Absent if the file itself is the violation. */
  to?: string;
}

/** Formats violations as text, one paragraph per rule. */
export function describeViolations(violations: Violation[]): string {
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  return [...byRule.values()]
    .map((group) => {
      const lines = group.map(({ from, to }) => (to ? `  ${from}\n    imports ${to}` : `  ${from}`));
      return [`${group[0]?.why} [${group[0]?.rule}]`, ...lines].join('\n');
    })
    .join('\n\n');
}
