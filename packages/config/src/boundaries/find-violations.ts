import { readdirSync } from 'node:fs';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { apiRules, featureCircles, frontendRules } from './app-rules.ts';
import { kitViolations } from './kit-classes.ts';
import { packageRules } from './package-rules.ts';
import type { Violation } from './rule.ts';

export const rules = [...packageRules, ...apiRules, ...frontendRules];

/**
 * Returns our source files below these paths, with their imports.
 * @param root folder that contains `apps` and `packages`
 */
export async function importGraph(
  root: string,
  paths: string[],
  options: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const cruised = await cruise(paths, {
    baseDir: root,
    // Type imports count too, because they also couple files.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|coverage|\\.turbo|\\.react-router)/|/\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    ...options,
  });
  return cruised.output as ICruiseResult;
}

/**
 * Checks every import below apps and packages against the rules, and every class of the site against its kit.
 * @param root folder that contains `apps` and `packages`
 */
export async function findViolations(root: string): Promise<{ files: number; violations: Violation[] }> {
  const { modules, summary } = await importGraph(root, ['apps', 'packages'], {
    validate: true,
    ruleSet: { forbidden: rules },
  });
  const whys = new Map(rules.map(({ name, comment }) => [name, comment ?? '']));
  const imports = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    why: whys.get(rule.name) ?? '',
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }));
  const names = ['apps', 'packages'].flatMap((folder) => vagueNames(root, folder));
  const violations = [...imports, ...featureCircles(modules), ...names, ...kitViolations(root)];
  return { files: modules.length, violations };
}

const NOT_OURS = new Set(['node_modules', 'dist', 'build', '.turbo', '.react-router', 'coverage']);
const FORBIDDEN = /^(utils?|helpers|misc)(\.|$)/i;

/** Finds files and folders with a vague name. */
function vagueNames(root: string, folder: string): Violation[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    const inside = entry.isDirectory() ? vagueNames(root, path) : [];
    if (!FORBIDDEN.test(entry.name)) return inside;
    const why = 'A name like utils, helpers or misc collects strangers: name the file after what it does.';
    return [{ rule: 'no-vague-names', why, from: path }, ...inside];
  });
}
