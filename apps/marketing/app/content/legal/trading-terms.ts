import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import { type Company, registration } from '../site/company.ts';
import { LEGAL_VERSION, type LegalDocument } from './legal-document.ts';

export const tradingTermsMeta = {
  title: 'Trading terms for clinics',
  description:
    'The contract between Upcurve and a clinic: services, fees and VAT, the growth guarantee, ending, ownership, data protection, liability and complaints.',
};

export const tradingTerms = (company: Company): LegalDocument => ({
  kicker: 'Legal',
  title: 'Trading terms',
  lead: 'The contract between us and a clinic that buys the Revenue Generating Department. It is written to be read, by you and not only by your solicitor.',
  version: LEGAL_VERSION,
  summary: [
    {
      term: 'You are bound for a few months',
      detail: `${plans.ground.minimumMonths} on ${plans.ground.name} and ${plans.rise.name}, ${plans.crest.minimumMonths} on ${plans.crest.name}; after that ${rules.noticeDays} days’ notice ends it.`,
    },
    {
      term: 'We are bound by a figure',
      detail: 'If the growth target is missed, we work on without a fee until it is reached.',
    },
    {
      term: 'What is yours stays yours',
      detail: 'Accounts, films, website and records belong to you from the first day.',
    },
    {
      term: 'You keep the clinical say',
      detail: 'No words about a treatment and no patient’s face go out without your yes.',
    },
  ],
  sections: [
    {
      id: 'parties',
      title: 'Who this is between',
      clauses: [
        `“We” and “us” means the company behind the name Upcurve. ${registration(company)}`.trim(),
        '“You” means the business named in the order: the company, partnership or sole trader that runs the clinic. You buy in the course of that business and not as a consumer.',
        'An “order” is the page we both sign. It names your plan, the sites it covers, the start date, the advertising budget, the places in the diary and the growth target.',
        '“Working day” means Monday to Friday, less public holidays in England. “Month” means a calendar month, unless we say otherwise.',
      ],
    },
    {
      id: 'contract',
      title: 'How the contract is made',
      clauses: [
        'The contract begins when both of us have signed the order. It consists of the order and these terms in the version whose date the order names. Where they differ, the order counts.',
        `What each plan includes is listed on the page [Pricing in detail](${paths.pricingInDetail()}) as it stood on the day of the order; we attach a copy.`,
        'Your own purchasing terms do not apply, even if they stand on a document we have accepted.',
      ],
    },
    {
      id: 'services',
      title: 'What we do',
      clauses: [
        'We provide the services of your plan with reasonable care and skill, with people who know the trade, and in the quantities of the plan.',
        'Films, pages, articles, ads and training hours that you have not used carry over for two months. Calls, reviews and reports do not.',
        'Every quarter you may swap services like for like. Your account manager confirms a swap in writing.',
        'We may use subcontractors, such as a film-maker. We answer for them as for ourselves.',
        'Dates for our work are dates we mean to keep. They are binding where the order or a plan’s quantity says so.',
        'Apart from the growth guarantee we promise no particular result, such as a place in search results or a number of enquiries.',
      ],
    },
    {
      id: 'your-part',
      title: 'What you do',
      clauses: [
        'You give us access to the accounts, rooms and people we need, and name one person who decides for you.',
        'You tell us the turnover of each month by the fifth working day of the next.',
        'You see to it that what you tell us about treatments, qualifications, prices and results is right and can be proved.',
        'You stay responsible for everything clinical: registration, insurance, prescribing, consent, advice and treatment. We give no medical advice, and our callers are told to give none.',
        'If we hire a person for your team, they become your employee. Checking their right to work, and employing them lawfully, is yours to do.',
      ],
    },
    {
      id: 'approval',
      title: 'Approval and advertising rules',
      clauses: [
        'Nothing is published in your name before you have approved it in writing; email or a tick in our folder is enough. Silence is not approval.',
        'We check what we make against the CAP Code and the platforms’ rules, and tell you what we will not publish and why. Prescription-only medicines are never advertised to the public.',
        'A patient is filmed, photographed or quoted only with their consent in writing, which you obtain and keep. When they withdraw it, we take the material down within two working days of hearing of it.',
        'If a regulator or a platform asks about something we made, each of us helps the other to answer in time.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees, VAT and payment',
      clauses: [
        `The fee is the one in the order. It is stated without VAT, which we add at the rate in force, ${rules.vatPercent}% at present.`,
        'We invoice on the first day of each month for that month. The first and the last month are charged by the day.',
        `Invoices are due ${rules.paymentDays} days after their date, by Direct Debit or bank transfer.`,
        'On what is late we may charge the interest and the fixed sum that the Late Payment of Commercial Debts (Interest) Act 1998 provides for. If an undisputed invoice is more than 30 days late and we have reminded you in writing, we may stop work until it is paid.',
        'If you dispute part of an invoice, tell us why before it is due and pay the rest. We settle the difference in good faith.',
        `We may raise the fee at most once in any twelve months, by at most ${rules.priceRisePercent}%, with ${rules.priceRiseNoticeDays} days’ notice in writing; not during the minimum term and not in months that are free under the guarantee.`,
        'Extras are charged only if you have ordered them in writing at a stated price.',
      ],
    },
    {
      id: 'advertising-money',
      title: 'Advertising money and accounts',
      clauses: [
        'Advertising is bought in your accounts and paid by you directly to the platforms. It is not part of the fee, and we take no percentage or commission on it.',
        'We spend no more than the budget you have approved. A change of more than a tenth needs your yes beforehand.',
        'Software, domains and telephone numbers are taken out in your name and paid by you. The contracts for them are yours.',
      ],
    },
    {
      id: 'guarantee',
      title: 'The growth guarantee',
      clauses: [
        `The order states a starting figure and a growth target, both in pounds of turnover a month. The starting figure is your average monthly turnover over the twelve months before the start. The target is at least ${rules.targetMultiple} times the monthly fee above it.`,
        'Turnover means what the sites in the order have earned from treatments and products, after refunds and without VAT, whoever brought it about, as your till or accounts show it.',
        `After the ${rules.targetMonth}th month from the start we compare the target with the average of the last ${rules.measuredMonths} months. If that average is lower, you owe no fee from the next month on, until and including the first calendar month whose turnover reaches the target. There is no limit to the number of these months, and their fees are not made up later.`,
        'In free months we provide the plan in full. Extras ordered before go on being charged; you may cancel them at once. You may end the contract on any day, without notice.',
        `The guarantee holds while (a) the advertising budget in the order is spent each month, (b) the places in the diary that the order names are open to new patients, (c) the turnover is reported in time, (d) fees are paid when due, and (e) the contract has run for the ${rules.targetMonth} months.`,
        'If one of these is not met, we tell you in writing, and you have 14 days to put it right. Only if you do not, the target date moves by as long as it lasts; if it lasts more than two months in all, the guarantee ends for the current target.',
        'A pause moves the target date by its length. If a site closes, is sold or stops offering a main treatment, we agree a new target that is fair in the light of it.',
        'If we cannot agree what the turnover was, your accountant certifies it, and both of us accept the certificate unless it is plainly wrong.',
        'The free months are what you get if the target is missed; missing it is not in itself a breach of contract. The clause on liability does not reduce the free months.',
      ],
    },
    {
      id: 'term',
      title: 'Term, pauses and changes of plan',
      clauses: [
        `The minimum term runs from the start date: ${plans.ground.minimumMonths} months on ${plans.ground.name} and ${plans.rise.name}, ${plans.crest.minimumMonths} on ${plans.crest.name}. After it the contract runs on until one of us ends it.`,
        `After the minimum term you may pause for whole months, up to ${rules.pauseMonths} in any twelve, with ${rules.pauseNoticeDays} days’ notice. You then pay ${rules.pausePercent}% of the fee, and we keep the website, the tracking and the call numbers running.`,
        `You may move to a larger plan from the first of any month, and to a smaller one with ${rules.noticeDays} days’ notice after the minimum term. A new target is agreed for the new plan; until both have signed it, the old one stands.`,
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      clauses: [
        `After the minimum term either of us may end the contract with ${rules.noticeDays} days’ notice by email, on any day. We may not do so in free months under the guarantee.`,
        'Either of us may end it at once, at any time, if the other commits a serious breach and does not put it right within 14 days of being asked in writing, or becomes insolvent.',
        'We may end it at once if you ask us to publish what is unlawful or endangers patients, or lose a registration without which you may not treat.',
        'You may end it at once if we use your accounts, your money or your patients’ data otherwise than this contract allows.',
      ],
    },
    {
      id: 'handover',
      title: 'What happens afterwards',
      clauses: [
        `Within ${rules.handoverWorkingDays} working days of the last day we hand over everything that is yours: films with their raw footage, texts, call notes, figures, and the list of accounts. We remove our own users from them, or you do.`,
        'We charge nothing for the handover, and hold nothing back because of a disputed invoice.',
        'Fees paid in advance for time after the last day are refunded within 14 days.',
        'Clauses that are meant to last go on after the end: those on ownership, confidentiality, data protection and liability.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      clauses: [
        'What we make for you under this contract, such as website, texts, films, photographs, ads and the podcast, is yours. We assign the copyright and similar rights to you as it is made, raw footage included, and see to it that our people waive their moral rights as far as the law allows.',
        'What we had before or make for all our clients, such as scripts, templates, checklists and methods, stays ours. You may go on using the copies you have, for your own clinic, without time limit and without charge.',
        'Where a work contains something of a third party, such as a typeface, music or a picture from a library, its licence applies. We tell you which.',
        'You allow us to use your name, brand and material as far as we need them for the services. We name you as a client, or tell your story, only if you have agreed to it in writing; you may withdraw that at any time.',
        'What you give us infringes nobody’s rights, and neither does what we make. Whoever breaks this promise answers for the claims that follow.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      clauses: [
        'Each of us keeps to itself what it learns about the other’s business that is plainly not for the public: figures, prices, patients, methods. It is used for this contract only.',
        'This does not cover what is public already, was known before, comes lawfully from elsewhere, or must be disclosed by law. It lasts for three years after the end, and for patient information without limit.',
      ],
    },
    {
      id: 'data-protection',
      title: 'Data protection',
      clauses: [
        'For the data of your patients and of people who enquire with you, you are the controller and we are your processor under the UK GDPR and the Data Protection Act 2018. For the data of our contacts at your clinic we are a controller; our [privacy policy](/privacy-policy) says how.',
        'Subject: calling, recording and booking enquiries, sending messages on your behalf, and reporting. Duration: the term and the handover. People: enquirers and patients. Data: names, contact details, what was asked for and booked, call recordings and notes, source, and turnover. As an interest in a treatment may say something about health, we treat all of it as special category data.',
        'We process it only on your documented instructions, of which this contract is one, and tell you if we think an instruction breaks the law.',
        'Everyone who handles it is bound to confidentiality. We take the technical and organisational measures that Article 32 asks for: access by role, encryption on the way, separate accounts, and a record of exports and deletions where our systems keep one.',
        'You allow us the subprocessors listed in the order. We tell you of a new one 30 days ahead; you may object on reasonable grounds, and end the contract if we cannot agree. We bind each of them as we are bound, and answer for them.',
        'We transfer it outside the United Kingdom only where adequacy regulations or the safeguards of Article 46 allow it.',
        'We help you to answer people who use their rights, with impact assessments and with the regulator. We report a personal data breach without undue delay, and within 48 hours of learning of it at the latest.',
        'At the end we return the data with the handover and delete our copies within 30 days, unless the law makes us keep them. We show you what you need to check that we keep to this clause, and allow an audit once a year with 14 days’ notice.',
        'You see to it that people are told how their data are used, that calls may be recorded, and that there is a lawful basis for what you ask us to do, also under the Privacy and Electronic Communications Regulations.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      clauses: [
        'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow it to be limited.',
        'Neither of us is liable for lost profit, lost business or lost goodwill, or for damage that was not foreseeable. This does not touch your duty to pay the fee or ours to give free months.',
        `Apart from that, the total liability of each of us in a contract year, on whatever ground, is limited to the fees of that year or ${pounds(25_000)}, whichever is more; for breaches of the clause on data protection, to twice that sum.`,
        'We are not liable for what platforms do, such as closing an account or changing their rules, for the quality of treatments, or for material you approved that was wrong because of what you told us.',
        'Each of us keeps the insurance that a careful business of its kind keeps. You may ask to see our certificate.',
        'Claims end two years after the day on which one could have known of them, unless the law requires a longer time.',
      ],
    },
    {
      id: 'events',
      title: 'Beyond our control',
      clauses: [
        'Neither of us is in breach for as long as something outside its reasonable control keeps it from performing. It tells the other at once and does what it can. If it lasts more than 30 days, either may end the contract without notice. While we cannot work, no fee is due.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and disputes',
      clauses: [
        `Complain to your account manager${company.email && `, or to ${company.email}`}. We acknowledge it within two working days and answer within ten, with what we found and what we will do.`,
        'If that does not settle it, a director of each side speaks to the other within ten working days. After that either may propose mediation under the CEDR model procedure, and each pays half of it.',
        'None of this keeps either of us from asking a court for urgent help.',
      ],
    },
    {
      id: 'general',
      title: 'General',
      clauses: [
        'Notices are given by email to the addresses in the order. Your notice to end, pause or change the contract counts from the day you send it; any other notice counts from the next working day.',
        'We change these terms for a running contract only with your agreement, or where a law makes us. New versions apply to new orders.',
        'Neither of us may hand the contract on to someone else without the other’s consent, which is not to be refused without reason.',
        'Neither of us gives or takes bribes, or tolerates forced labour. If an introducer is paid for bringing us together, we tell you who and how much before you sign.',
        'Nobody else has rights under this contract; the Contracts (Rights of Third Parties) Act 1999 does not apply. If a clause is invalid, the others stand. Not using a right does not give it up. This contract is the whole agreement on its subject.',
        'The law of England and Wales applies, and its courts alone decide.',
      ],
    },
  ],
});
