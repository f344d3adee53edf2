import { FormType } from '../leads/contact.ts';
import { post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { Empty, Id, untypedLine } from '../shared/text.ts';
import { cutLine } from '../shared/tidy.ts';
import { z } from '../shared/zod.ts';
import { EVENTS_MAX, PATH_MAX, SOURCE_MAX } from './visit-limits.ts';

export const QUIZ_STEPS = {
  welcome: 'Welcome',
  profile: 'About you',
  questions: 'Questions',
  business: 'Figures',
  analyzing: 'Analysing',
  results: 'Report',
} as const;
export const QuizStep = z.enum(keysOf(QUIZ_STEPS));
export type QuizStep = z.infer<typeof QuizStep>;

export const FORM_STEPS = ['shown', 'begun', 'sent'] as const;
export const FormStep = z.enum(FORM_STEPS);
export type FormStep = z.infer<typeof FormStep>;

/** A campaign's source, medium or name in the page's URL. Omitted if there is none. */
const tag = untypedLine(SOURCE_MAX);
const source = tag;

/**
 * An event on the site, without visitor, place or time. The server's clock determines the day.
 * - `page`: a page was opened. `isEntry` is set if it was opened from another site or by its address, which counts as a
 *   visit.
 * - `quiz`: a step of the quiz was shown. `isOpening` is set at most once per page load, if nothing was answered yet,
 *   and counts as a view of the quiz.
 * - `form`: a form was seen, begun or sent.
 */
export const SiteEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page'),
    path: z
      .string()
      .overwrite((path) => cutLine(path, PATH_MAX))
      .startsWith('/'),
    source,
    isEntry: z.boolean().optional(),
    medium: tag,
    campaign: tag,
  }),
  z.strictObject({ kind: z.literal('quiz'), step: QuizStep, isOpening: z.boolean().optional(), source }),
  z.strictObject({ kind: z.literal('form'), form: FormType, step: FormStep, source }),
]);
export type SiteEvent = z.infer<typeof SiteEvent>;

/** `id` is random for each batch and used only to count a repeated batch once. */
export const EventBatch = z.strictObject({
  id: Id,
  events: z.array(SiteEvent).min(1, 'Name at least one.').max(EVENTS_MAX, `At most ${EVENTS_MAX} at once.`),
});
export type EventBatch = z.infer<typeof EventBatch>;

/** Batches counted per address. Further ones get the same response, but are reported as not counted. */
export const EVENT_LIMIT = { calls: 120, minutes: 10 } as const;

export const events = {
  collectEvents: post('/api/events', {
    summary:
      'Count visit events without storing anything about the visitor. Robots, staff and floods get the same answer but are not counted',
    access: 'public',
    origin: 'site',
    body: EventBatch,
    response: Empty,
    bodyMax: 32 * 1024,
    rateLimit: { limit: 'own', repeat: 'own' },
  }),
};
