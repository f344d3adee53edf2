import { account } from './account.ts';
import { agencySettings } from './agency-settings.ts';
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { contacts } from './contacts.ts';
import { content } from './content.ts';
import { events } from './events.ts';
import { formToken } from './form-token.ts';
import { health } from './health.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { people } from './people.ts';
import { quarantine } from './quarantine.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { retention } from './retention.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { submissions } from './submissions.ts';
import { suppression } from './suppression.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { webhook } from './webhook.ts';

/** Every noun of the API. What is not here is not served: a test of the API compares the two. */
export const nouns = {
  account,
  agencySettings,
  analytics,
  audit,
  blog,
  contact,
  contacts,
  content,
  events,
  formToken,
  health,
  inbox,
  leads,
  mail,
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
