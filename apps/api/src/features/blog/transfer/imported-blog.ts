/** The contents of another blog's file, independent of its format. Only the types have been checked. */
export interface ImportedBlog {
  categories: ImportedCategory[];
  authors: ImportedAuthor[];
  posts: ImportedPost[];
  /** Messages about content that was skipped and belongs to no particular post. */
  left: string[];
}

export interface ImportedCategory {
  name: string;
  slug: string;
  description: string;
}

export interface ImportedAuthor {
  /** The key by which posts refer to the author. */
  key: string;
  name: string;
  email: string;
  bio: string;
}

export interface ImportedPost {
  title: string;
  slug: string;
  /** May contain HTML, like `title`. */
  excerpt: string;
  html: string;
  /** Whether blank lines separate paragraphs. */
  hasBlankLines: boolean;
  /** The addresses of the post on the other blog. */
  addresses: string[];
  /** ISO 8601; undefined if unknown. */
  createdAt: string | undefined;
  /** A slug of `categories`. */
  category: string | undefined;
  /** A key of `authors`. */
  author: string | undefined;
  /** The address of the cover picture. */
  picture: string | undefined;
  pictureAlt: string;
  seo: { title: string; description: string };
  left: string[];
}

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

/** Returns the file name in an address. */
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
