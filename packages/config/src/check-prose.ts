import { resolve } from 'node:path';
import { contrastsOfSite, findPhrasesBelow } from './prose/find-phrases.ts';
import { missingPaths } from './prose/missing-paths.ts';

const MAX_CONTRASTS = 12;
const root = resolve(import.meta.dirname, '../../..');

const { files, findings } = findPhrasesBelow(root);
for (const { file, line, phrase, pattern } of findings)
  console.error(`${file}:${line}: “${phrase}”: ${pattern.why}. For example: ${pattern.example}`);

const contrasts = contrastsOfSite(root);
if (contrasts.length > MAX_CONTRASTS)
  console.error(
    `${contrasts.join('\n')}\n${contrasts.length} sentences of the site say “this, not that”: ${MAX_CONTRASTS} at most.`,
  );

const missing = missingPaths(root);
if (missing.length > 0) console.error(missing.join('\n'));

if (missing.length > 0 || findings.length > 0 || contrasts.length > MAX_CONTRASTS) process.exitCode = 1;
else console.log(`${files} files read like plain English.`);
