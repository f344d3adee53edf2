import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/**
 * Changes the content of a node to that of another, from the first difference to the last, so that carets and undo
 * steps around them stay valid. `at` is the position of the first child.
 */
export function patchContent(tr: Transaction, at: number, node: Node, target: Node): void {
  const start = node.content.findDiffStart(target.content);
  const end = node.content.findDiffEnd(target.content);
  if (start === null || !end) return;
  // The same content may be counted at both ends, as in "aa" and "aaa".
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const changed = target.slice(start, end.b + overlap);
  tr.step(new ReplaceStep(at + start, at + end.a + overlap, changed));
}
