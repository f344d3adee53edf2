import { keysOfAttribute, keysOfEvent } from './availability.ts';

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
