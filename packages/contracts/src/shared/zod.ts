import { z } from 'zod';
import { issueWords } from './issue-words.ts';

// The CSP of our pages forbids eval. Without this, zod tests whether eval works, which is reported as a violation.
if ('document' in globalThis) z.config({ jitless: true });

z.config({ customError: issueWords });

export { z };
