import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { apiRules, frontendRules } from './app-rules.ts';
import { featureCircles } from './feature-circles.ts';
import { vagueNames } from './file-names.ts';
import { kitViolations } from './kit-classes.ts';
import { packageRules } from './package-rules.ts';
import type { Violation } from './violation.ts';

export const rules = [...packageRules, ...apiRules, ...frontendRules];

/**
 * The sources below these paths and their imports, as far as they are ours.
 * @param root folder that contains `apps` and `packages`
 */
export async function importGraph(
  root: string,
  paths: string[],
  options: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const cruised = await cruise(paths, {
    baseDir: root,
    // Imports of types count: they tie files together as others do.
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
 * Holds every import below apps and packages against the rules, and every class of the site against its kit.
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
