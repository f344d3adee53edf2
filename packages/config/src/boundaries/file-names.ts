import { readdirSync } from 'node:fs';
import type { Violation } from './violation.ts';

const NOT_OURS = new Set(['node_modules', 'dist', 'build', '.turbo', '.react-router', 'coverage']);
const FORBIDDEN = /^(utils?|helpers|misc)(\.|$)/i;

/** Finds files and folders whose name says nothing about what is in them. */
export function vagueNames(root: string, folder: string): Violation[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    const inside = entry.isDirectory() ? vagueNames(root, path) : [];
    if (!FORBIDDEN.test(entry.name)) return inside;
    const why = 'A name like utils, helpers or misc collects strangers: name the file after what it does.';
    return [{ rule: 'no-vague-names', why, from: path }, ...inside];
  });
}
