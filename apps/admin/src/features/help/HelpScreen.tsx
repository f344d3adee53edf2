import { Anchor, Kbd, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import classes from './HelpScreen.module.css';

const KEYS: [keys: ReactNode, what: string][] = [
  [<Kbd key="tab">Tab</Kbd>, 'Next control; the row under the focus opens with Enter'],
  [
    <>
      <Kbd>j</Kbd> <Kbd>k</Kbd>
    </>,
    'Next and previous row of a list, or lead; once in a list the arrow keys too',
  ],
  [<Kbd key="x">x</Kbd>, 'Select the row or card under the focus; Esc lets the selection go'],
  [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>Enter</Kbd>
    </>,
    'Send the form you are in',
  ],
  [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move between tabs; Enter opens the one in focus',
  ],
  [<Kbd key="esc">Esc</Kbd>, 'Close a dialog or menu, or empty the search box'],
  [<Kbd key="f8">F8</Kbd>, 'Go to the notifications, such as to Undo; they stay while you are there'],
];

const to = (path: string, words: string) => (
  <Anchor component={Link} to={path} inherit underline="always">
    {words}
  </Anchor>
);

/** How the admin area works, in a page. */
export function HelpScreen() {
  return (
    <article className={classes.page}>
      <header>
        <Title order={1}>Help</Title>
        <Text c="dimmed">How a lead travels, and how to get about quickly</Text>
      </header>

      <section>
        <Title order={2}>Leads</Title>
        <Stack gap="xs">
          <Text>
            Whoever completes the quiz on the website appears under{' '}
            {to(paths.submissions(), 'Eligibility Submissions')} within a second, with every answer, a score
            from 0 to 100 and whether the clinic is eligible. The result is frozen: editing a question later
            never changes what an earlier lead was asked or scored.
          </Text>
          <Text>
            What visitors send with the other forms, such as a request for a consultation, appears under{' '}
            {to(paths.contacts(), 'Contact Submissions')} with everything they wrote and chose.
          </Text>
          <Text>
            Mark each lead as you work it: New, Contacted, Qualified or Disqualified; of the other forms New,
            Contacted, Converted or Closed. Any status may follow any other. What you do to several selected
            leads at once can be undone for ten seconds; otherwise deleting is for good. A link to a lead can
            be sent to a colleague; it asks them to log in first.
          </Text>
          <Text>
            What looks automated waits in the {to(paths.quarantine(), 'quarantine')} with the reason. Release
            lets it in as if it had just arrived.
          </Text>
        </Stack>
      </section>

      <section>
        <Title order={2}>Questions</Title>
        <Text>
          The quiz asks the active questions in their order. Options may carry points; a category’s score is
          what was earned out of what was possible, and the overall score weighs the categories equally.
          Changes show in the next quiz that begins. Roles that may edit questions find them under Manage
          Questions.
        </Text>
      </section>

      <section>
        <Title order={2}>Webhooks</Title>
        <Text>
          Each new submission is sent, signed, to the address in Webhook Settings. When the receiver is down
          it is sent again for more than two days with growing pauses, always under the same id, so nothing is
          lost and nothing counts twice. What finally failed can be replayed from the delivery log.
        </Text>
      </section>

      <section>
        <Title order={2}>Keys</Title>
        <Text mb="xs">
          Those that are a single letter can be switched off in the {to(paths.settings(), 'settings')}.
        </Text>
        <dl className={classes.keys}>
          {KEYS.map(([keys, what]) => (
            <div key={what}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
