import type { ImportReport, MissingPicture } from '@upcurve/contracts/blog/blog-transfer';
import type { RowData } from '../posts/working-copy.ts';
import type { Archive, ArchivedMedium, ArchivedPost } from './archive/archive-shape.ts';

type Category = Archive['categories'][number];
type Author = Archive['authors'][number];
type Revision = ArchivedPost['revisions'][number];

/** The contents of another system's file, independent of its format. Only the types have been checked. */
export interface ImportedBlog {
  categories: { name: string; slug: string; description: string }[];
  /** Posts refer to authors by `key`. */
  authors: { key: string; name: string; email: string; bio: string }[];
  posts: ImportedPost[];
  /** Messages about content that was skipped and belongs to no particular post. */
  left: string[];
}

/** Texts are empty if the file lacks them. */
export interface ImportedPost {
  title: string;
  slug: string;
  /** May contain HTML, like `title`. */
  excerpt: string;
  html: string;
  hasBlankLines: boolean;
  addresses: string[];
  /** ISO 8601. */
  createdAt: string | undefined;
  /** A slug of `categories`. */
  category: string | undefined;
  author: string | undefined;
  picture: string;
  pictureAlt: string;
  seo: { title: string; description: string };
  left: string[];
}

/** A file of any format as it is stored, without its posts. Posts name categories and authors by `key`. */
export interface ReadBlog {
  categories: ReadCategory[];
  authors: ReadAuthor[];
  /** The files of an export of ours. */
  media: ArchivedMedium[];
  /** The ids of files in the media library that the posts use. */
  mediaIds: string[];
  left: ImportReport['left'];
  /** Pictures that the library lacks, and that may be fetched. */
  missing: MissingPicture[];
}

/* Only exports of ours have ids, dates, former slugs and more than one revision. */
export type ReadCategory = { key: string } & Pick<Category, 'name' | 'slug' | 'description'> &
  Partial<Category>;
export type ReadAuthor = { key: string } & Pick<Author, 'name' | 'email' | 'bio'> & Partial<Author>;
export type ReadPost = Pick<ArchivedPost, 'id' | 'slugs'> &
  Partial<Omit<ArchivedPost, 'text' | 'revisions'>> & {
    /** Its category and author are still keys. */
    row: RowData;
    revisions: ReadRevision[];
  };
/** A revision without a row is like the post. */
type ReadRevision = Pick<Revision, 'number' | 'kind' | 'version'> &
  Partial<Omit<Revision, 'text'>> & { row?: RowData };

/** Thrown if a file cannot be imported. The message is shown to the user. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Converts a date from a file to ISO 8601; undefined if it is invalid or in the future. */
export function momentOf(text: string): string | undefined {
  // WordPress and Ghost write UTC times without a time zone.
  const plain = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const moment = new Date(/^\d{10,13}$/.test(text) ? Number(text.padEnd(13, '0')) : plain);
  const time = moment.getTime();
  return time > Date.UTC(1980) && time <= Date.now() ? moment.toISOString() : undefined;
}

export const fileNameIn = (address: string): string =>
  decodePercents(address.replace(/[?#].*$/s, '').replace(/^.*\//s, ''));

/** Decodes a part of an address, such as a slug. WordPress encodes letters other than a to z in them. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LINES_MAX = 1000;
const LINE_MAX = 1000;

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
