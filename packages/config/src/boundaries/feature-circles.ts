import type { IModule } from 'dependency-cruiser';
import { TESTS } from './rule.ts';
import type { Violation } from './violation.ts';

const WHY =
  'Where one feature uses another, that one does not use it: what goes back is handed over where the app is put together.';

const featureOf = (file: string) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** Features of the API that use each other, at whatever distance, though no two of their files do. */
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
    return way ? [{ rule: 'api-features-one-way', why: WHY, from, to: way.join(' → ') }] : [];
  });
}
