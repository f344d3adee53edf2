import type ts from 'typescript-6';
import type { Shortfall } from './availability.ts';

/** A place where a source uses something that not every browser has. */
export interface Use {
  /** From the root of the repository. */
  file: string;
  line: number;
  lacking: Shortfall;
}

/** A node of a script that names a platform feature, and the keys it may have in browser-compat-data. */
export interface Finding {
  at: ts.Node;
  keys: string[];
}
