import { type Atrule, type CssNode, generate, parse, type WalkContext, walk } from 'css-tree';
import { shortfallOf, type Use } from './availability.ts';
import { styleKeys } from './style-keys.ts';

/**
 * Finds features in a style sheet that are not Baseline widely available. Skips uses inside an `@supports` that tests
 * for the same feature.
 */
export function styleUses(text: string): Omit<Use, 'file'>[] {
  const uses: Omit<Use, 'file'>[] = [];
  const guards: Set<string>[] = [];
  walk(parse(text, { positions: true, parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (isQuestion(node)) guards.push(featuresOf(node));
      if (this.atrulePrelude && this.atrule && isQuestion(this.atrule)) return;
      for (const keys of styleKeys(node, this)) {
        const lacking = shortfallOf(keys);
        if (!lacking || guards.some((features) => features.has(lacking.feature))) continue;
        uses.push({ line: node.loc?.start.line ?? 1, lacking });
      }
    },
    leave(node: CssNode) {
      if (isQuestion(node)) guards.pop();
    },
  });
  return uses;
}

const isQuestion = (node: CssNode): node is Atrule => node.type === 'Atrule' && node.name === 'supports';

/** Returns the features that a browser certainly supports if this `@supports` matches. */
function featuresOf({ prelude }: Atrule): Set<string> {
  const features = new Set<string>();
  if (!prelude || /(^|\s)(not|or)[\s(]/.test(generate(prelude))) return features;
  walk(prelude, function (this: WalkContext, node: CssNode) {
    for (const keys of styleKeys(node, this)) {
      const lacking = shortfallOf(keys);
      if (lacking) features.add(lacking.feature);
    }
  });
  return features;
}
