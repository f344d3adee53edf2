import { confirmToken } from '../../src/lib/security/links.ts';
import { contactInput } from '../samples/leads.ts';
import { type AuditedCalls, UNREACHABLE } from './call-recorder.ts';

const READS = 'changes nothing and takes nothing out';
const SAMPLE = 'sends a sample about nobody';
const DAY = 86_400_000;

export const DESK_CALLS: AuditedCalls[] = [
  [
    {
      'agencySettings.saveAgencySettings': ['agency.changed'],
      'agencySettings.saveLostReasons': ['agency.changed'],
      'leadMails.saveMailTemplates': ['agency.changed'],
      'company.saveCompanySettings': ['company.changed'],
      'countedMonth.saveCountedMonthSettings': ['counted-month.changed'],
      'analytics.exportAnalytics': 'anonymous figures',
      'analytics.saveCampaignCost': ['campaign.cost'],
      'audit.exportAuditLog': ['export'],
      'inbox.saveView': 'how a member looks at the list',
      'inbox.deleteView': 'how a member looks at the list',
      'retention.previewRetention': READS,
      'retention.setRetention': ['retention.changed'],
      'mail.resendMail': ['mail.resent'],
      'mail.removeMailServer': ['mail.server'],
      'mail.saveMailServer': ['mail.server'],
      'mail.testMailServer': 'sends a mail to the caller',
    },
    async ({
      api,
      staff: {
        account,
        agencySettings,
        analytics,
        audit,
        company,
        countedMonth,
        inbox,
        leadMails,
        mail,
        retention,
        team,
      },
    }) => {
      await agencySettings.saveAgencySettings({ body: { name: 'Upcurve North' } });
      await agencySettings.saveLostReasons({ body: { reasons: ['No budget'] } });
      await leadMails.saveMailTemplates({ body: { templates: [] } });
      const { version, ...facts } = await company.getCompanySettings();
      await company.saveCompanySettings({ body: { ...facts, founder: 'Ada Lowe' }, headers: {} });
      const shown = { isShown: true, waivedMonths: 2, waivedPounds: 8400 };
      await countedMonth.saveCountedMonthSettings({ body: shown, headers: {} });
      await analytics.exportAnalytics({ query: {} });
      const tags = { source: 'google', medium: 'cpc', campaign: 'spring' };
      await analytics.saveCampaignCost({ body: { ...tags, month: '2026-03', pence: 1000 } });
      await audit.exportAuditLog({ query: {} });
      const view = await inbox.saveView({
        body: { name: 'Due forms', query: { view: 'due' }, isShared: true },
      });
      await inbox.deleteView({ params: view });
      const params = { kind: 'quarantine' } as const;
      await retention.previewRetention({ params, body: { days: 14 } });
      await retention.setRetention({ params, body: { days: 14 } });
      await team.createInvite({ body: { role: 'sales', email: 'new@example.com' } });
      await api.db.updateTable('mails').set({ status: 'failed' }).execute();
      const [failed] = (await mail.listMails({ query: {} })).items;
      await mail.resendMail({ params: { id: failed?.id ?? '' } });
      await mail.removeMailServer();
      await mail.saveMailServer({ body: UNREACHABLE, headers: {} });
      await account.updateProfile({ body: { email: 'olga@example.com' } });
      await mail.testMailServer({ body: UNREACHABLE });
    },
  ],
  [
    {
      'bookings.book': 'what a visitor did',
      'bookings.moveOwnBooking': 'what a visitor did',
      'bookings.cancelOwnBooking': 'what a visitor did',
      'bookings.confirmOwnBooking': ['held.released'],
      'bookings.exportBookings': ['export'],
      'bookings.addBooking': ['booking.made'],
      'bookings.changeBooking': ['booking.changed'],
      'meetingTypes.addMeetingType': ['meeting-type.created'],
      'meetingTypes.saveMeetingType': ['meeting-type.changed'],
      'meetingTypes.deleteMeetingType': ['meeting-type.deleted'],
      'hours.saveHours': ['hours.changed'],
      'hours.renewCalendarFeed': ['feed.renewed'],
      'hours.getCalendarFeed': 'calendar programs read it every few minutes',
    },
    async ({ api, member, lead, visitor, staff: { bookings, hours, meetingTypes } }) => {
      const host = await member('host-of-meetings', 'sales');
      const [first] = await meetingTypes.listMeetingTypes();
      if (!first) throw new Error('There is no kind of meeting.');
      const { id: _, version: __, ...input } = first;
      const { id } = await meetingTypes.addMeetingType({
        body: { ...input, slug: 'review', name: 'Review', hostIds: [host.id] },
      });
      const params = { id };
      await meetingTypes.saveMeetingType({
        params,
        headers: {},
        body: { ...input, slug: 'review', name: 'Look back', hostIds: [] },
      });
      await meetingTypes.deleteMeetingType({ params });

      const planned = await hours.getHours({ params: { memberId: host.id } });
      const { memberId, version: ___, calendarStates: ____, feedUrl, ...plan } = planned;
      await hours.saveHours({ params: { memberId }, headers: {}, body: { ...plan, holidays: null } });
      await visitor.hours.getCalendarFeed({ params: { file: feedUrl.split('/').at(-1) ?? '' } });
      await hours.renewCalendarFeed({ params: { memberId } });

      const { slots } = await visitor.bookings.listSlots({ query: {} });
      const book = async (i: number, change: object = {}) => {
        const { name, email, consent, formToken, proof } = contactInput(api);
        const start = slots[i]?.start ?? '';
        const form = { name, email, consent, formToken, proof, zone: 'Europe/London', source: '/book' };
        const made = await visitor.bookings.book({ body: { type: first.slug, start, ...form, ...change } });
        return { id: made.id, manageToken: made.manageUrl.split('/').at(-1) ?? '' };
      };
      const { manageToken } = await book(0);
      await visitor.bookings.moveOwnBooking({
        params: { manageToken },
        body: { start: slots[4]?.start ?? '' },
      });
      await visitor.bookings.cancelOwnBooking({ params: { manageToken }, body: {} });
      const held = await book(8, { fax: 'x' });
      await visitor.bookings.confirmOwnBooking({
        params: { manageToken: held.manageToken },
        body: { confirmToken: confirmToken(api.config.sessionSecret, held.id) },
      });
      const made = await bookings.addBooking({
        body: {
          type: first.slug,
          start: slots[12]?.start ?? '',
          lead: { kind: 'eligibility', id: await lead('Rita Moss') },
        },
      });
      await bookings.exportBookings({ query: {} });
      await bookings.changeBooking({
        params: { id: made.id },
        headers: { 'if-match': String(made.version) },
        body: { status: 'cancelled' },
      });
    },
  ],
  [
    {
      'media.addMedia': 'nobody sees a file before a story or a post shows it, which is written down',
      'media.getMediaFile': 'what the site shows to everybody',
      'media.changeMedia': ['media.changed'],
      'media.deleteMedia': ['media.deleted'],
    },
    async ({ photo, staff: { media }, visitor }) => {
      const { id, url } = await media.addMedia({
        fields: { alt: 'A room' },
        files: { file: await photo() },
      });
      await visitor.media.getMediaFile({ params: { key: url.split('/').at(-1) ?? '' } });
      await media.changeMedia({ params: { id }, body: { alt: 'Another room' } });
      await media.deleteMedia({ params: { id } });
    },
  ],
  [
    {
      'questions.restoreQuestions': ['question.restored'],
      'questions.createQuestion': ['question.created'],
      'questions.updateQuestion': ['question.changed'],
      'questions.orderQuestions': ['question.changed'],
      'questions.deleteQuestion': ['question.deleted'],
      'questions.undoQuestionChange': ['question.changed', 'question.created'],
    },
    async ({ api, staff: { questions } }) => {
      const undoLast = async () => {
        const [change] = (await questions.listQuestionChanges({ query: {} })).items;
        await questions.undoQuestionChange({ params: { changeId: change?.id ?? '' } });
      };
      await api.db.deleteFrom('questions').execute();
      await questions.restoreQuestions();
      const body = { text: 'How many rooms?', inputType: 'number', category: 'business' } as const;
      const { id } = await questions.createQuestion({ body });
      const params = { id };
      await questions.updateQuestion({ params, body: { ...body, text: 'Rooms, then?' }, headers: {} });
      await undoLast();
      const ids = (await questions.listQuestions()).map((question) => question.id).reverse();
      await questions.orderQuestions({ body: { ids } });
      await questions.deleteQuestion({ params });
      await undoLast();
    },
  ],
  [
    {
      'testimonials.createStory': ['story.created'],
      'testimonials.updateStory': ['story.changed'],
      'testimonials.orderStories': ['story.changed'],
      'testimonials.addSegment': ['story.changed'],
      'testimonials.orderSegments': ['story.changed'],
      'testimonials.changeSegment': ['story.changed'],
      'testimonials.deleteSegment': ['story.changed'],
      'testimonials.deleteStory': ['story.deleted'],
    },
    async ({ photo, staff: { testimonials } }) => {
      const create = async () =>
        testimonials.createStory({ fields: { name: 'Ada' }, files: { avatar: await photo() } });
      const [{ id }, other] = [await create(), await create()];
      const params = { id };
      await testimonials.updateStory({ params, fields: { name: 'Bea' }, headers: {}, files: {} });
      await testimonials.orderStories({ body: { ids: [other.id, id] } });
      const add = async () =>
        testimonials.addSegment({
          params: { storyId: id },
          fields: { type: 'image', alt: 'A room' },
          files: { media: await photo() },
        });
      await add();
      const segments = (await add()).segments.map((segment) => segment.id);
      await testimonials.orderSegments({ params: { storyId: id }, body: { ids: segments.reverse() } });
      const segmentId = segments[0] ?? '';
      await testimonials.changeSegment({ params: { segmentId }, body: { duration: 3000 } });
      await testimonials.deleteSegment({ params: { segmentId } });
      await testimonials.deleteStory({ params });
    },
  ],
  [
    {
      'webhook.saveSettings': ['webhook.changed'],
      'webhook.test': SAMPLE,
      'webhook.rotateSecret': ['webhook.secret'],
      'webhook.createEndpoint': ['webhook.changed'],
      'webhook.saveEndpoint': ['webhook.changed'],
      'webhook.testEndpoint': SAMPLE,
      'webhook.rotateEndpointSecret': ['webhook.secret'],
      'webhook.deleteEndpoint': ['webhook.changed'],
    },
    async ({ receiver, staff: { webhook } }) => {
      const body = { webhookUrl: `${receiver.url}/next`, isEnabled: true };
      await webhook.saveSettings({ body });
      await webhook.test();
      await webhook.rotateSecret();
      const input = { ...body, name: 'CRM', events: [] };
      const { id } = await webhook.createEndpoint({ body: input });
      await webhook.saveEndpoint({ params: { id }, body: { ...input, name: 'Mailing' } });
      await webhook.testEndpoint({ params: { id } });
      await webhook.rotateEndpointSecret({ params: { id } });
      await webhook.deleteEndpoint({ params: { id } });
    },
  ],
  [
    {
      'webhook.countReplay': READS,
      'webhook.replayRange': ['webhook.replayed'],
      'webhook.replayFailed': ['webhook.replayed'],
      'webhook.replayDelivery': ['webhook.replayed'],
    },
    async ({ api, form, staff: { webhook } }) => {
      const fail = () => api.db.updateTable('webhookDeliveries').set({ status: 'dead' }).execute();
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const body = { from: at(-DAY), until: at(DAY) };
      await form();
      await fail();
      await webhook.countReplay({ body });
      await webhook.replayRange({ body });
      await fail();
      await webhook.replayFailed();
      await fail();
      const [delivery] = (await webhook.listDeliveries({ query: {} })).items;
      await webhook.replayDelivery({ params: { id: delivery?.id ?? '' } });
    },
  ],
];
