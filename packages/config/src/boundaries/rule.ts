import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

/** Tests may reach further than what ships. */
export const TESTS = '(\\.test\\.tsx?|\\.test-helper\\.ts|/vitest\\.config\\.ts)$';

/** A rule of dependency-cruiser: `from` must not import `to`, and `why` is what somebody who does so gets to read. */
export function never(name: string, why: string, from: From, to: To): IRegularForbiddenRuleType {
  return { name, severity: 'error', comment: why, from, to };
}

/** Matches a package of the registry by its path below node_modules. */
export const registry = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`;

/**
 * Rules for a package that may import itself, Node's own modules where `node` is true, and what `allowed` matches.
 * Its tests are left to the package's own list of dependencies.
 */
export function onlyImports(
  folder: string,
  why: string,
  { node, allowed }: { node: boolean; allowed: string[] },
): IRegularForbiddenRuleType[] {
  const from = { path: `^${folder}/`, pathNot: TESTS };
  const rules = [
    never(`${folder}-imports`, why, from, {
      pathNot: [`^${folder}/`, ...allowed],
      dependencyTypesNot: ['core'],
    }),
  ];
  if (!node) rules.push(never(`${folder}-without-node`, why, from, { dependencyTypes: ['core'] }));
  return rules;
}

export interface Violation {
  rule: string;
  /** The reason of the rule, in words. */
  why: string;
  from: string;
  /** What `from` must not import; absent where the file itself is the violation. */
  to?: string;
}

/** All of them as text, one paragraph for each rule. */
export function describeViolations(violations: Violation[]): string {
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  return [...byRule.values()]
    .map((group) => {
      const lines = group.map(({ from, to }) => (to ? `  ${from}\n    imports ${to}` : `  ${from}`));
      return [`${group[0]?.why} [${group[0]?.rule}]`, ...lines].join('\n');
    })
    .join('\n\n');
}
