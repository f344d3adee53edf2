import { browsers } from 'web-features';
import type { Shortfall, Use } from './availability.ts';
import type { Guarded } from './guarded.ts';

/** Returns a message with the fix for each unguarded use, and for each entry of the list that is no longer needed. */
export function judge(uses: Use[], guarded: Guarded[]): string[] {
  const isAt = ({ file }: Use, where: string) =>
    where.endsWith('/') ? file.startsWith(where) : file === where;
  const guards = ({ features, where }: Guarded, use: Use) =>
    features.includes(use.lacking.feature) && where.some((place) => isAt(use, place));

  const open = uses.filter((use) => !guarded.some((entry) => guards(entry, use)));
  const idle = guarded.flatMap((entry) => {
    const own = uses.filter((use) => guards(entry, use));
    return [
      ...entry.features.filter((feature) => !own.some(({ lacking }) => lacking.feature === feature)),
      ...entry.where.filter((place) => !own.some((use) => isAt(use, place))),
    ].map(
      (name) =>
        `guarded.ts lists ${name} in the entry for ${entry.features[0]}, which guards nothing there: take it out.`,
    );
  });
  return [...open.map(describeUse), ...idle];
}

function describeUse({ file, line, lacking }: Use): string {
  const { feature, key } = lacking;
  return `${file}:${line}\n  ${feature} (${key}): ${describeSupport(lacking)}`;
}

function describeSupport({ since, support }: Shortfall): string {
  const names = Object.entries<{ name: string }>(browsers);
  const missing = names.filter(([id]) => !support[id]).map(([, { name }]) => name);
  const has = names.filter(([id]) => support[id]).map(([id, { name }]) => `${name} ${support[id]}`);
  if (missing.length === names.length) return 'in no browser as the standard has it';
  return since
    ? `in all since ${since}, from ${has.join(', ')} on`
    : `not, or only in part, in ${missing.join(', ')}`;
}
