/** The contents of another blog's file, independent of its format. Only types are checked so far. */
export interface ImportedBlog {
  categories: ImportedCategory[];
  authors: ImportedAuthor[];
  posts: ImportedPost[];
  /** Omissions that concern no particular post. */
  left: string[];
}

export interface ImportedCategory {
  name: string;
  slug: string;
  description: string;
}

export interface ImportedAuthor {
  /** Posts refer to the author by it. */
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
  /** Its addresses on the other blog. */
  addresses: string[];
  /** ISO 8601; undefined if unknown. */
  createdAt: string | undefined;
  /** A slug of `categories`. */
  category: string | undefined;
  /** A key of `authors`. */
  author: string | undefined;
  /** The address of the cover picture. */
  picture: string | undefined;
  seo: { title: string; description: string };
  left: string[];
}

/** A file cannot be imported. The message is shown to the sender. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Converts a file's date to ISO 8601; undefined unless it is a valid past date. */
export function momentOf(text: string): string | undefined {
  // WordPress and Ghost write UTC without a zone.
  const plain = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const moment = new Date(/^\d{10,13}$/.test(text) ? Number(text.padEnd(13, '0')) : plain);
  const time = moment.getTime();
  return time > Date.UTC(1980) && time <= Date.now() ? moment.toISOString() : undefined;
}
