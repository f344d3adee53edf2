import type { ImportReport } from '@upcurve/contracts/blog/blog-transfer';

const LINES_MAX = 1000;
const LINE_MAX = 1000;

/** The content that an import skipped, one message per line. */
export interface SkippedContent {
  lines: ImportReport['left'];
  /** Number of further messages that are not listed. */
  more: number;
}

/** The result of an import. */
export class Report {
  posts = 0;
  categories = 0;
  authors = 0;
  media = 0;
  readonly leftOutSoFar: SkippedContent;

  constructor(leftOutSoFar: SkippedContent = { lines: [], more: 0 }) {
    this.leftOutSoFar = leftOutSoFar;
  }

  /** Records skipped content. `post` is a title, or empty if no particular post is affected. */
  leftOut(post: string, what: string) {
    const { lines } = this.leftOutSoFar;
    if (lines.length >= LINES_MAX) this.leftOutSoFar.more += 1;
    else lines.push({ post, what: what.length > LINE_MAX ? `${what.slice(0, LINE_MAX)}…` : what });
  }

  get answer(): ImportReport {
    const { posts, categories, authors, media } = this;
    const { lines, more } = this.leftOutSoFar;
    const last = more > 0 ? [{ post: '', what: `And ${more} more like these.` }] : [];
    return { posts, categories, authors, media, left: [...lines, ...last] };
  }
}
