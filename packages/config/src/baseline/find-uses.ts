import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserSources } from './browser-sources.ts';
import { scriptProgram } from './script-program.ts';
import { scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';
import type { Use } from './use.ts';

/**
 * Everything that our sources for browsers use and that is not Baseline widely available, guarded or not.
 * @param root folder that contains `apps` and `packages`
 */
export function findUses(root: string): { files: number; uses: Use[] } {
  const files = browserSources(root);
  const program = scriptProgram(
    root,
    files.filter((file) => !file.endsWith('.css')),
  );
  const uses = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    const found = source ? scriptUses(program, source) : styleUses(readFileSync(join(root, file), 'utf8'));
    return found.map((use) => ({ file, ...use }));
  });
  return { files: files.length, uses: oncePerLine(uses) };
}

/** A property and the word it is set to are one use. */
function oncePerLine(uses: Use[]): Use[] {
  const seen = new Map(
    uses.toReversed().map((use) => [`${use.file}:${use.line} ${use.lacking.feature}`, use]),
  );
  return [...seen.values()].toReversed();
}
