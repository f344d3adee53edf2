import { list, p } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { callPromise } from '@upcurve/site-content/promises';
import { addressLines, agency, type Company, registration } from '../site/company.ts';
import { LEGAL_VERSION, type LegalDocument, type LegalRecord, oneOf } from './legal-document.ts';

export const privacyMeta = {
  title: 'Privacy policy',
  description:
    'What this website stores about you, item by item: forms, eligibility check, cookies and browser storage, who receives it, how long it is kept, and your rights.',
};

const record = (name: string, ...facts: [term: string, detail: string][]): LegalRecord => ({
  name,
  facts: facts.map(([term, detail]) => ({ term, detail })),
});

const kept = (name: string, where: string, what: string, until: string) =>
  record(name, ['Where', where], ['What for', what], ['Until', until]);

const term = (name: string, howLong: string, how: string) =>
  record(name, ['Kept for', howLong], ['Deleted', how]);

function waysToAsk(company: Company): string {
  const { email, phone } = company;
  const address = addressLines(company).join(', ');
  const ways = [
    email && `write to **${email}**`,
    phone && `call ${phone} (${agency.hours})`,
    address && `send a letter to ${agency.name}, ${address}`,
  ];
  return oneOf(ways) || `use the [contact page](${paths.contact()})`;
}

