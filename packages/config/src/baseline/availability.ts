import type ts from 'typescript-6';
import { features } from 'web-features';

/**
 * The oldest Safari in which reading, layout, menu and forms must work. It is older than the
 * versions that Baseline widely available covers.
 */
const OLDEST_SAFARI = 16.4;

/** A web platform feature that some supported browsers lack. */
export interface Shortfall {
  /** Its name in web-features, such as `popover`. */
  feature: string;
  /** Its key in browser-compat-data, such as `html.global_attributes.popover`. */
  key: string;
  /** The date when the last major browser added it. Absent if one still lacks it. */
  since?: string;
  /** The first version that supports it, by browser. */
  support: Record<string, string | undefined>;
}

/** A use of a feature that some supported browsers lack. */
export interface Use {
  /** Relative to the root of the repository. */
  file: string;
  line: number;
  lacking: Shortfall;
}

/** A syntax node that names a platform feature, and its possible keys in browser-compat-data. */
export interface Finding {
  at: ts.Node;
  keys: string[];
}

/**
 * The status of one key in web-features. Declared here, because the package's own types fail under NodeNext: its
 * imports lack file extensions.
 */
interface Part {
  baseline: 'high' | 'low' | false;
  baseline_low_date?: string;
  support: Shortfall['support'];
}

const availableKeys = new Set<string>();
const shortfalls = new Map<string, Shortfall>();
for (const [feature, { status }] of Object.entries(features)) {
  // Checks each key separately: old features have new options, and new features have parts that existed before.
  for (const [key, part] of Object.entries<Part>(status?.by_compat_key ?? {})) {
    if (part.baseline === 'high' && isInOldestSafari(part)) availableKeys.add(key);
    else shortfalls.set(key, { feature, key, since: part.baseline_low_date, support: part.support });
  }
}

function isInOldestSafari({ support: { safari = '', safari_ios: phone = '' } }: Part): boolean {
  // Some versions have the form `≤4`.
  return [safari, phone].every((version) => Number.parseFloat(version.replace('≤', '')) <= OLDEST_SAFARI);
}

const keys = [...availableKeys, ...shortfalls.keys()];
const groupKeysBy = (pattern: RegExp) => {
  const byName = Map.groupBy(keys, (key) => pattern.exec(key)?.[1]);
  return (name: string) => byName.get(name) ?? [];
};

/**
 * Returns the keys of a CSS function or unit by its name, such as `css.types.color.color-mix` or
 * `css.types.length.rcap`.
 */
export const keysOfValue = groupKeysBy(/^css\.types\..*?([^.]+)$/);
/** Returns the keys of an event by its name, because listeners are often on another object than the event's target. */
export const keysOfEvent = groupKeysBy(/^api\.\w+\.(\w+)_event$/);
/** Returns the keys of an HTML attribute by its name, for components that pass it on to an element. */
const keysOfAttribute = groupKeysBy(/^html\.(?:elements\.\w+|global_attributes)\.(\w+)$/);

/** Checks whether web-features has this key. */
export const isKnown = (key: string) => availableKeys.has(key) || shortfalls.has(key);

/**
 * Returns the feature that supported browsers lack for a use with these candidate keys. Undefined if one key is
 * supported or no key is known.
 * @returns of several features the one with the best support
 */
export function shortfallOf(alternatives: string[]): Shortfall | undefined {
  if (alternatives.some((key) => availableKeys.has(key))) return;
  const short = alternatives.flatMap((key) => shortfalls.get(key) ?? []);
  return short.find(({ since }) => since) ?? short[0];
}

/**
 * Returns the keys of a React prop: for the attribute or event, and for its value.
 * @param tag the element; absent for a component, which passes its props on to some element
 * @param value absent if the source has no literal value
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

/** Returns the keys of a style property, as in `{ textWrap: 'balance' }`, and of its value. */
export function styleKeysOf(property: string, value?: string): string[][] {
  const key = `css.properties.${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return [[key], value ? [`${key}.${value}`] : []];
}
