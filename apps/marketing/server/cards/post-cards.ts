import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import { type Stored, store, storedSize } from '@upcurve/web-server/cache/stored';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { listWords, postWords } from '../../app/content/blog.ts';
import type { CardFacts } from './card-worker.ts';

const TIMEOUT_MS = 3000;

interface Options {
  apiUrl: string;
  print: (facts: CardFacts) => Promise<Buffer>;
  /** Shown if a card cannot be printed. */
  fallback: Stored;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Card {
  stored: Stored;
  facts: string;
  isStale: boolean;
}

/**
 * Creates the share cards of posts. Each is printed on its first request and cached until the post changes.
 */
export function createPostCards({ apiUrl, print, fallback, log }: Options) {
  const api = createClient({ get: blog.getPost }, { baseUrl: apiUrl });
  const cards = new LRUCache<string, Card>({
    max: 500,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ stored }) => storedSize(stored),
  });
  const making = new Map<string, Promise<Stored>>();

  async function factsOf(slug: string): Promise<CardFacts> {
    const post = await api.get({ params: { idOrSlug: slug } }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const words = [post.authorName, postWords.minutes(post.readingMinutes)];
    return {
      title: post.title,
      kicker: post.categoryName ?? listWords.blog,
      foot: words.filter(Boolean).join(' · '),
    };
  }

  async function make(slug: string): Promise<Stored> {
    const old = cards.get(slug);
    try {
      const facts = await factsOf(slug);
      const known = JSON.stringify(facts);
      if (old?.facts === known) {
        old.isStale = false;
        return old.stored;
      }
      const png = await print(facts);
      const headers = {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=300, must-revalidate',
      };
      const stored = await store(png, { headers, compressible: false });
      cards.set(slug, { stored, facts: known, isStale: false });
      return stored;
    } catch (error) {
      log.warn({ slug, error: String(error) }, 'A card could not be printed.');
      const shown = old?.stored ?? fallback;
      return { ...shown, headers: { ...shown.headers, 'cache-control': 'public, max-age=10' } };
    }
  }

  return {
    /** Returns the card of a post. The caller checks that the post is public. */
    get(slug: string): Stored | Promise<Stored> {
      const kept = cards.get(slug);
      if (kept && !kept.isStale) return kept.stored;
      const running = making.get(slug);
      if (running) return running;
      const started = make(slug).finally(() => making.delete(slug));
      making.set(slug, started);
      return started;
    },
    /** Marks all cards as stale. Call this when posts may have changed. */
    expire(): void {
      for (const card of cards.values()) card.isStale = true;
    },
  };
}

export type PostCards = ReturnType<typeof createPostCards>;
