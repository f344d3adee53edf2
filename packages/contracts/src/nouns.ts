import { account } from './account.ts';
import { contact } from './contact.ts';
import { eligibility } from './eligibility.ts';
import { formToken } from './form-token.ts';
import { health } from './health.ts';
import { quarantine } from './quarantine.ts';
import { team } from './team.ts';
import { webhook } from './webhook.ts';

/** Every noun of the API. What is not here is not served: a test of the API compares the two. */
export const nouns = { account, contact, eligibility, formToken, health, quarantine, team, webhook };