export const privacyPolicy = (company: Company): LegalDocument => ({
  kicker: 'Legal',
  title: 'Privacy policy',
  lead: 'What we learn about you when you use this website, why, for how long, and what you can do about it. Every item is named, since “we may collect” tells nobody anything.',
  version: LEGAL_VERSION,
  summary: [
    {
      term: 'No tracking',
      detail:
        'We count how often a page is opened, not by whom. No advertising pixels, nothing loaded from others before you ask for it.',
    },
    { term: 'What you type, we keep', detail: 'To answer you, for up to 24 months. We never sell it.' },
    { term: 'Marketing only if you tick', detail: 'The box starts empty, and nothing depends on it.' },
    { term: 'Gone when you say so', detail: `Write to ${company.email || 'us'}; we answer within a month.` },
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        ...[registration(company)].filter(Boolean).map((text) => p(text)),
        p(
          `We are the controller of the data described here. For anything about them, ${waysToAsk(company)}. We are not obliged to have a data protection officer; the managing director answers.`,
        ),
        p(
          'For the patients of clinics that are our clients, the clinic is the controller and we act on its instructions. Ask the clinic first; if you ask us, we pass it on.',
        ),
      ],
    },
    {
      id: 'what',
      title: 'What we store, and when',
      records: [
        record(
          'When you open a page',
          [
            'We count',
            'That the page was opened, and whether from elsewhere, that a step of the eligibility check or a form was reached, and the campaign named in the link; anything with an @ in it is left out. It becomes one more in the sum of that day at once.',
          ],
          [
            'Without',
            'A cookie, a number for you or your visit, your address, or the kind of browser. Nothing is put into your browser for it, and we cannot tell two visits from two visitors.',
          ],
          [
            'If you object',
            'Switch on Global Privacy Control in your browser, and your visits are not counted.',
          ],
        ),
        record(
          'While you answer the eligibility check',
          [
            'On our server',
            'Your answers as you give them, under a random number, with the times of the first and the last and the campaign named in the link. Without your name or contact details, unless you tick the marketing box.',
          ],
          [
            'If you tick the box',
            'Your name, email and business name too, as soon as you go on, with the time and the version of the wording. If you then stop for 30 minutes, our customer system receives them once, with your answers and a link to carry on, which we may send you. The link works for 7 days on any device and shows answers and details to whoever has it; it ends when you hand the eligibility check in. Untick the box, and your details and our copies of what was sent are deleted from our server at once.',
          ],
          [
            'Why',
            'So that you can carry on after a lost connection, and so that we see where the eligibility check is too long.',
          ],
        ),
        record(
          'When you hand the eligibility check in',
          ['You must give', 'Name and email address.'],
          [
            'You may give',
            'Business name; how many enquiries come, what a first visit brings, how many patients do not come, who could make calls and whether you decide about marketing; the answers. Any question can be skipped. Phone, website and location you may add to the report.',
          ],
          [
            'Calls',
            `${callPromise} A number you add to your report or leave in a form is that wish; you take it back by writing to us.`,
          ],
          [
            'We add',
            'The questions as they were put to you; score, band, eligibility and advice worked out from them; a status such as “new” or “contacted”; a scrambled form of the link to your report.',
          ],
          [
            'Where you came from',
            'The campaign named in the link (utm source, medium, campaign, term, content), the website that referred you without its path, and the first page you opened. Anything with an @ in it is left out.',
          ],
          ['Your choice about marketing', 'Yes or no, the version of the wording you saw, and the time.'],
        ),
        record(
          'When you send a form',
          [
            'Which forms',
            'Contact, consultation, e-book, partner application, and sending us a calculator result.',
          ],
          [
            'What',
            'Name and email; company, phone and message where the form has them. A booking adds the time you chose and your time zone, and the reason if you cancel it and give one; the form that asks for a time adds the times you propose and your time zone, the partner form your website and the number of clinics, the calculator your figures and result; these become part of the message.',
          ],
          [
            'We add',
            'Which form it was, the page it was sent from, a status, the time, and your choice about marketing with the version of its wording.',
          ],
        ),
        record(
          'When a form looks like spam',
          [
            'How we tell',
            'A hidden field was filled in; it was sent within three seconds or after more than a day; its signed time is missing, forged or was used before; or the small sum that your browser does for it is wrong, or missing more than three times a day from one address.',
          ],
          ['What', 'The same data, kept apart with the reason, until one of us has looked at it.'],
        ),
        record('When you call or write', [
          'What',
          'What you tell us, with the ordinary details of the call or message, in our telephone and mail systems.',
        ]),
        record(
          'Your internet address',
          [
            'What for',
            'Our server counts how often an address sends forms or saves answers, to stop floods. The counts stay in working memory for ten minutes, fifteen for attempts to log in or register, and a day for forms sent without script, and are never written down. Only who tries to log in to our admin is: the address stands in its log.',
          ],
          [
            'Logs',
            'Requests that succeed are not logged. Errors are, with the time and the part of the program that failed; without your address, what you typed or what followed the question mark in the link.',
          ],
        ),
      ],
      after: [
        p(
          'We ask for nothing about your health and nothing about your patients. Please do not write it into a message.',
        ),
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      records: [
        record(
          'To show your report and to answer you',
          [
            'Basis',
            'Legitimate interests: you asked, and we want to reply properly. Where you ask for an offer, steps before a contract.',
          ],
          [
            'By email',
            'One confirmation to the address you entered, with your name and how we can reach you and, after the eligibility check, the link to your report; and the report itself whenever someone presses for it on its page, three times a day at most. They hold no advertising.',
          ],
        ),
        record('To improve the eligibility check and see which campaigns bring clinics', [
          'Basis',
          'Legitimate interests, with answers and campaign names rather than people.',
        ]),
        record('To send you advice by email, or a link to carry on with the eligibility check', [
          'Basis',
          'Your consent, which you may withdraw at any time with one line or the link in each message. This website itself sends no advertising; our staff do.',
        ]),
        record('To keep proof of your choice, and a note that you want no mail', [
          'Basis',
          'Our duty to be able to show it, and legitimate interests in not writing to you again.',
        ]),
        record('To keep spam and attacks out', ['Basis', 'Legitimate interests in a website that works.']),
        record('To keep books, if you become a client', ['Basis', 'Contract and legal obligation.']),
      ],
      after: [
        p(
          'You need not give us anything. Without a name and an email address there is no report and no answer; all other pages work without.',
        ),
        p(
          'Where we rely on legitimate interests, you may object: see [your rights](/privacy-policy#rights).',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'In your browser, item by item',
      blocks: [
        p(
          'The first six are strictly necessary for what you asked the site to do, and need no permission. The next three are written only if you choose “Accept”; until then, and after “Reject”, the site keeps them in the open page alone and forgets them with it. You can change your mind at any time with “Cookie choice” at the foot of every page.',
        ),
      ],
      records: [
        kept(
          'upcurve-quiz',
          'Local storage, once you begin the eligibility check',
          'Your answers, name, contact details and progress, so that you can carry on.',
          'Until submitted or started again; after 30 days it is no longer read. A link to carry on writes it too',
        ),
        kept(
          'upcurve-quiz-questions',
          'Local storage, once the eligibility check is open',
          'The questions, in case the connection drops.',
          'You clear it; it is about nobody',
        ),
        kept(
          'upcurve-quiz-report',
          'Local storage, once you have handed in',
          'Your name, your result and the key to your report, so that it opens again without a connection.',
          'You clear it, or the next report replaces it',
        ),
        kept(
          'upcurve-visitor',
          'Session storage, once you have handed in',
          'Your name, email and clinic, so that you can book from your report without typing them again.',
          'You close the tab',
        ),
        kept(
          'leadGuideProgress',
          'Local storage, once you tick a page of the lead guide',
          'Which pages you have ticked off.',
          'You take the ticks away',
        ),
        kept(
          'upcurve-stories',
          'Local storage, once you press sound or captions in a story',
          'Whether you want to hear stories and to read their captions.',
          'You clear it',
        ),
        kept(
          'cc_cookie',
          'Cookie, once you have made your choice',
          'Your choice, when you made it, and a random number that identifies the choice.',
          'Six months (182 days)',
        ),
        kept(
          'upcurve-attribution',
          'Session storage, after “Accept”',
          'Where your visit came from: campaign names, the referring site, the first page.',
          'You close the tab',
        ),
        kept(
          'exitIntentShown',
          'Cookie, after “Accept”',
          'That you have closed the offer of the e-book.',
          'Seven days',
        ),
        kept(
          'exitIntentClosedByUser',
          'Session storage, after “Accept”',
          'The same, for this tab.',
          'You close the tab',
        ),
        kept(
          'staff',
          'Cookie, for our own staff who have signed in to the admin',
          'Lets this site ask whether they are signed in. It holds the figure 1 and names nobody.',
          'They sign out, at most seven days',
        ),
      ],
      after: [
        p(
          'If you hand the eligibility check in, where your visit came from is sent along, whether or not it was stored in your browser. We set no other cookies and read none.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'What loads only when you ask',
      blocks: [
        p(
          'Pages of this website load nothing from other companies. Where a provider is involved, you see a button that says so, and a plain link beside it. Once you press it, the provider receives your internet address, the kind of browser you use and that you came from our website, may set cookies of its own, and is responsible for what it does with them.',
        ),
      ],
      records: [
        record(
          'Booking page',
          [
            'When',
            'You press a button to book, where we use an external booking page; it opens in a new tab, or on our page once you load it there.',
          ],
          ['Receives also', 'What you enter there, such as name, email, phone and the time you choose.'],
        ),
        record(
          'Form provider',
          [
            'When',
            'You load a form on the contact page or for the e-book, where we use an external one. Otherwise the forms are our own.',
          ],
          ['Receives also', 'What you enter. It tells our page that a form was sent, not what it said.'],
        ),
        record(
          'Wistia, for films',
          ['When', 'You press play on a film that is kept there.'],
          ['Receives also', 'Which film you watch and for how long.'],
        ),
        record(
          'OpenStreetMap, LinkedIn, Instagram, Facebook, YouTube',
          ['When', 'You follow a link to them. Nothing of theirs is on our pages.'],
          ['Receives also', 'What any website learns from a visit.'],
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      blocks: [
        p(
          'Our own staff, each with a log-in of their own and only what their role needs. Staff who answer you may be notified of your message by email.',
        ),
        p(
          'Our customer system. When answers are handed in, and the connection is switched on, our server sends it first and last name, email, phone, business name, website, the time, and your answers in words: over an encrypted, signed connection. Of answers left half-way it sends the same, where the marketing box was ticked, with the link to carry on. Location, score and campaign are not sent. Where we have switched these on too, it receives messages from the other forms with what they ask, the page they were sent from and the same contact details, the status that we give to what you sent, and word that it was deleted. What is held back as spam is not sent, unless a person has let it in because it was none.',
        ),
        p(
          'Companies that run servers, telephone and mail for us, under contracts that bind them to our instructions. Our accountants, lawyers and authorities where the law or a claim calls for it; a buyer of our business, who would be bound by this policy.',
        ),
        p('Nobody else. We do not sell, rent or swap data.'),
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      blocks: [
        p(
          'We keep what this policy describes in the United Kingdom or the European Economic Area, for which the United Kingdom has adequacy regulations. Where a company that works for us can reach it from elsewhere, we rely on adequacy regulations or on the International Data Transfer Agreement; ask us for a copy. Providers that you open yourself may keep data in the United States; see their own policies.',
        ),
      ],
    },
    {
      id: 'retention',
      title: 'How long, and who sees to it',
      blocks: [p('The software deletes expired data every night, automatically.')],
      records: [
        term(
          'Answers handed in, and messages from forms',
          '24 months at most',
          'By the software, every night; also sooner, by a person, when you ask. Deleting a set of answers deletes its report and the copies waiting to be sent.',
        ),
        term(
          'Held back as spam',
          '30 days',
          'By the software, every night, unless a person has let it in because it was none.',
        ),
        term(
          'Answers never handed in',
          '30 days',
          'By the software, every night, with name and contact details where the marketing box was ticked; these also at once when it is unticked.',
        ),
        term(
          'The link to carry on with the eligibility check',
          '7 days',
          'By the software; also when the eligibility check is handed in, or the marketing box unticked.',
        ),
        term(
          'Copies of data sent to our customer system',
          '30 days after delivery',
          'By the software, every night. In the customer system itself: 24 months, as above.',
        ),
        term(
          'Mails that tell you or our staff of it',
          'As long as what you sent',
          'By the software: the text goes once it is sent, the note that it was sent goes with what it was about; that of a daily digest, in which nobody is named, after 90 days. In the mailboxes of our staff, 24 months at most, by a person.',
        ),
        term(
          'The note that a form has arrived, so that it is not stored twice',
          '24 hours',
          'By the software, every hour.',
        ),
        term(
          'Counts of addresses',
          'Ten or fifteen minutes; forms sent without script, a day',
          'By the software.',
        ),
        term(
          'Addresses in the log of our admin',
          '24 months',
          'By the software, every night. Nobody can delete them sooner.',
        ),
        term(
          'Your wish to hear nothing more from us',
          'Until you tick the marketing box again',
          'By the software, at once when you tick it. Not before: otherwise we would forget it. It holds no address, only a scrambled form of yours that nobody can turn back, why it is there, and since when.',
        ),
        term('Contracts and invoices of clients', 'Six years after the year they belong to', 'By a person.'),
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        p(
          'Encrypted connections; staff access by role, with passwords that are stored so that nobody can read them and sessions that end by themselves; no personal data in the addresses of pages or in logs; the key to your report, and that to unfinished answers, stand in a part of the address that browsers do not send on. A page with your report is not kept by caches.',
        ),
        p(
          'If something goes wrong in spite of it and puts you at risk, we tell you and the regulator as the law asks.',
        ),
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions by computer',
      blocks: [
        p(
          'The eligibility check works out a score, sums and whether our service would suit you, by rules it shows you. That has no legal effect on you: you can book a consultation whatever it says, and a person decides whether we offer our services.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        list(
          '**See** what we hold about you, and get a copy of it.',
          '**Correct** what is wrong or incomplete.',
          '**Delete** it, where we have no duty to keep it.',
          '**Restrict** what we do with it while we argue about it.',
          '**Object** to what we base on legitimate interests; to marketing always, and without a reason.',
          '**Take with you** what you gave us on the basis of consent or contract, in a form a machine can read.',
          '**Withdraw** consent at any time, for the future.',
        ),
        p(
          `Write to ${company.email ? `**${company.email}**` : `us through the [contact page](${paths.contact()})`}. It costs nothing; we answer within one month, and ask for proof of who you are only if we have reason to doubt it.`,
        ),
        p(
          '**Export** gives you a file that a machine can read: everything that came under your email address, whichever form it came by, with our notes about it, the mails, and the copies that were sent to our customer system.',
        ),
        p(
          '**Erase** deletes all of that from our software at once and for good: answers handed in and answers that were saved, messages, what was held back as spam, mails, copies, notes. Of what others wrote it takes your email address out. One thing stays, a scrambled form of your email address on the list of those who want no advertising. If you write to us again you are someone new to us, and still on that list until you tick the marketing box.',
        ),
        p(
          'What our customer system and the mailboxes of our staff hold of you, a person deletes there on the same wish.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not content',
      blocks: [
        p(
          `Tell us first, ${company.email ? `at ${company.email} or by any other way` : 'in any way you like'}. We confirm a complaint about data protection within 30 days at the latest, look into it without delay, and tell you what came of it.`,
        ),
        p(
          'You may also complain to the Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone 0303 123 1113, [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/).',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        p(
          'This website is for people who run clinics. It is not meant for anyone under 18, and we do not knowingly store data about them. If you think we do, tell us and we delete it.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        p(
          'When what the site does changes, this page changes with it, and the date at the top with it. The version you agreed to is stored with your choice. If a change matters to people whose data we hold, we tell them before it counts.',
        ),
      ],
    },
  ],
});
