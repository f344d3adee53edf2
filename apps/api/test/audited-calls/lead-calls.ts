import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { unsubscribeToken } from '../../src/features/mail/suppression/service.ts';
import { findAbandoned } from '../../src/features/quiz/abandoned.ts';
import { resumeToken } from '../../src/lib/security/links.ts';
import { leadInput } from '../samples/leads.ts';
import type { AuditedCalls } from './call-recorder.ts';

const VISITOR = 'made by visitors: the row that it stores is what there is to say';
const TIMELINE = 'the timeline of the lead says it, by whom and when';

export const LEAD_CALLS: AuditedCalls[] = [
  [
    {
      'contact.submitContact': VISITOR,
      'contacts.setContactStatus': TIMELINE,
      'contacts.bulkContacts': ['lead.deleted'],
      'contacts.deleteContact': ['lead.deleted'],
      'contacts.exportContacts': ['export'],
    },
    async ({ form, staff: { contacts } }) => {
      const { id } = await form();
      await contacts.setContactStatus({ params: { id }, body: { status: 'contacted' } });
      await contacts.exportContacts({ query: {} });
      await contacts.bulkContacts({ body: { action: 'status', ids: [id], status: 'closed' } });
      await contacts.bulkContacts({ body: { action: 'delete', ids: [id] } });
      await contacts.deleteContact({ params: { id: (await form()).id } });
    },
  ],
  [
    {
      'submissions.setSubmissionStatus': TIMELINE,
      'submissions.bulkSubmissions': ['lead.deleted'],
      'submissions.deleteSubmission': ['lead.deleted'],
      'submissions.exportSubmissions': ['export'],
    },
    async ({ lead, staff: { submissions } }) => {
      const id = await lead();
      await submissions.setSubmissionStatus({ params: { id }, body: { status: 'contacted' } });
      await submissions.exportSubmissions({ query: {} });
      await submissions.bulkSubmissions({ body: { action: 'status', ids: [id], status: 'qualified' } });
      await submissions.bulkSubmissions({ body: { action: 'delete', ids: [id] } });
      await submissions.deleteSubmission({ params: { id: await lead() } });
    },
  ],
  [
    {
      'leadMails.sendLeadMail': ['lead.mailed'],
      'quiz.sendTestLead': ['lead.test'],
      'leads.changeLead': TIMELINE,
      'leads.addNote': TIMELINE,
      'leads.deleteNote': ['note.deleted'],
      'leads.seeMentions': 'that a member has opened a lead',
      'leads.logCall': TIMELINE,
      'leads.deleteCall': ['call.deleted'],
    },
    async ({ lead, staff: { leadMails, leads, quiz } }) => {
      await quiz.sendTestLead();
      const params = { kind: 'eligibility', id: await lead() } as const;
      const headers = { 'if-match': '"1"' };
      await leads.changeLead({ params, headers, body: { valuePence: 100_00 } });
      await leadMails.sendLeadMail({ params, body: { subject: 'Hello', text: 'When may I ring?' } });
      const { id: noteId } = await leads.addNote({ params, body: { text: 'Rang.' } });
      await leads.seeMentions({ params });
      await leads.deleteNote({ params: { ...params, noteId } });
      const { id: callId } = await leads.logCall({ params, body: { result: 'spoke' } });
      await leads.deleteCall({ params: { ...params, callId } });
    },
  ],
  [
    {
      'people.mergePeople': ['person.merged'],
      'people.splitPerson': ['person.split'],
      'people.exportPerson': ['export'],
      'people.erasePerson': ['person.erased'],
    },
    async ({ form, staff: { people } }) => {
      const [one, other] = [await form('one@example.com'), await form('other@example.com')];
      const params = { id: one.personId };
      await people.mergePeople({ params, body: { otherId: other.personId } });
      await people.splitPerson({ params, body: { leadIds: [other.id] } });
      await people.exportPerson({ params });
      await people.erasePerson({ params, body: { confirm: 'one@example.com' } });
    },
  ],
  [
    {
      'quarantine.bulkQuarantine': ['held.released', 'held.deleted'],
      'quarantine.releaseLead': ['held.released'],
      'quarantine.deleteQuarantined': ['held.deleted'],
    },
    async ({ form, staff: { quarantine } }) => {
      const held = async () => (await form(undefined, { fax: 'x' })).id;
      await quarantine.bulkQuarantine({ body: { action: 'release', ids: [await held()] } });
      await quarantine.bulkQuarantine({ body: { action: 'delete', ids: [await held()] } });
      await quarantine.releaseLead({ params: { id: await held() } });
      await quarantine.deleteQuarantined({ params: { id: await held() } });
    },
  ],
  [
    {
      'quiz.createSession': VISITOR,
      'quiz.saveSession': VISITOR,
      'quiz.saveDetails': VISITOR,
      'quiz.resumeSession': VISITOR,
      'quiz.forgetDetails': VISITOR,
    },
    async ({ api, visitor: { quiz } }) => {
      const { id } = await quiz.createSession({ body: { answers: {} } });
      await quiz.saveSession({ params: { id }, body: { answers: { 1: 'owner' } } });
      const { name, email, formToken, proof } = leadInput(api);
      const body = { name, email, formToken, proof, consent: true } as const;
      await quiz.saveDetails({ params: { id }, body });
      const idle = sql`update quiz_sessions set updated_at = now() - interval '31 minutes' where id = ${id}`;
      await idle.execute(api.db);
      await findAbandoned(api.services);
      await quiz.resumeSession({ body: { token: resumeToken(api.config.sessionSecret, id) } });
      await quiz.forgetDetails({ params: { id } });
    },
  ],
  [
    {
      'quiz.submit': VISITOR,
      'quiz.addDetails': VISITOR,
      'quiz.mailReport': VISITOR,
      'quiz.printReport': VISITOR,
      'suppression.unsubscribe': VISITOR,
      'events.collectEvents': VISITOR,
    },
    async ({ api, visitor: { events, quiz, suppression } }) => {
      const { resultToken } = await quiz.submit({ body: leadInput(api) });
      await quiz.addDetails({ params: { resultToken }, body: { location: 'Bath' } });
      await quiz.mailReport({ params: { resultToken } });
      await quiz.printReport({ params: { resultToken } });
      const token = unsubscribeToken(api.config, 'anna@example.com');
      await suppression.unsubscribe({ body: { token } });
      await events.collectEvents({ body: { id: uuidv7(), events: [{ kind: 'page', path: '/' }] } });
    },
  ],
];
