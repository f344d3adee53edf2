import type ts from 'typescript-6';
import { features } from 'web-features';

/** The oldest Safari in which reading, layout, menu and forms work. It is older than Baseline widely available. */
const OLDEST_SAFARI = 16.4;

/** A part of the web platform that not every browser has for which we promise to work. */
export interface Shortfall {
  /** Its feature in web-features, as in `popover`. */
  feature: string;
  /** The part in browser-compat-data, as in `html.global_attributes.popover`. */
  key: string;
  /** The day on which the last of the browsers got it; absent where one of them still lacks it. */
  since?: string;
  /** The first version that has it, by browser. */
  support: Record<string, string | undefined>;
}

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

/** What web-features says of a part. The types it brings are lost under NodeNext: they are imported without extensions. */
interface Part {
  baseline: 'high' | 'low' | false;
  baseline_low_date?: string;
  support: Shortfall['support'];
}

const promised = new Set<string>();
const shortfalls = new Map<string, Shortfall>();
for (const [feature, { status }] of Object.entries(features)) {
  // Part by part: a feature of old has young options, a young one is made of parts that are older than it.
  for (const [key, part] of Object.entries<Part>(status?.by_compat_key ?? {})) {
    if (part.baseline === 'high' && isInOldestSafari(part)) promised.add(key);
    else shortfalls.set(key, { feature, key, since: part.baseline_low_date, support: part.support });
  }
}

function isInOldestSafari({ support: { safari = '', safari_ios: phone = '' } }: Part): boolean {
  // A version may be written as `≤4`.
  return [safari, phone].every((version) => Number.parseFloat(version.replace('≤', '')) <= OLDEST_SAFARI);
}

const keys = [...promised, ...shortfalls.keys()];
const named = (pattern: RegExp) => {
  const byName = Map.groupBy(keys, (key) => pattern.exec(key)?.[1]);
  return (name: string) => byName.get(name) ?? [];
};

/** Functions and units of CSS, as in `css.types.color.color-mix` or `css.types.length.rcap`, by their name alone. */
export const keysOfValue = named(/^css\.types\..*?([^.]+)$/);
/** Events by their name: one is often heard on another object than the one it is for. */
export const keysOfEvent = named(/^api\.\w+\.(\w+)_event$/);
/** Attributes of HTML by their name, for components that pass them on to an element. */
const keysOfAttribute = named(/^html\.(?:elements\.\w+|global_attributes)\.(\w+)$/);

/** Whether web-features knows this key. */
export const isKnown = (key: string) => promised.has(key) || shortfalls.has(key);

/**
 * The features missing in the promised browsers for a use with these candidate keys: none when one key is supported or
 * no key is known.
 * @returns else the one that comes nearest
 */
export function shortfallOf(alternatives: string[]): Shortfall | undefined {
  if (alternatives.some((key) => promised.has(key))) return;
  const short = alternatives.flatMap((key) => shortfalls.get(key) ?? []);
  return short.find(({ since }) => since) ?? short[0];
}

/**
 * The keys of a prop of React's, for the attribute or event and for the word that it is set to.
 * @param tag the element; absent for a component, which passes its props on to some element
 * @param value absent where the source does not spell it out
 */
export function propKeys(tag: string | undefined, prop: string, value?: string): string[][] {
  const event = /^on([A-Z]\w+?)(Capture)?$/.exec(prop)?.[1];
  if (event) return [keysOfEvent(event.toLowerCase())];
  const name = prop.toLowerCase();
  const keys = tag
    ? [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`, `svg.elements.${tag}.${prop}`]
    : keysOfAttribute(name);
  return [keys, keys.flatMap((key) => (value ? [`${key}.${value}`, `${key}_${value}`] : []))];
}

/** The keys of a property of a style, as in `{ textWrap: 'balance' }`, and of the word that it is set to. */
export function styleKeysOf(property: string, value?: string): string[][] {
  const key = `css.properties.${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return [[key], value ? [`${key}.${value}`] : []];
}
