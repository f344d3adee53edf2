import { account } from '../account/account.ts';
import { audit } from '../account/audit.ts';
import { secondFactor } from '../account/second-factor.ts';
import { team } from '../account/team.ts';
import { analytics } from '../analytics/analytics.ts';
import { events } from '../analytics/events.ts';
import { blog } from '../blog/blog.ts';
import { bookings } from '../bookings/bookings.ts';
import { hours } from '../bookings/hours.ts';
import { meetingTypes } from '../bookings/meeting-types.ts';
import { contact } from '../leads/contact.ts';
import { contacts } from '../leads/contacts.ts';
import { formToken } from '../leads/form-token.ts';
import { inbox } from '../leads/inbox.ts';
import { leadMails } from '../leads/lead-mails.ts';
import { leads } from '../leads/leads.ts';
import { people } from '../leads/people.ts';
import { quarantine } from '../leads/quarantine.ts';
import { submissions } from '../leads/submissions.ts';
import { media } from '../media/media.ts';
import { questions } from '../quiz/questions.ts';
import { quiz } from '../quiz/quiz.ts';
import { agencySettings } from '../settings/agency-settings.ts';
import { company } from '../settings/company.ts';
import { countedMonth } from '../settings/counted-month.ts';
import { mail } from '../settings/mail.ts';
import { retention } from '../settings/retention.ts';
import { suppression } from '../settings/suppression.ts';
import { testimonials } from '../testimonials/testimonials.ts';
import { webhook } from '../webhooks/webhook.ts';
import { content } from './content.ts';
import { health } from './health.ts';
import { search } from './search.ts';

/** All endpoints of the API by noun. A test compares this list with the routes. */
export const allEndpoints = {
  account,
  agencySettings,
  analytics,
  audit,
  blog,
  bookings,
  company,
  contact,
  contacts,
  content,
  countedMonth,
  events,
  formToken,
  health,
  hours,
  inbox,
  leadMails,
  leads,
  mail,
  meetingTypes,
  people,
  media,
  quarantine,
  questions,
  quiz,
  retention,
  secondFactor,
  search,
  submissions,
  suppression,
  team,
  testimonials,
  webhook,
};
