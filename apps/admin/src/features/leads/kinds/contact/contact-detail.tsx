import { Text } from '@mantine/core';
import type { ContactSubmissionDetail } from '@upcurve/contracts/leads/contacts';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Section } from '../../../../kit/screen/Section.tsx';
import { formatDateTime } from '../../../../kit/time/format-date.ts';
import { FirstVisit } from '../../detail/FirstVisit.tsx';
import { LeadColumns } from '../../detail/LeadColumns.tsx';
import { type LeadDetailConfig, LeadScreen } from '../../detail/LeadScreen.tsx';
import { emailFact, phoneFact } from '../../detail/ReachButtons.tsx';
import { formTypeName } from '../../lead-name.ts';
import {
  type ContactLead,
  type ContactLeadDetail,
  type ContactListFilter,
  contactKind,
} from './contact-kind.ts';

const contactDetail: LeadDetailConfig<ContactLead, ContactLeadDetail, ContactListFilter> = {
  kind: contactKind,
  facts: ({ company }) => [company],
  submitted: (contact) => (
    <>
      {formTypeName(contact)} · Submitted {formatDateTime(contact.createdAt)}
    </>
  ),
  body: (contact, desk, panels) => (
    <LeadColumns
      side={
        <>
          <ContactFacts contact={contact} />
          {desk}
          <FirstVisit attribution={contact.attribution} />
        </>
      }
    >
      <ContactMessage contact={contact} />
      {panels}
    </LeadColumns>
  ),
};

export const ContactScreen = () => <LeadScreen config={contactDetail} />;

function ContactMessage({ contact: { details, message } }: { contact: ContactSubmissionDetail }) {
  return (
    <>
      {details.length > 0 && (
        <Section title="Details">
          <Facts facts={details.map(({ label, text }) => [label, text])} />
        </Section>
      )}
      {message && (
        <Section title="Message">
          <Text className="typed">{message}</Text>
        </Section>
      )}
    </>
  );
}

function ContactFacts({ contact }: { contact: ContactSubmissionDetail }) {
  const { email, phone, company, source, consent, consentVersion } = contact;
  const agreed = consent ? 'Agreed to marketing' : 'Did not agree to marketing';
  return (
    <Section title="Contact Information">
      <Facts
        facts={[
          ['Email', emailFact(email)],
          ['Phone', phoneFact(phone)],
          ['Company', company],
          ['Sent from', source],
          ['Marketing', `${agreed} (wording of ${consentVersion})`],
        ]}
      />
    </Section>
  );
}
