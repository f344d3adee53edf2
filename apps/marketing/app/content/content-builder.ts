/** The texts of the content builder. The clinic and the patient in its example are invented. */

export const head = {
  kicker: 'Content builder, a demo',
  title: 'Write a post as our editors do.',
  lead: 'Change the example, and see at once what readers see.',
};

export const words = {
  post: 'Your post',
  marks:
    'Begin a line with # for a heading, - for a list, > for a patient’s words, ? for a question, and -> for the next step, as in “-> Book a consultation | https://…”. **Two stars** make words strong.',
  length: (count: number, minutes: number) =>
    `${count} ${count === 1 ? 'word' : 'words'}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read`,
  empty: 'Empty post',
  example: 'Show the example',
  preview: 'As readers see it',
  nothing: 'The post is empty. Write something, or show the example.',
  memory: 'Your text stays in this tab, and is lost when you close it.',
  needsScript:
    'Writing in here needs JavaScript, which is switched off in your browser. Below is an example post as readers see it.',
};

export const example = `# Laser hair removal, in a lunch break

Underarms take fifteen minutes, full legs under an hour. Plan for six to eight visits, four to six weeks apart: hair grows in turns, and the laser reaches only what is growing.

> I packed for Lisbon in ten minutes and didn’t think of it once.
Priya, six visits

# What it costs

- Underarms: **£60** a visit, six visits for £300
- Full legs: **£140** a visit
- The patch test beforehand is included

? Does it hurt?
It stings for a second, like a rubber band, and we cool the skin as we go. The patch test tells you before you decide.

-> Book a patch test | https://hollandparkskin.example/patch-test`;
