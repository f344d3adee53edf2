import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import type { SiteEvent } from '@upcurve/contracts/events';
import { isSitePath } from '@upcurve/contracts/site-paths';

/** One thing to count; `version` 0 where it is not known of it. */
export interface Counted {
  measure: string;
  source: string;
  version: number;
  value: string;
  count: number;
}

/** So many sources are told apart in a day; what comes under yet another name counts as one of the others. */
const SOURCES_A_DAY = 200;
const OTHER = '(other)';
const NO_SOURCE = 'direct';

const FOLDERS = ['/blog', '/stories', '/lead-guide'];
const FORM_MEASURES = { shown: 'formShown', begun: 'formBegun', sent: 'formSent' } as const;

/** Pages that are always there by their address, the others by their folder: nobody can make up a page. */
function pageOf(path: string): string {
  if (isSitePath(path)) return path.replace(/(.)\/+$/, '$1');
  const folder = FOLDERS.find((each) => path.startsWith(`${each}/`));
  return folder ? `${folder}/*` : OTHER;
}

/** Keeps names that anybody can make up from filling the tallies. */
export function createSourceNames() {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
  let today = '';
  let known = new Set<string>();
  return (given: string | undefined, now = new Date()): string => {
    const day = dayOf.format(now);
    if (day !== today) known = new Set();
    today = day;
    // An address sign is how e-mail addresses get into links.
    const source = !given || given.includes('@') ? NO_SOURCE : given;
    if (source === NO_SOURCE || known.has(source)) return source;
    if (known.size >= SOURCES_A_DAY) return OTHER;
    known.add(source);
    return source;
  };
}

/** Whether it is a view of the quiz, which counts for what was asked then. */
export const isView = (event: SiteEvent) => event.kind === 'quiz' && event.isOpening === true;

/** What an event counts as. */
export function talliesOf(event: SiteEvent, source: string, version: number): Counted[] {
  const one = { source, version: 0, count: 1 };
  if (event.kind === 'page') return [{ ...one, measure: 'page', value: pageOf(event.path) }];
  if (event.kind === 'form') return [{ ...one, measure: FORM_MEASURES[event.step], value: event.form }];
  const step = { ...one, measure: 'step', value: event.step };
  return isView(event) ? [step, { ...one, measure: 'viewed', version, value: '' }] : [step];
}
