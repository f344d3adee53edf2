import type { ContactFilter } from '../leads/contacts.ts';
import type { CountedAs, CountedFilter } from '../leads/inbox.ts';
import type { SubmissionFilter } from '../leads/submissions.ts';
import type { Analytics, AnalyticsFilter } from './analytics.ts';
import { type CampaignNode, campaignTree, OTHER_TAG } from './campaign-tree.ts';

/** Days in the agency's time zone, both included. */
type Days = Pick<Analytics, 'from' | 'to'>;
type Quizzes = Omit<SubmissionFilter, 'from' | 'to' | 'limit' | 'cursor' | 'sort'>;
type Forms = Omit<ContactFilter, 'from' | 'to' | 'limit' | 'cursor' | 'sort'>;

/** A figure that counts leads. `list` is the list and filter that show exactly these leads, if there is one. */
export interface CountedLeads {
  count: number;
  list?:
    | { kind: 'eligibility'; filter: Days & Quizzes }
    | { kind: 'contact'; filter: Days & Forms }
    | { kind: 'inbox'; filter: CountedFilter };
}

type FigureFilter = Pick<AnalyticsFilter, 'source' | 'tier' | 'version'>;

interface InboxFigures {
  leads: CountedLeads;
  booked: CountedLeads;
  won: CountedLeads;
}

export interface CountedCampaign extends InboxFigures {
  node: CampaignNode;
  eligible: CountedLeads;
  parts: CountedCampaign[];
}

/**
 * Returns all figures of the analytics screen that count leads, each with the list of these leads. The screen takes all
 * its links from here, and a test of the API compares each figure with the total of its list.
 */
export function leadFigures(figures: Analytics, { source, tier, version }: FigureFilter) {
  const { from, to, leadsSince } = figures;
  const areStored = !leadsSince || from >= leadsSince;
  const quizzes = (count: number, more: Quizzes = {}): CountedLeads => ({
    count,
    // The lists cannot filter by version.
    ...(areStored &&
      !version && { list: { kind: 'eligibility', filter: { from, to, source, tier, ...more } } }),
  });
  const forms = (count: number, more: Forms): CountedLeads => ({
    count,
    ...(areStored && { list: { kind: 'contact', filter: { from, to, ...more } } }),
  });
  type Counted = Pick<Analytics, 'leads' | 'booked' | 'won'>;
  const inbox = (counts: Counted, isListed: boolean, more: CountedFilter): InboxFigures => {
    const those = (count: number, countedAs: CountedAs): CountedLeads => ({
      count,
      // The inbox cannot filter by tier or version.
      ...(isListed &&
        !tier &&
        !version && {
          list: { kind: 'inbox', filter: { countedAs, countedFrom: from, countedTo: to, ...more } },
        }),
    });
    return {
      leads: those(counts.leads, 'new'),
      booked: those(counts.booked, 'booked'),
      won: those(counts.won, 'won'),
    };
  };
  // With too many campaigns, the smallest become “(other)” of their source, so the figures of a medium lack some leads.
  const isCut = figures.campaigns.some(({ medium, completed }) => medium === OTHER_TAG && completed > 0);
  const campaign = (node: CampaignNode): CountedCampaign => {
    const [own, medium, name] = node.path;
    const isPart = node.path.includes(OTHER_TAG) || (isCut && node.path.length === 2);
    const those = (count: number, more: Quizzes = {}): CountedLeads =>
      isPart ? { count } : quizzes(count, { source: own, medium, campaign: name, ...more });
    return {
      node,
      ...inbox(node, !isPart, { source: own, medium, campaign: name }),
      eligible: those(node.eligible, { eligible: 'true' }),
      parts: node.parts.map(campaign),
    };
  };
  return {
    ...inbox(figures, true, { source }),
    called: {
      count: figures.calls.made,
      list: { kind: 'inbox', filter: { countedAs: 'called', countedFrom: from, countedTo: to } },
    } satisfies CountedLeads,
    completed: quizzes(figures.funnel.completed),
    eligible: quizzes(figures.eligible, { eligible: 'true' }),
    qualified: quizzes(figures.qualified, { status: 'qualified' }),
    tiers: figures.tiers.map((row) => ({
      ...row,
      completed: quizzes(row.count, { tier: row.tier }),
      eligible: quizzes(row.eligible, { tier: row.tier, eligible: 'true' }),
    })),
    campaigns: campaignTree(figures.campaigns).map(campaign),
    forms: figures.forms.map((row) => ({
      ...row,
      received: forms(row.received, { formType: row.formType }),
      converted: forms(row.converted, { formType: row.formType, status: 'converted' }),
    })),
  };
}
export type LeadFigures = ReturnType<typeof leadFigures>;
