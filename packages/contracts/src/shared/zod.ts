import { z } from 'zod';
import { issueWords } from './issue-words.ts';

// The policies of our pages forbid eval, and zod's trying whether it may is reported as a breach of them.
if ('document' in globalThis) z.config({ jitless: true });

z.config({ customError: issueWords });

export { z };
