export interface Violation {
  rule: string;
  /** The reason of the rule, in words. */
  why: string;
  from: string;
  /** What `from` must not import; absent where the file itself is the violation. */
  to?: string;
}

/** All of them as text, one paragraph for each rule. */
export function describe(violations: Violation[]): string {
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  return [...byRule.values()]
    .map((group) => {
      const lines = group.map(({ from, to }) => (to ? `  ${from}\n    imports ${to}` : `  ${from}`));
      return [`${group[0]?.why} [${group[0]?.rule}]`, ...lines].join('\n');
    })
    .join('\n\n');
}
