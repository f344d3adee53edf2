import { Anchor } from '@mantine/core';
import type { SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { LeadSection } from '../../detail/LeadColumns.tsx';
import { emailFact, phoneFact, websiteFact } from '../../detail/ReachButtons.tsx';
import { leadName } from '../../lead-name.ts';

/** Shows the contact details of a submission. */
export function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const { email, phone, businessName, location, website, consent, reportUrl } = submission;
  return (
    <LeadSection id="contact" title="Contact Information">
      <Facts
        facts={[
          ['Full Name', leadName(submission)],
          ['Email Address', emailFact(email)],
          ['Phone Number', phoneFact(phone)],
          ['Business Name', businessName],
          ['Location', location],
          ['Website', websiteFact(website)],
          ['Marketing', consent ? 'Agreed to marketing' : 'Did not agree to marketing'],
          [
            'Their report',
            reportUrl && (
              <Anchor key="report" inherit href={reportUrl} target="_blank" rel="noopener noreferrer">
                View report
              </Anchor>
            ),
          ],
        ]}
      />
    </LeadSection>
  );
}
