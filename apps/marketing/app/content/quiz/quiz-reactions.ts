import type { Category } from '@upcurve/contracts/quiz/questions';

interface Reactions {
  category: Category;
  /** Maps each option's value to our reply. */
  to: Record<string, string>;
}

/*
 * Replies to the answers of three built-in questions, shown above the next question. A question is matched by its
 * category and option values; if the agency changes those, it gets no reply.
 */
export const reactions: readonly Reactions[] = [
  {
    category: 'sales',
    to: {
      team: 'A team at the desk: good. So it’s about what reaches them.',
      'one-full-time': 'One person at the desk, all day. And at lunch?',
      'one-part-time': 'So part of the week the phone just rings. That’s cheaper to fix than it sounds.',
      practitioners: 'So the phone rings while your hands are full. You’re not the only one.',
      nobody: 'Then you answer the phone yourself, don’t you? We’ll keep this short.',
    },
  },
  {
    category: 'financial',
    to: {
      none: 'Nothing spent on marketing, nothing wasted. We’ll start from there.',
      'under-1k': 'Thank you. Our plans need £1,000. Your report says what to do first without them.',
      '1k-2500': 'Thank you. What matters is what comes back from that budget.',
      '2500-5k': 'Thank you. That budget is enough to expect an answer from.',
      '5k-8k': 'That budget is a salary. It should work as hard as one.',
      '8k-12k': 'That budget is two salaries. It should work as hard as two.',
    },
  },
  {
    category: 'sales',
    to: {
      dedicated: 'Good. An enquiry with a name beside it gets called.',
      shared: 'So the calls happen between two other things. Now we know where to look.',
      no: 'Then whoever is free calls, when they’re free. That can change this week.',
    },
  },
];
