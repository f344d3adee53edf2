import type { Media } from '@upcurve/contracts/media/media';
import {
  DURATION_DEFAULT_MS,
  durationOfClip,
  SEGMENTS_MAX,
  type SegmentType,
  type testimonials,
} from '@upcurve/contracts/testimonials/testimonials';
import { v7 as uuidv7 } from 'uuid';
import { conflict, invalidField, orNotFound } from '../../lib/http/errors.ts';
import type { Handlers } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { uploadOf } from '../media/service.ts';
import { mediaOfSegment, storyQueries } from './queries.ts';
import { checkSameIds, lockMediaToShow, storyService } from './service.ts';

type SegmentCalls = 'addSegment' | 'orderSegments' | 'changeSegment' | 'deleteSegment';

const SHOWN: readonly SegmentType[] = ['image', 'video'];

/** Returns the display time: the length of a clip, or the default for pictures. */
const durationOf = ({ durationMs = DURATION_DEFAULT_MS }: Media) => durationOfClip(durationMs);

export function segmentCalls(services: Services): Pick<Handlers<typeof testimonials>, SegmentCalls> {
  const stored = storyQueries(services.db);
  const { addFor, publish } = storyService(services);
  const one = async (id: string) => orNotFound(await stored.find(id), 'testimonial');

  return {
    addSegment: async (call) => {
      const { storyId } = call.params;
      // Checked before storing the file, which would have to be deleted again.
      await one(storyId);
      const slot = { name: 'media', kinds: [call.fields.type] };
      return addFor(uploadOf(call, call.fields), slot, async (sent) => {
        const { type, mediaId = sent?.id, order: sortOrder = 0, duration } = call.fields;
        if (sent && call.fields.mediaId)
          throw invalidField('mediaId', 'Send a file or choose one, not both.');
        if (!mediaId) throw invalidField('media', 'Choose a file.');
        await publish(async (trx) => {
          const story = orNotFound(await storyQueries(trx).lock(storyId), 'testimonial');
          if (story.segments.length >= SEGMENTS_MAX)
            throw conflict(`A testimonial can have at most ${SEGMENTS_MAX} segments. Delete one first.`);
          const shown = await lockMediaToShow(trx, mediaId, sent ? 'media' : 'mediaId', SHOWN);
          if (shown.kind !== type)
            throw invalidField('type', `This file is ${shown.kind === 'video' ? 'a video' : 'a picture'}.`);
          const durationMs = duration ?? durationOf(shown);
          const segment = { id: uuidv7(), storyId, mediaId, captionsId: null, durationMs, sortOrder };
          await storyQueries(trx).addSegment(segment);
          await audit(trx, 'story.changed', {
            what: story.name,
            subjectId: storyId,
            after: { segment: segment.id },
          });
        });
        return one(storyId);
      });
    },

    orderSegments: async ({ params: { storyId }, body: { ids: named } }) => {
      await publish(async (trx) => {
        const { segments } = orNotFound(await storyQueries(trx).lock(storyId), 'testimonial');
        const there = segments.map(({ id }) => id);
        checkSameIds(there, named, 'a segment');
        await storyQueries(trx).setOrder('testimonialSegments', named);
        await audit(trx, 'story.changed', { what: 'Order of the segments', subjectId: storyId });
      });
      return one(storyId);
    },

    changeSegment: async ({ params: { segmentId }, body }) => {
      const { mediaId, captionsId, duration, order } = body;
      let storyId = '';
      await publish(async (trx, former) => {
        const before = orNotFound(await storyQueries(trx).lockSegment(segmentId), 'segment');
        storyId = before.storyId;
        const shown = mediaId && (await lockMediaToShow(trx, mediaId, 'mediaId', SHOWN));
        if (captionsId) await lockMediaToShow(trx, captionsId, 'captionsId', ['captions']);
        // A replacement clip is shown in full unless a duration is given, and loses the captions of the former clip.
        const ofOther = shown && mediaId !== before.mediaId;
        await storyQueries(trx).changeSegment(segmentId, {
          ...(ofOther && { mediaId, captionsId: null, durationMs: durationOf(shown) }),
          ...(captionsId !== undefined && { captionsId }),
          ...(duration !== undefined && { durationMs: duration }),
          ...(order !== undefined && { sortOrder: order }),
        });
        await audit(trx, 'story.changed', {
          what: 'A segment',
          subjectId: storyId,
          after: { segment: segmentId, ...body },
        });
        former.push(...mediaOfSegment(before));
      });
      return one(storyId);
    },

    deleteSegment: async ({ params: { segmentId } }) => {
      await publish(async (trx, former) => {
        const before = orNotFound(await storyQueries(trx).lockSegment(segmentId), 'segment');
        await storyQueries(trx).deleteSegment(segmentId);
        await audit(trx, 'story.changed', {
          what: 'A segment',
          subjectId: before.storyId,
          before: { segment: segmentId },
        });
        former.push(...mediaOfSegment(before));
      });
    },
  };
}
