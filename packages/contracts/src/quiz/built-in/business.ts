import { choice, type Draft } from './draft.ts';

export const ROLE: Draft = {
  text: 'What is your role at the clinic?',
  description: 'We ask so that the advice fits the decisions you can make.',
  inputType: 'multipleChoice',
  category: 'business',
  options: [
    choice('owner', 'Owner or founder', { qualifies: true }, [
      'Give one person the enquiries, and read their numbers weekly',
      'Our rule of thumb: what nobody owns slips first, and in a clinic that’s the reply to an enquiry.',
      'Name who answers enquiries, be it you, and on Friday write down three numbers: arrived, reached, booked.',
      '/lead-guide/daily-workflow',
    ]),
    choice('partner', 'Partner or director', { qualifies: true }, [
      'Agree with your partners who decides on marketing',
      'Our rule of thumb: a budget with two owners is spent by neither, or by both.',
      'Settle one sum a month that one of you may spend without asking the others.',
      '/pricing',
    ]),
    choice('manager', 'Practice or clinic manager', { qualifies: true }, [
      'Put the three numbers that matter in front of the owner',
      'Owners pay for what they can see, and enquiries, consultations and treatments fit on one line.',
      'Count last week’s enquiries, consultations and treatments sold, and send that line to the owner.',
      '/services/performance-tracking',
    ]),
    choice('practitioner', 'Practitioner', {}, [
      'Hand the phone to someone who isn’t holding a needle',
      'Our rule of thumb: call within five minutes. An enquiry that waits for the end of your list has often booked elsewhere.',
      'Ask who could call enquiries back while you treat, and give them half an hour twice a day.',
      '/services/sales-staff-hiring-and-training',
    ]),
    choice('front-desk', 'Front desk or administration', {}, [
      'Ask for time that belongs to enquiries alone',
      'At a desk, arrivals and payments come first. Our rule of thumb: two blocks of 30 minutes a day keep enquiries alive.',
      'Count the calls you couldn’t take, and show that number to the person who plans the rota.',
      '/lead-guide/daily-workflow',
    ]),
    choice('other', 'Something else', {}, [
      'Show this report to the person who decides',
      'Every step in it needs someone who can change a rota or a budget.',
      'Forward it to the owner with the one step you’d begin with.',
      '/check-eligibility',
    ]),
  ],
};

export const HOURS: Draft = {
  text: 'Do you work in the clinic full time or part time?',
  inputType: 'multipleChoice',
  category: 'business',
  options: [
    choice('full-time', 'Full time', {}, [
      'Keep two hours a week for the clinic instead of its patients',
      'Our rule of thumb: two booked hours are enough to read the figures and decide one thing. Unbooked, they never come.',
      'Block Friday from 8 to 10 in the diary, and treat it like a patient who has paid.',
      '/services/performance-tracking',
    ]),
    choice('part-time', 'Part time', {}, [
      'Decide who answers on the days you’re away',
      'Of 2,241 companies tested, 23% never replied to an enquiry at all (Harvard Business Review, 2011).',
      'Write one name beside every day of next week: that person replies.',
      '/lead-guide/workflow-handling',
    ]),
    choice('not-day-to-day', 'I’m not there day to day', {}, [
      'Have one page sent to you every Monday',
      'Our rule of thumb: from a distance five figures tell enough: enquiries, reached, booked, came, treated.',
      'Ask for last month’s five figures. The one nobody can tell you is the first thing to fix.',
      '/services/performance-tracking',
    ]),
  ],
};

export const TENURE: Draft = {
  text: 'How long have you worked at the clinic?',
  inputType: 'multipleChoice',
  category: 'business',
  options: [
    choice('not-yet', 'It hasn’t opened yet', {}, [
      'Collect names before you open the door',
      'Rent starts on day one, patients seldom do. Our rule of thumb: begin eight weeks ahead.',
      'Put up one page with the opening date and a form, and count the names every Friday.',
      '/services/website-design-and-development',
    ]),
    choice('under-1', 'Less than a year', {}, [
      'Follow 20 enquiries from first message to last',
      'You still notice what habit will hide. Our rule of thumb: that eye lasts about a year.',
      'Read the last 20 enquiries beside what was done about each, and mark where each one stopped.',
      '/lead-guide/workflow-handling',
    ]),
    choice('1-3', '1 to 3 years', {}, [
      'Write down how an enquiry becomes a patient',
      'By now you know the way by heart, where holidays and resignations can reach it.',
      'Describe it in ten lines, from first message to chair, and let someone new to it say where they’d be lost.',
      '/lead-guide/script-sequence',
    ]),
    choice('3-5', '3 to 5 years', {}, [
      'Invite back the patients you remember',
      'Our rule of thumb: past patients need no ad, only a reason and a date.',
      'List 20 patients who haven’t been for a year, and call five of them.',
      '/services/referral-program',
    ]),
    choice('over-5', 'More than 5 years', {}, [
      'Test one habit that nobody questions any more',
      'Habits outlive their reasons. Our rule of thumb: change one a quarter, and measure it.',
      'Have a friend send your own clinic an enquiry, and time the reply.',
      '/lead-guide/call-stages',
    ]),
  ],
};

export const PRACTITIONERS: Draft = {
  text: 'How many practitioners treat patients at the clinic?',
  description: 'Count everyone who treats, yourself included.',
  inputType: 'number',
  category: 'business',
  min: 1,
  max: 200,
  step: 1,
};

export const PROFESSION: Draft = {
  text: 'Which profession describes the clinic best?',
  inputType: 'multipleChoice',
  category: 'business',
  options: [
    choice('medspa', 'Medspa or aesthetic clinic', {}, [
      'Lead with one treatment instead of the menu',
      'A list of 40 treatments asks visitors to diagnose themselves. Our rule of thumb: one treatment, one page, one next step.',
      'Put the treatment with your best margin, and its price, at the top of the home page.',
      '/services/conversion-rate-optimisation',
    ]),
    choice('plastic-surgery', 'Plastic surgery', {}, [
      'Answer the frightening questions before the consultation',
      'People weigh surgery for months. Our rule of thumb: risk, recovery and price deserve a page each before the gallery grows.',
      'Have the surgeon answer the five questions patients ask most on camera, two minutes each.',
      '/services/content-creation-and-video',
    ]),
    choice('dental', 'Dental clinic', {}, [
      'Offer aesthetics to the patients already in your chair',
      'Our rule of thumb: people who come to you twice a year are easier to win than anyone an ad can reach.',
      'Add one question to the check-up form: “Is there anything about your smile you’d change?”',
      '/services/referral-program',
    ]),
    choice('dermatology', 'Dermatology', {}, [
      'Publish what you explain every day',
      'Skin questions are typed into Google before they’re asked in a room, and a named doctor’s answer is worth finding.',
      'Note the three questions you answered most. The first becomes a page this week.',
      '/services/seo',
    ]),
    choice('other', 'Something else', {}, [
      'Say in one line what you do, and for whom',
      'Our rule of thumb: a visitor decides within five seconds whether a page is meant for them.',
      'Ask three patients what they’d tell a friend you do, and put their words on the home page.',
      '/services/website-design-and-development',
    ]),
  ],
};
