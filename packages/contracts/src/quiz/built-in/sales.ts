import { choice, type Draft } from './draft.ts';

/* An answer that we should not recommend earns the same points as the one below it, so the report never suggests it. */

export const FRONT_DESK: Draft = {
  text: 'Who looks after the front desk?',
  inputType: 'multipleChoice',
  category: 'sales',
  options: [
    choice('team', 'A front desk team', { points: 10 }, [
      'Give one of the team the new enquiries',
      'Where everyone answers, each thinks another has. Our rule of thumb: one name for every half day.',
      'Write today’s name beside “new enquiries” on the rota, and do so for the whole week.',
      '/lead-guide/daily-workflow',
    ]),
    choice('one-full-time', 'One full-time receptionist', { points: 8 }, [
      'Give your receptionist cover for lunch, leave and the busy hour',
      'Nobody can greet a patient and take a call at once. Our rule of thumb: cover the worst hour before you hire for all of them.',
      'Take the missed calls from the phone’s log, count them by hour, and cover the worst hour first.',
      '/services/sales-staff-hiring-and-training',
    ]),
    choice('one-part-time', 'One part-time receptionist', { points: 5 }, [
      'Staff the desk for the hours when nobody picks up',
      'People call in their own lunch break and after work. Our rule of thumb: fill the gaps first, then make it a full-time post.',
      'List a fortnight’s missed calls by hour, and move or add two hours to where most of them fall.',
      '/services/sales-staff-hiring-and-training',
    ]),
    choice('practitioners', 'Practitioners, between patients', { points: 0 }, [
      'Take the phone away from the people who treat',
      'Our rule of thumb: an hour in the treatment room earns several times what an hour at the desk costs.',
      'Find the two half days with most missed calls, and pay a call service or a part-timer for those alone.',
      '/services/sales-staff-hiring-and-training',
    ]),
    choice('nobody', 'Nobody yet', { points: 0 }, [
      'Have a person answer, even for half the day',
      'Of 2,241 companies tested, 23% never replied to an enquiry at all (Harvard Business Review, 2011). That is easy to beat.',
      'Divert the phone to someone for two hours a day, and put those hours on the website.',
      '/lead-guide/workflow-handling',
    ]),
  ],
};

export const HOSPITALITY: Draft = {
  text: 'How much hospitality experience does your front desk have?',
  inputType: 'multipleChoice',
  category: 'sales',
  options: [
    choice('trained', 'Years in hospitality or a luxury brand', { points: 10 }, [
      'Put on paper what your best host does without thinking',
      'Warmth has bad days. Our rule of thumb: what’s written down survives a full diary, a holiday and a resignation.',
      'Write down the first minute of a visit and of a call, and read both before Monday’s first patient.',
      '/lead-guide/psychology-trust',
    ]),
    choice('some', 'Some', { points: 6 }, [
      'Try a host with hotel experience at the front desk, one morning at a time',
      'Our rule of thumb: it’s quicker to teach a hotel host your treatments than a clinician to host.',
      'Ask one person from a hotel or a luxury shop to greet your patients for a morning. Keep what they do better, and offer the next visit at every payment.',
      '/lead-guide/psychology-trust',
    ]),
    choice('little', 'Very little', { points: 0 }, [
      'Train the welcome and the goodbye',
      'Patients are nervous before they’re impressed. Our rule of thumb: an hour’s rehearsal does more than a new sofa.',
      'Rehearse three moments for 20 minutes each: the door, the phone, and the bill, where you offer the next visit.',
      '/lead-guide/psychology-trust',
    ]),
    choice('none', 'None, or we have no front desk', { points: 0 }, [
      'Borrow a hotel’s habits for the first minute and the last',
      'Our rule of thumb: the first minute is what patients talk about, and the last decides whether they come again.',
      'Write one line for the door, one for the phone and one for the goodbye that offers the next visit, and use all three.',
      '/lead-guide/script-sequence',
    ]),
  ],
};

export const CALLER: Draft = {
  text: 'Does someone call new enquiries as their main job?',
  inputType: 'multipleChoice',
  category: 'sales',
  options: [
    choice('dedicated', 'Yes, a dedicated sales caller', { points: 10 }, [
      'Measure the minutes to the first call',
      'The odds of reaching an enquiry fell a hundredfold between five minutes and thirty (Oldroyd, 2007).',
      'Write the minutes beside each of the next 20 enquiries, and read out the middle one on Friday.',
      '/services/performance-tracking',
    ]),
    choice('shared', 'Yes, beside other duties', { points: 5 }, [
      'Free your caller from other work at call times',
      'US firms that called within the hour were nearly seven times as likely to have a real conversation as those an hour later (Harvard Business Review, 2011).',
      'Call each new enquiry within the hour, and set two call times a day, before noon and after four, for everyone you didn’t reach.',
      '/lead-guide/daily-workflow',
    ]),
    choice('no', 'No', { points: 0 }, [
      'Name someone who calls every enquiry back',
      'US firms that called within the hour were nearly seven times as likely to have a real conversation as those an hour later (Harvard Business Review, 2011).',
      'Choose one person and two fixed times a day. Begin with everyone who wrote this month and hasn’t booked.',
      '/lead-guide/call-stages',
    ]),
  ],
};

export const CRM: Draft = {
  text: 'Do you keep your leads and patients in a CRM?',
  description: 'A system that records every enquiry and what became of it.',
  inputType: 'multipleChoice',
  category: 'sales',
  options: [
    choice('daily', 'Yes, and we work in it every day', { points: 10 }, [
      'Let the system bring back those who said “not now”',
      'Our rule of thumb: “not now” is a date that nobody asked for. Ask, and write it down.',
      'Give every open enquiry a date for its next step. Those without one are tomorrow’s list.',
      '/lead-guide/workflow-handling',
    ]),
    choice('sometimes', 'Yes, but we rarely look at it', { points: 3 }, [
      'Work from the CRM’s list every morning',
      'A CRM that nobody opens is an expensive address book. Our rule of thumb: ten minutes each morning keep it up to date, and the calls come on top.',
      'Begin each day with one list, enquiries without a next step, and give each of them one.',
      '/lead-guide/daily-workflow',
    ]),
    choice('spreadsheet', 'A spreadsheet or notebook', { points: 3 }, [
      'Move your open enquiries into a CRM, and work in it daily',
      'A notebook can’t remind anyone. Our rule of thumb: above 30 enquiries a month, some are forgotten.',
      'Try a CRM’s free plan with the last 30 enquiries, each with a date for the next call.',
      '/services/performance-tracking',
    ]),
    choice('no', 'No', { points: 0 }, [
      'Write every enquiry down in one place',
      'What isn’t written down isn’t called back, and nobody can say afterwards how many there were.',
      'Open one shared sheet (name, number, treatment, date, next step) and fill in the last fortnight.',
      '/lead-guide/workflow-handling',
    ]),
  ],
};
