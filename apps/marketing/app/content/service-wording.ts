/** Texts shared by all nine service pages. */
export const serviceWording = {
  example: 'See a worked example',
  weeks: 'Weeks 1 to 13',
  habits: 'On every plan',
  amounts: 'What each plan includes',
  amountsCaption: 'Quantities on each plan',
  included: 'Included',
  comparison: 'All nine services, plan by plan',
  exampleMark: 'Worked example, invented clinic',
  exampleCaption: 'The sum, line by line',
  fromYou: 'What we need from you',
  questions: 'What clinics ask us first',
  related: 'Goes well with',
};
