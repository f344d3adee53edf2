import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { allBlocks, ContentError, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOf } from '@upcurve/post-blocks/outline';
import { readContentInTurns } from '@upcurve/post-blocks/read-content';
import type { z } from 'zod';
import { isLikeId } from '../../posts/free-slug.ts';
import { isReserved } from '../../posts/slugs.ts';
import { ImportError } from '../imported-blog.ts';
import { type Entry, entriesOf } from './archive-lines.ts';
import { ArchivedPost, ArchivedRevision, Author, Category, FilePiece, Medium } from './archive-shape.ts';

/** An export that passed all checks. Its posts and revisions are read a second time when they are stored. */
export interface Archive {
  path: string;
  categories: z.infer<typeof Category>[];
  authors: z.infer<typeof Author>[];
  media: Medium[];
  /** The path on disk of each file, by storage key. */
  files: Map<string, string>;
}

/** Parses an entry with its schema. @throws {ImportError} naming the line and the problem */
export function readEntry<T extends z.ZodType>(shape: T, { section, value, line }: Entry): z.output<T> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ImportError(`Line ${line} (${section}): ${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * Parses an entry's content and upgrades it to the current version of the block language.
 * @throws {ImportError} naming the line and the problem
 */
export async function readEntryContent(raw: unknown, { section, line }: Entry): Promise<PostContent> {
  try {
    return await readContentInTurns(raw, nextTurn);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [issue] = error.issues;
    throw new ImportError(`Line ${line} (${section}): content.${issue?.path}: ${issue?.message}`);
  }
}

/**
 * Reads a whole export and checks all entries and their references. Writes its files to `folder`; the caller deletes
 * them, also after an error.
 * @throws {ImportError} naming the line
 */
export async function checkArchive(
  path: string,
  folder: string,
  files: Map<string, string>,
): Promise<Archive> {
  const archive: Archive = { path, categories: [], authors: [], media: [], files };
  const checker = new Checker(archive, folder);
  try {
    for await (const entry of entriesOf(path)) await checker.take(entry);
    await checker.end();
  } finally {
    await checker.close();
  }
  return archive;
}

interface CheckedPost {
  slugs: Set<string>;
  numbers: Set<number>;
  pinned: Set<number>;
}

class Checker {
  readonly #archive: Archive;
  readonly #folder: string;
  readonly #kinds = new Map<string, Medium['kind']>();
  readonly #sizes = new Map<string, number>();
  readonly #posts = new Map<string, CheckedPost>();
  /** Values that must be unique, prefixed with their kind: `id …`, `category …`, `slug …`, `key …`. */
  readonly #seen = new Set<string>();
  #open: { key: string; handle: FileHandle; size: number } | undefined;

  constructor(archive: Archive, folder: string) {
    this.#archive = archive;
    this.#folder = folder;
  }

  async take(entry: Entry): Promise<void> {
    const { categories, authors } = this.#archive;
    switch (entry.section) {
      case 'categories': {
        const category = readEntry(Category, entry);
        this.#once(entry, `id ${category.id}`, ...category.slugs.map((slug) => `category ${slug}`));
        this.#need(entry, category.slugs.includes(category.slug), 'its slug is not among its slugs');
        this.#need(entry, !category.slugs.some(isLikeId), 'its slug is an id');
        categories.push(category);
        return;
      }
      case 'authors': {
        const author = readEntry(Author, entry);
        this.#once(entry, `id ${author.id}`, `author ${author.slug}`);
        this.#need(entry, !isLikeId(author.slug), 'its slug is an id');
        authors.push(author);
        return;
      }
      case 'media':
        return this.#takeMedium(readEntry(Medium, entry), entry);
      case 'posts':
        return this.#takePost(readEntry(ArchivedPost, entry), entry);
      case 'revisions':
        return this.#takeRevision(readEntry(ArchivedRevision, entry), entry);
      case 'files':
        return this.#takePiece(readEntry(FilePiece, entry), entry);
      default:
        return entry.section satisfies never;
    }
  }

  #need(entry: Entry, isMet: boolean, what: string): asserts isMet {
    if (!isMet) throw new ImportError(`Line ${entry.line} (${entry.section}): ${what}.`);
  }

  #once(entry: Entry, ...names: string[]) {
    for (const name of names) {
      this.#need(entry, !this.#seen.has(name), `${name} is there twice`);
      this.#seen.add(name);
    }
  }

  #takeMedium(medium: Medium, entry: Entry) {
    this.#once(entry, `id ${medium.id}`, ...medium.files.map(({ key }) => `key ${key}`));
    const main = medium.files.filter(({ role }) => role === 'main');
    const [{ width = 0, height = 0 } = {}] = main;
    const isSound =
      medium.kind === 'captions' ? medium.width === null : medium.width === width && medium.height === height;
    this.#need(entry, main.length === 1 && isSound, 'its main file is missing, or of another size');
    this.#kinds.set(medium.id, medium.kind);
    for (const { key, size } of medium.files) this.#sizes.set(key, size);
    this.#archive.media.push(medium);
  }

  async #checkText(
    { content: raw, coverId }: Pick<ArchivedPost, 'content' | 'coverId'>,
    entry: Entry,
    isShown: boolean,
  ) {
    const content = await readEntryContent(raw, entry);
    if (!isShown) return;
    this.#need(
      entry,
      coverId === null || this.#kinds.get(coverId) === 'image',
      'its cover picture is not in the file',
    );
    for (const block of allBlocks(content.blocks)) {
      const captions = block.type === 'video' ? block.captionsId : undefined;
      const wanted = block.type === 'video' ? 'video' : 'image';
      const isThere = mediaOf(block).every(
        (id) => this.#kinds.get(id) === (id === captions ? 'captions' : wanted),
      );
      this.#need(entry, isThere, `what block ${block.id} shows is not in the file`);
    }
  }

  async #takePost(post: ArchivedPost, entry: Entry) {
    const { categories, authors } = this.#archive;
    const { id, categoryId, authorId, live, scheduled, slugs } = post;
    const names = new Set(slugs.map(({ slug }) => slug));
    this.#once(entry, `id ${id}`, ...slugs.map(({ slug }) => `slug ${slug}`));
    this.#need(entry, names.has(post.slug), 'its slug is not among its slugs');
    this.#need(
      entry,
      slugs.every(({ slug }) => !isReserved(slug)),
      'the site uses its slug',
    );
    const isNamed = (all: readonly { id: string }[], wanted: string | null) =>
      wanted === null || all.some((each) => each.id === wanted);
    this.#need(entry, isNamed(categories, categoryId), 'its category is not in the file');
    this.#need(entry, isNamed(authors, authorId), 'its author is not in the file');
    this.#need(entry, !live || post.publishedAt !== null, 'it is public, and has never been published');
    this.#need(entry, !post.deletedAt || (!live && !scheduled), 'it is in the trash, and public');
    await this.#checkText(post, entry, true);
    const pinned = [live, scheduled].flatMap((each) => (each ? [each.revision] : []));
    this.#posts.set(id, { slugs: names, numbers: new Set(), pinned: new Set(pinned) });
  }

  async #takeRevision(revision: ArchivedRevision, entry: Entry) {
    const post = this.#posts.get(revision.postId);
    this.#need(entry, post !== undefined, 'its post is not in the file');
    const { number, slug } = revision;
    this.#need(entry, !post.numbers.has(number), `revision ${number} is there twice`);
    post.numbers.add(number);
    const isPinned = post.pinned.delete(number);
    this.#need(entry, !isPinned || post.slugs.has(slug), 'its slug is not among those of its post');
    await this.#checkText(revision, entry, isPinned);
  }

  async #takePiece({ key, data }: z.infer<typeof FilePiece>, entry: Entry) {
    const size = this.#sizes.get(key);
    let file = this.#open;
    if (file?.key !== key) {
      await this.#endFile();
      this.#need(entry, size !== undefined && !this.#archive.files.has(key), `${key} belongs to nothing`);
      const path = join(this.#folder, randomUUID());
      this.#archive.files.set(key, path);
      file = { key, handle: await open(path, 'wx'), size: 0 };
      this.#open = file;
    }
    const bytes = Buffer.from(data, 'base64');
    file.size += bytes.length;
    this.#need(entry, file.size <= (size ?? 0), `${key} is longer than it should be`);
    await file.handle.appendFile(bytes);
  }

  async #endFile() {
    const file = this.#open;
    if (!file) return;
    await this.close();
    if (file.size !== this.#sizes.get(file.key))
      throw new ImportError(`The file ${file.key} is shorter than it should be.`);
  }

  /** Runs the checks that need all entries. */
  async end() {
    await this.#endFile();
    const { media, authors, files } = this.#archive;
    for (const [id, { pinned }] of this.#posts)
      if (pinned.size > 0)
        throw new ImportError(`Revision ${[...pinned][0]} of the post ${id} is not in the file.`);
    for (const medium of media)
      for (const { key } of medium.files)
        if (!files.has(key)) throw new ImportError(`The file ${key} of “${medium.fileName}” is missing.`);
    for (const { name, avatarId, avatarUrl } of authors) {
      const medium = media.find(({ id, kind }) => id === avatarId && kind === 'image');
      const isOurs = avatarUrl.startsWith('/media/');
      const isThere = medium?.files.some(({ key }) => avatarUrl === `/media/${key}`) ?? false;
      if (isOurs !== isThere || (avatarId !== null) !== isOurs)
        throw new ImportError(`The picture of the author ${name} is not in the file.`);
    }
  }

  async close() {
    const file = this.#open;
    this.#open = undefined;
    await file?.handle.close();
  }
}
