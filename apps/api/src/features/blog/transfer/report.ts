import type { ImportReport } from '@upcurve/contracts/blog-transfer';

const LINES_MAX = 1000;

/** What came of an import. */
export class Report {
  posts = 0;
  categories = 0;
  authors = 0;
  media = 0;
  readonly #left: ImportReport['left'] = [];
  #more = 0;

  /** Names what was left out of a post; of none where that is empty. */
  leftOut(post: string, what: string) {
    if (this.#left.length < LINES_MAX) this.#left.push({ post, what });
    else this.#more += 1;
  }

  get answer(): ImportReport {
    const { posts, categories, authors, media } = this;
    const more = this.#more > 0 ? [{ post: '', what: `And ${this.#more} more of such.` }] : [];
    return { posts, categories, authors, media, left: [...this.#left, ...more] };
  }
}
