import type { Reading } from './flow.ts';
import { hrefOf } from './hrefs.ts';
import { abbreviate, type LossReport } from './loss-report.ts';
import type { Marks, Script } from './runs.ts';
import type { Element } from './tree.ts';

const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['i', 'em', 'dfn', 'var']);
const STRUCK = new Set(['s', 'strike']);
const CODE = new Set(['code', 'kbd', 'samp', 'tt']);
const STYLE_MAX = 4000;

/** Returns a property of an element's `style`, in lower case. */
export function styleOf({ attributes }: Element, property: string): string {
  const style = (attributes.style ?? '').slice(0, STYLE_MAX).toLowerCase();
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    if (name.trim() === property) return value.trim();
  }
  return '';
}

export const isHidden = (element: Element): boolean =>
  element.attributes.hidden !== undefined ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all' ||
  // The bullet or number that Word writes before an item.
  styleOf(element, 'mso-list') === 'ignore';

/** Returns the marks of an element's content, based on its tag and style. */
export function marksIn(element: Element, marks: Marks, reading: Reading): Marks {
  const { name } = element;
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const spaces = styleOf(element, 'white-space') || styleOf(element, 'white-space-collapse');
  const isHeavy = /^(bold|bolder|[6-9]00)$/.test(weight);
  const isLight = /^(normal|lighter|[1-5]00)$/.test(weight);
  return {
    bold: isHeavy || (!isLight && (marks.bold || BOLD.has(name))),
    italic: /^(italic|oblique)/.test(slant) || (slant !== 'normal' && (marks.italic || ITALIC.has(name))),
    code: marks.code || CODE.has(name),
    href: name === 'a' ? linkOf(element, reading) : marks.href,
    script: scriptOf(element) ?? marks.script,
    isStruck: marks.isStruck || isStruck(element),
    keepsLines: spaces === '' ? marks.keepsLines : /^(pre|break-spaces)/.test(spaces),
  };
}

function scriptOf(element: Element): Script | undefined {
  const position = styleOf(element, 'vertical-align');
  if (element.name === 'sup' || position === 'super') return 'sup';
  return element.name === 'sub' || position === 'sub' ? 'sub' : undefined;
}

const isStruck = (element: Element): boolean =>
  STRUCK.has(element.name) ||
  `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`.includes(
    'line-through',
  );

function linkOf({ attributes: { href } }: Element, { left, movedTo }: Reading): string {
  if (href === undefined || href.trim() === '') return '';
  const target = hrefOf(movedTo(href.trim()) ?? href);
  // Word and Google Docs add links to internal anchors.
  if (!target && href.trim().startsWith('#')) {
    if (!href.trim().startsWith('#_')) left.add('A link to a place within the text. Its text was kept.');
  } else if (!target) left.add(`A link to ${abbreviate(href)}. Its text was kept.`);
  return target ?? '';
}

const PLAIN = '0123456789+-−–=()ni';
const SIGNS: Record<Script, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙᵢ' };
const MARKS: Record<string, string> = { TM: '™', SM: '℠', R: '®' };
/** Texts that mean the same on the line: ordinals, and marks of notes and brands. */
const UNCHANGED = /^(?:st|nd|rd|th|[*†‡§®©™℠\s]+|\[\w{1,3}\])$/i;

/** Writes a raised or lowered text with the signs that Unicode has. Reports a text that it has none for. */
export function writeScript(text: string, script: Script, left: LossReport): string {
  const signs = [...text].map((letter) =>
    /[\s,]/.test(letter) ? letter : SIGNS[script][PLAIN.indexOf(letter)],
  );
  if (!signs.includes(undefined)) return signs.join('');
  const mark = script === 'sup' ? MARKS[text.trim()] : undefined;
  if (!mark && !UNCHANGED.test(text.trim()))
    left.add(
      `The ${script === 'sup' ? 'raised' : 'lowered'} position of “${abbreviate(text)}”. Its text was kept.`,
    );
  return mark ?? text;
}
