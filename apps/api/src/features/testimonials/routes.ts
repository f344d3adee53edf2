import { seenVersion } from '@upcurve/contracts/shared/if-match';
import {
  CTA_DEFAULT,
  STORIES_MAX,
  type StoredStory,
  type Story,
  testimonials,
} from '@upcurve/contracts/testimonials/testimonials';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { conflict, HttpError, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { uploadOf } from '../media/service.ts';
import { mediaOf, storyQueries } from './queries.ts';
import { segmentCalls } from './segments.ts';
import { checkSameIds, lockMediaToShow, storyService } from './service.ts';

const AVATAR = { name: 'avatar', kinds: ['image'] } as const;

export function testimonialRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const stored = storyQueries(db);
  const { addFor, publish } = storyService(services);

  const one = async (id: string): Promise<StoredStory> => orNotFound(await stored.find(id), 'testimonial');

  implement(app, 'testimonials', testimonials, {
    listStories: async () => (await stored.listActive()).map(asVisitorsSee),

    listAllStories: () => stored.list(),

    createStory: (call) =>
      addFor(uploadOf(call, { isDecorative: true }), AVATAR, async (avatar) => {
        const { name, cta = CTA_DEFAULT, isActive = true, order = 0 } = call.fields;
        const id = uuidv7();
        await publish(async (trx) => {
          const there = await storyQueries(trx).lockAll();
          if (there.length >= STORIES_MAX)
            throw conflict(`There can be at most ${STORIES_MAX} testimonials. Delete one first.`);
          // Forms without an avatar are rejected earlier.
          const { id: avatarId } = await lockMediaToShow(trx, avatar?.id ?? '', 'avatar', AVATAR.kinds);
          await storyQueries(trx).add({ id, name, avatarId, cta, isActive, sortOrder: order });
          await audit(trx, 'story.created', { what: name, subjectId: id });
        });
        return one(id);
      }),

    updateStory: async (call) => {
      const { id } = call.params;
      const { order, ...fields } = call.fields;
      const checkVersion = versionCheck(seenVersion(call.headers));
      // Checked before storing the file, which would have to be deleted again.
      checkVersion(await one(id));
      return addFor(uploadOf(call, { isDecorative: true }), AVATAR, async (avatar) => {
        await publish(async (trx, former) => {
          const before = orNotFound(await storyQueries(trx).lock(id), 'testimonial');
          checkVersion(before);
          if (avatar) await lockMediaToShow(trx, avatar.id, 'avatar', AVATAR.kinds);
          await storyQueries(trx).change(id, {
            ...fields,
            ...(order !== undefined && { sortOrder: order }),
            ...(avatar && { avatarId: avatar.id }),
          });
          const after = orNotFound(await storyQueries(trx).lock(id), 'testimonial');
          await audit(trx, 'story.changed', { what: after.name, subjectId: id, ...changesOf(before, after) });
          former.push(before.avatarId);
        });
        return one(id);
      });
    },

    deleteStory: async ({ params: { id } }) => {
      await publish(async (trx, former) => {
        const story = orNotFound(await storyQueries(trx).lock(id), 'testimonial');
        await storyQueries(trx).delete(id);
        await audit(trx, 'story.deleted', { what: story.name, subjectId: id });
        former.push(...mediaOf(story));
      });
    },

    orderStories: async ({ body: { ids } }) => {
      await publish(async (trx) => {
        checkSameIds(await storyQueries(trx).lockAll(), ids, 'a testimonial');
        await audit(trx, 'story.changed', { what: 'Order of the testimonials' });
        await storyQueries(trx).setOrder('testimonialStories', ids);
      });
      return stored.list();
    },

    ...segmentCalls(services),
  });
}

/** Checks the version that the caller saw, if given. @throws {HttpError} 412 if the story has another version */
const versionCheck =
  (seen: number | undefined) =>
  ({ version }: { version: number }) => {
    if (seen !== undefined && seen !== version)
      throw new HttpError(412, 'Someone else has changed this story. Reload it and try again.');
  };

function asVisitorsSee({ isActive, version, updatedAt, segments, ...story }: StoredStory): Story {
  return {
    ...story,
    segments: segments.map(({ mediaId, captionsId, fileName, clipDuration, ...segment }) => segment),
  };
}
