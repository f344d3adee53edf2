import './booking.ts';
import './company.ts';
import './home.ts';
import './pricing/plans.ts';
import './testimonials.ts';
import { standingPlaceholders } from './placeholders.ts';

/** Everything in the content that the agency has to replace before going live. */
export const allPlaceholders: readonly string[] = standingPlaceholders();
