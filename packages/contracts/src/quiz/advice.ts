import { isSitePath } from '../analytics/site-paths.ts';
import { line } from '../shared/text.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';

export const ADVICE_TITLE_MAX = 80;
export const ADVICE_LINE_MAX = 200;
const LINK_MAX = 300;
export const LINK_MESSAGE = 'A page of the website, such as /services/seo, or an https address.';
const POST_PATH = /^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isOwnPath = (link: string) => /^\/(?![/\\])/.test(link);
const isAddress = (link: string) => parseAddress(link)?.protocol === 'https:';

/**
 * What to do from an answer: an order, not a question; its reason; one step for this week; a page to read on. Whether that
 * page is there is asked where advice is written: what is frozen outlives pages.
 */
export const Advice = z.strictObject({
  title: line({ min: 1, max: ADVICE_TITLE_MAX }, 'Say what to do.').refine(
    (title) => !title.endsWith('?'),
    'Say what to do; don’t ask.',
  ),
  why: line({ min: 1, max: ADVICE_LINE_MAX }, 'Say why.'),
  thisWeek: line({ min: 1, max: ADVICE_LINE_MAX }, 'Name one step for this week.'),
  link: line({ max: LINK_MAX })
    .refine((link) => isOwnPath(link) || isAddress(link), LINK_MESSAGE)
    .optional(),
});
export type Advice = z.infer<typeof Advice>;

/** Whether a link is a path of the website where no page is: none that is always there, and no blog post. */
export function isLost(link: string): boolean {
  if (!isOwnPath(link)) return false;
  const path = link.replace(/[?#].*$/, '');
  return !isSitePath(path) && !POST_PATH.test(path);
}
