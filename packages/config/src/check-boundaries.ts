import { resolve } from 'node:path';
import { findViolations } from './boundaries/find-violations.ts';
import { describeViolations } from './boundaries/rule.ts';

const { files, violations } = await findViolations(resolve(import.meta.dirname, '../../..'));
if (violations.length > 0) {
  console.error(
    `${describeViolations(violations)}\n\n${violations.length} to fix; docs/architecture.md draws the picture.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${files} files import only what they may.`);
}
