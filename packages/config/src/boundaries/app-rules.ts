import type { IModule } from 'dependency-cruiser';
import { forbidImport, TESTS, type Violation } from './rule.ts';

const API = '^apps/api/src';
const ADMIN = '^apps/admin/src';
const MARKETING = '^apps/marketing/app';

/** lib, db → features → plugins, jobs, app: each layer may import only layers to its left. */
export const apiRules = [
  forbidImport(
    'api-lib-and-db-at-the-bottom',
    'lib and db are what features stand on: they import no feature, no plugin and not the app.',
    {
      path: [`${API}/(lib|db)/`, `${API}/jobs/(queue|retries)\\.ts$`, `${API}/(config|services)\\.ts$`],
      pathNot: TESTS,
    },
    { path: [`${API}/(features|plugins)/`, `${API}/jobs/all-jobs\\.ts$`, `${API}/(app|main)\\.ts$`] },
  ),
  forbidImport(
    'api-features-by-service',
    "A feature imports only another feature's service.ts. Shared code belongs in lib or db, or in features/leads if both kinds of lead use it.",
    { path: `${API}/features/([^/]+)/`, pathNot: TESTS },
    {
      path: `${API}/features/`,
      pathNot: [`${API}/features/($1|leads)/`, `${API}/features/[^/]+/service\\.ts$`],
    },
  ),
  forbidImport(
    'api-routes-at-the-top',
    'Routes are mounted by app.ts; nothing else imports them.',
    { path: `${API}/(lib|db|jobs|features|plugins)/`, pathNot: TESTS },
    { path: `${API}/features/[^/]+/routes\\.ts$` },
  ),
  forbidImport(
    'api-app-on-top',
    'app.ts and main.ts put everything together; nothing that they put together knows them.',
    { path: `${API}/(features|plugins)/`, pathNot: TESTS },
    { path: `${API}/(app|main)\\.ts$` },
  ),
  forbidImport(
    'api-features-know-no-plugin',
    'Plugins wrap the features from outside; a feature that needs one gets it through its Services.',
    { path: `${API}/features/`, pathNot: TESTS },
    { path: `${API}/plugins/` },
  ),
  forbidImport(
    'api-testing-stays-in-tests',
    'The folder testing holds what tests stand on; nothing that ships imports it.',
    { path: `${API}/`, pathNot: [TESTS, `${API}/testing/`] },
    { path: `${API}/testing/` },
  ),
];

const ONE_WAY =
  'Where one feature uses another, that one does not use it: what goes back is handed over where the app is put together.';

const featureOf = (file: string) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** Finds cycles between features of the API, even if no two files import each other. */
export function featureCircles(modules: readonly IModule[]): Violation[] {
  const uses = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || new RegExp(TESTS).test(source)) continue;
    const to = dependencies.flatMap(({ resolved }) => featureOf(resolved) ?? []).filter((to) => to !== from);
    uses.set(from, new Set([...(uses.get(from) ?? []), ...to]));
  }

  function wayTo(goal: string, from: string, seen: readonly string[] = []): string[] | undefined {
    for (const next of uses.get(from) ?? []) {
      if (next === goal) return [next];
      const rest = seen.includes(next) ? undefined : wayTo(goal, next, [...seen, next]);
      if (rest) return [next, ...rest];
    }
    return undefined;
  }

  return [...uses.keys()].flatMap((from) => {
    const way = wayTo(from, from);
    return way ? [{ rule: 'api-features-one-way', why: ONE_WAY, from, to: way.join(' → ') }] : [];
  });
}

/** Screens do not import each other. They share code through named folders. */
export const frontendRules = [
  forbidImport(
    'admin-features-apart',
    'A feature imports no other feature except leads, which people and the quarantine build on. Anything else that two features share goes to kit or auth.',
    { path: `${ADMIN}/features/([^/]+)/`, pathNot: TESTS },
    { path: `${ADMIN}/features/`, pathNot: `${ADMIN}/features/($1|leads)/` },
  ),
  forbidImport(
    'admin-screens-behind-routes',
    'Screens are reached through routes.tsx alone, which loads each of them when someone goes there.',
    { path: `${ADMIN}/`, pathNot: [`${ADMIN}/features/`, `${ADMIN}/routes\\.tsx$`, TESTS, '/test-support/'] },
    { path: `${ADMIN}/features/` },
  ),
  forbidImport(
    'admin-kit-at-the-bottom',
    'Screens and layouts are built of the kit and auth, which import neither.',
    { path: `${ADMIN}/(kit|auth)/`, pathNot: TESTS },
    { path: `${ADMIN}/(features|layouts)/` },
  ),
  forbidImport(
    'marketing-features-apart',
    'Features never import each other: what two of them share goes to layout, drawings, pictures or content.',
    { path: `${MARKETING}/features/([^/]+)/`, pathNot: TESTS },
    { path: `${MARKETING}/features/`, pathNot: `${MARKETING}/features/$1/` },
  ),
  forbidImport(
    'marketing-routes-at-the-top',
    'A route module puts features together; nothing imports it but the site map.',
    {
      path: `${MARKETING}/`,
      pathNot: [`${MARKETING}/routes/`, `${MARKETING}/routes\\.ts$`, TESTS, `${MARKETING}/test/`],
    },
    { path: `${MARKETING}/routes/` },
  ),
  forbidImport(
    'marketing-layout-at-the-bottom',
    'layout, drawings, pictures and content are what features stand on: they know no feature.',
    { path: `${MARKETING}/(layout|drawings|pictures|content)/`, pathNot: TESTS },
    { path: `${MARKETING}/features/` },
  ),
  forbidImport(
    'marketing-content-without-components',
    'content is words and figures that an editor can change: components show them, and not the other way round.',
    { path: `${MARKETING}/content/`, pathNot: TESTS },
    { path: `^apps/marketing/.*\\.(tsx|css)$` },
  ),
];
