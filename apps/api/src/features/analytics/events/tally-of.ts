import { OTHER_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { SiteEvent } from '@upcurve/contracts/analytics/events';
import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import type { Campaign } from '../../leads/source-names.ts';

/** An event count. `version` is 0 if unknown. */
export interface TallyCount {
  measure: string;
  source: string;
  version: number;
  value: string;
  count: number;
}

const FOLDERS = ['/blog', '/stories', '/lead-guide'];
const FORM_MEASURES = { shown: 'formShown', begun: 'formBegun', sent: 'formSent' } as const;

/** Returns the path of a fixed page, or the folder of any other page, so that clients cannot invent pages. */
function pageOf(path: string): string {
  if (isSitePath(path)) return path.replace(/(.)\/+$/, '$1');
  const folder = FOLDERS.find((each) => path.startsWith(`${each}/`));
  return folder ? `${folder}/*` : OTHER_TAG;
}

/** Whether the event is a view of the quiz, which counts for the current version of the questions. */
export const isView = (event: SiteEvent) => event.kind === 'quiz' && event.isOpening === true;

export function talliesOf(
  event: SiteEvent,
  { source, medium, campaign }: Campaign,
  version: number,
): TallyCount[] {
  const one = { source, version: 0, count: 1 };
  if (event.kind === 'page') {
    const page = { ...one, measure: 'page', value: pageOf(event.path) };
    return event.isEntry ? [page, { ...one, measure: 'visit', value: `${medium}\n${campaign}` }] : [page];
  }
  if (event.kind === 'form') return [{ ...one, measure: FORM_MEASURES[event.step], value: event.form }];
  const step = { ...one, measure: 'step', value: event.step };
  return isView(event) ? [step, { ...one, measure: 'viewed', version, value: '' }] : [step];
}
