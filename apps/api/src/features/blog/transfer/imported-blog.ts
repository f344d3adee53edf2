/** What another blog's file holds, in words of no format. Nothing of it is checked but that it is text. */
export interface ImportedBlog {
  categories: ImportedCategory[];
  authors: ImportedAuthor[];
  posts: ImportedPost[];
  /** What was left out that belongs to no post. */
  left: string[];
}

export interface ImportedCategory {
  name: string;
  slug: string;
  description: string;
}

export interface ImportedAuthor {
  /** By which posts name them. */
  key: string;
  name: string;
  email: string;
  bio: string;
}

export interface ImportedPost {
  title: string;
  slug: string;
  /** May hold HTML, as `title` may. */
  excerpt: string;
  html: string;
  /** Empty lines end paragraphs. */
  hasBlankLines: boolean;
  /** Addresses that have led to it. */
  addresses: string[];
  /** ISO 8601; undefined where the file does not say. */
  createdAt: string | undefined;
  /** A slug of `categories`. */
  category: string | undefined;
  /** A key of `authors`. */
  author: string | undefined;
  /** The address of the picture over it. */
  picture: string | undefined;
  seo: { title: string; description: string };
  left: string[];
}

/** A file cannot be imported. The message is shown to the sender. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** ISO 8601 of what a file says; undefined where that is no moment of the past. */
export function momentOf(text: string): string | undefined {
  // Neither says in which zone it is: both write UTC.
  const plain = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const moment = new Date(/^\d{10,13}$/.test(text) ? Number(text.padEnd(13, '0')) : plain);
  const time = moment.getTime();
  return time > Date.UTC(1980) && time <= Date.now() ? moment.toISOString() : undefined;
}
