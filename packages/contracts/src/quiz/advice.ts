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
 * Advice for an answer: what to do, as an instruction rather than a question; the reason; one step for this week; a
 * page to read. Whether the page exists is checked only when a question is saved, because frozen results outlive pages.
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

/** Checks whether a link is a path of the website without a page: neither a page that always exists nor a blog post. */
export function isBrokenLink(link: string): boolean {
  if (!isOwnPath(link)) return false;
  const path = link.replace(/[?#].*$/, '');
  return !isSitePath(path) && !POST_PATH.test(path);
}
