import { type Atrule, type CssNode, generate, parse, type WalkContext, walk } from 'css-tree';
import { shortfallOf, type Use } from './availability.ts';
import { styleKeys } from './style-keys.ts';

/**
 * Features of a style sheet that are not Baseline widely available. An `@supports` that asks for a part of a feature
 * guards every use inside it; those are left out.
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

/** The features that a browser certainly has where it takes the content of this `@supports`. */
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
