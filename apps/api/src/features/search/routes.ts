import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Permission } from '@upcurve/contracts/permissions';
import { HITS_MAX, type Hit, search } from '@upcurve/contracts/shared/search';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { findPosts } from '../blog/service.ts';
import { findContacts } from '../leads/kinds/contact/service.ts';
import { findSubmissions } from '../leads/kinds/quiz/service.ts';
import { findMedia } from '../media/service.ts';
import { findQuestions } from '../questions/service.ts';

export function searchRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'search', search, {
    searchAll: async ({ query: { term }, user }) => {
      const may = (permission: Permission) => user.permissions.includes(permission);
      const hits = await Promise.all([
        may('leads:read') ? leads(db, term) : [],
        may('blog:read') ? posts(db, term, user) : [],
        may('media:manage') ? media(db, term) : [],
        may('questions:manage') ? questions(db, term) : [],
      ]);
      return hits.flat();
    },
  });
}

async function leads(db: Db, term: string): Promise<Hit[]> {
  const [submissions, contacts] = await Promise.all([
    findSubmissions(db, term, HITS_MAX),
    findContacts(db, term, HITS_MAX),
  ]);
  // Every lead belongs to a person, so people are found by their leads.
  const people = new Map(
    [...submissions, ...contacts].map(({ personId, name, email }) => [personId, { name, email }]),
  );
  return [
    ...[...people].slice(0, HITS_MAX).map(([id, { name, email }]) => ({
      kind: 'person' as const,
      id,
      title: name,
      detail: email,
    })),
    ...submissions.map(({ id, name, email, businessName }) => ({
      kind: 'submission' as const,
      id,
      title: name,
      detail: businessName || email,
    })),
    ...contacts.map(({ id, name, email, formType }) => ({
      kind: 'contact' as const,
      id,
      title: name,
      detail: `${formType}, ${email}`,
    })),
  ];
}

async function posts(db: Db, term: string, user: CurrentUser): Promise<Hit[]> {
  const found = await findPosts(db, term, HITS_MAX, user);
  return found.map(({ id, title, slug }) => ({ kind: 'post', id, title, detail: `/blog/${slug}` }));
}

async function media(db: Db, term: string): Promise<Hit[]> {
  const found = await findMedia(db, term, HITS_MAX);
  return found.map(({ id, fileName, alt }) => ({ kind: 'media', id, title: fileName, detail: alt }));
}

async function questions(db: Db, term: string): Promise<Hit[]> {
  const found = await findQuestions(db, term, HITS_MAX);
  return found.map(({ id, text, order }) => ({
    kind: 'question',
    id: String(id),
    title: text,
    detail: `Question ${order}`,
  }));
}
