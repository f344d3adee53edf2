import { formatDateTime } from '../../../../kit/time/format-date.ts';
import { FirstVisit } from '../../detail/FirstVisit.tsx';
import { LeadColumns } from '../../detail/LeadColumns.tsx';
import { type LeadDetailConfig, LeadScreen } from '../../detail/LeadScreen.tsx';
import { formTypeName } from '../../lead-name.ts';
import { ContactFacts, ContactMessage } from './ContactFacts.tsx';
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
