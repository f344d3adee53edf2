import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, type AuditAction } from '@upcurve/contracts/audit';
import type { Endpoint } from '@upcurve/contracts/endpoint';
import { nouns } from '@upcurve/contracts/nouns';
import { expect, test } from 'vitest';

/*
 * Every call that changes something or takes data out: what it leaves in the audit log, or why it leaves nothing. A new call
 * fails here until somebody has decided.
 */

const VISITOR = 'made by visitors: the row that it stores is what there is to say';
const READS = 'changes nothing and takes nothing out';
const TIMELINE = 'stands, by whom and when, in the timeline of the lead';
const REVISIONS = 'a working copy, which readers do not see; its revisions say who wrote when';

const CALLS: Record<string, readonly AuditAction[] | string> = {
  'account.login': ['sign-in', 'sign-in.failed'],
  'account.register': ['account.registered'],
  'account.logout': ['sign-out'],
  'account.changePassword': ['password.changed'],
  'account.resetPassword': ['password.reset'],
  'account.updateProfile': ['profile.changed'],
  'account.endSessions': ['session.ended'],
  'account.endSession': ['session.ended'],
  'agencySettings.saveAgencySettings': ['agency.changed'],
  'analytics.exportAnalytics': 'figures, in which nobody is named',
  'audit.exportAuditLog': ['export'],
  'blog.createPost': REVISIONS,
  'blog.findBrokenLinks': READS,
  'blog.updatePost': REVISIONS,
  'blog.deletePost': ['post.deleted'],
  'blog.publishPost': ['post.published', 'post.scheduled'],
  'blog.unpublishPost': ['post.unpublished'],
  'blog.cancelSchedule': ['post.unscheduled'],
  'blog.restorePost': ['post.restored'],
  'blog.restoreRevision': REVISIONS,
  'blog.createPreviewLink': ['post.preview'],
  'blog.revokePreviewLink': ['post.preview-ended'],
  'blog.saySeen': 'says for a minute who looks at a post',
  'blog.createCategory': ['category.created'],
  'blog.updateCategory': ['category.changed'],
  'blog.deleteCategory': ['category.deleted'],
  'blog.createAuthor': ['author.created'],
  'blog.updateAuthor': ['author.changed'],
  'blog.deleteAuthor': ['author.deleted'],
  'blog.exportBlog': ['export'],
  'blog.importBlog': ['blog.imported'],
  'contact.submitContact': VISITOR,
  'contacts.setContactStatus': TIMELINE,
  'contacts.bulkContacts': ['lead.deleted'],
  'contacts.deleteContact': ['lead.deleted'],
  'contacts.exportContacts': ['export'],
  'events.collectEvents': VISITOR,
  'leads.changeLead': TIMELINE,
  'leads.addNote': TIMELINE,
  'leads.deleteNote': ['note.deleted'],
  'mail.resendMail': ['mail.resent'],
  'media.addMedia': 'nobody sees a file before a story or a post shows it, which is written down',
  'media.changeMedia': ['media.changed'],
  'media.deleteMedia': ['media.deleted'],
  'media.getMediaFile': 'what the site shows to everybody',
  'people.mergePeople': ['person.merged'],
  'people.splitPerson': ['person.split'],
  'people.exportPerson': ['export'],
  'people.erasePerson': ['person.erased'],
  'quarantine.bulkQuarantine': ['held.released', 'held.deleted'],
  'quarantine.releaseLead': ['held.released'],
  'quarantine.deleteQuarantined': ['held.deleted'],
  'questions.createQuestion': ['question.created'],
  'questions.updateQuestion': ['question.changed'],
  'questions.orderQuestions': ['question.changed'],
  'questions.deleteQuestion': ['question.deleted'],
  'questions.undoQuestionChange': ['question.changed', 'question.created'],
  'questions.restoreQuestions': ['question.restored'],
  'quiz.createSession': VISITOR,
  'quiz.saveSession': VISITOR,
  'quiz.saveDetails': VISITOR,
  'quiz.forgetDetails': VISITOR,
  'quiz.resumeSession': VISITOR,
  'quiz.submit': VISITOR,
  'quiz.addDetails': VISITOR,
  'quiz.mailReport': VISITOR,
  'retention.previewRetention': READS,
  'retention.setRetention': ['retention.changed'],
  'secondFactor.beginSecondFactor': 'asks for nothing until a first code confirms it',
  'secondFactor.confirmSecondFactor': ['second-factor.on'],
  'secondFactor.makeRecoveryCodes': ['second-factor.codes'],
  'secondFactor.disableSecondFactor': ['second-factor.off'],
  'secondFactor.resetSecondFactor': ['second-factor.reset'],
  'secondFactor.setRoleRule': ['second-factor.required'],
  'submissions.setSubmissionStatus': TIMELINE,
  'submissions.bulkSubmissions': ['lead.deleted'],
  'submissions.deleteSubmission': ['lead.deleted'],
  'submissions.exportSubmissions': ['export'],
  'suppression.unsubscribe': VISITOR,
  'team.createInvite': ['invite.made'],
  'team.deleteInvite': ['invite.taken-back'],
  'team.updateUser': ['member.role', 'member.disabled', 'member.enabled'],
  'team.setMemberMails': ['member.mails'],
  'team.makePasswordLink': ['password.link'],
  'team.deleteUser': ['member.removed'],
  'testimonials.createStory': ['story.created'],
  'testimonials.updateStory': ['story.changed'],
  'testimonials.deleteStory': ['story.deleted'],
  'testimonials.orderStories': ['story.changed'],
  'testimonials.addSegment': ['story.changed'],
  'testimonials.orderSegments': ['story.changed'],
  'testimonials.changeSegment': ['story.changed'],
  'testimonials.deleteSegment': ['story.changed'],
  'webhook.saveSettings': ['webhook.changed'],
  'webhook.test': 'sends a sample about nobody',
  'webhook.rotateSecret': ['webhook.secret'],
  'webhook.createEndpoint': ['webhook.changed'],
  'webhook.saveEndpoint': ['webhook.changed'],
  'webhook.deleteEndpoint': ['webhook.changed'],
  'webhook.testEndpoint': 'sends a sample about nobody',
  'webhook.rotateEndpointSecret': ['webhook.secret'],
  'webhook.replayDelivery': ['webhook.replayed'],
  'webhook.replayFailed': ['webhook.replayed'],
  'webhook.countReplay': READS,
  'webhook.replayRange': ['webhook.replayed'],
};

const changesOrTakesOut = ({ method, answers = 'json' }: Endpoint) => method !== 'GET' || answers !== 'json';

test('every call that changes something or takes data out says what it leaves in the log, or why nothing', () => {
  const calls = Object.entries(nouns).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, endpoint]) => changesOrTakesOut(endpoint))
      .map(([name]) => `${noun}.${name}`),
  );
  expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
});

test('every action is of some call, and is written by the code of that noun', () => {
  const named = Object.values(CALLS).flatMap((actions) => (typeof actions === 'string' ? [] : actions));
  expect([...new Set(named)].sort()).toEqual(Object.keys(AUDIT_ACTIONS).sort());
  const features = join(import.meta.dirname, '..');
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(features, path), 'utf8'))
    .join('\n');
  const unwritten = Object.keys(AUDIT_ACTIONS).filter((action) => !sources.includes(`'${action}'`));
  expect(unwritten).toEqual([]);
});
