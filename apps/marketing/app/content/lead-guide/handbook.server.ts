import type { GuideText } from './blocks.ts';
import { callStages } from './call-stages.ts';
import { contactInteraction } from './contact-interaction.ts';
import { conversationFlow } from './conversation-flow.ts';
import { dailyWorkflow } from './daily-workflow.ts';
import { leadSources } from './lead-sources.ts';
import { objectionHandling } from './objection-handling.ts';
import type { GuideSlug } from './pages.ts';
import { psychologyTrust } from './psychology-trust.ts';
import { scriptSequence } from './script-sequence.ts';
import { workflowHandling } from './workflow-handling.ts';

/** The text of every page. It stays on the server, so that a visitor downloads only the page they read. */
export const handbook: Record<GuideSlug, GuideText> = {
  'script-sequence': scriptSequence,
  'psychology-trust': psychologyTrust,
  'call-stages': callStages,
  'conversation-flow': conversationFlow,
  'workflow-handling': workflowHandling,
  'lead-sources': leadSources,
  'daily-workflow': dailyWorkflow,
  'contact-interaction': contactInteraction,
  'objection-handling': objectionHandling,
};
