import type { ImportReport } from '@upcurve/contracts/blog/blog-transfer';

const LINES_MAX = 1000;
const LINE_MAX = 1000;

/** What an import stored, and what it left out. */
export class Report {
  posts = 0;
  categories = 0;
  authors = 0;
  media = 0;
  readonly left: ImportReport['left'];

  constructor(left: ImportReport['left'] = []) {
    this.left = left;
  }

  /** Records skipped content. `post` is a title, or empty if no particular post is affected. */
  leftOut(post: string, what: string) {
    this.left.push({ post, what: what.length > LINE_MAX ? `${what.slice(0, LINE_MAX)}…` : what });
  }

  get answer(): ImportReport {
    const { posts, categories, authors, media, left } = this;
    const more = left.length - LINES_MAX;
    const last = more > 0 ? [{ post: '', what: `And ${more} more like these.` }] : [];
    return { posts, categories, authors, media, left: [...left.slice(0, LINES_MAX), ...last] };
  }
}
