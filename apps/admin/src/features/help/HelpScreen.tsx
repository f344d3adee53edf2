import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { KeyList } from '../../components/KeyList.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import classes from './HelpScreen.module.css';

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
        <ScreenTitle>Help</ScreenTitle>
        <Text c="dimmed">How a lead travels, and how to get about quickly</Text>
      </header>

      <section>
        <Title order={2}>Leads</Title>
        <Stack gap="xs">
          <Text>
            Whoever completes the quiz on the website appears under{' '}
            {to(paths.submissions(), 'Eligibility Submissions')} with every answer, a score from 0 to 100 and
            whether the clinic is eligible. An open list looks for newer leads every 20 seconds while it is in
            view and says how many there are; they come in when you press that. The result is frozen: editing
            a question later never changes what an earlier lead was asked or scored.
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
        <Title order={2}>Testimonials</Title>
        <Text>
          A {to(paths.testimonials(), 'story')} is a name, a face and what visitors tap through. Drop several
          pictures and clips onto its card: they become its segments in that order. Drag them, or move them by
          keys or in their menu. Visitors see a story while it is active and has something to show, within
          seconds; its preview shows just that. What you delete can be called back for ten seconds, as long as
          you stay on the page.
        </Text>
      </section>

      <section>
        <Title order={2}>Blog</Title>
        <Stack gap="xs">
          <Text>
            A {to(paths.blog(), 'post')} is written in the visual editor; its title, address, excerpt, cover
            and what search engines show can also be edited in a form. Nothing reaches readers until somebody
            publishes it, now or at a time on the clocks of London. What is changed afterwards waits until it
            is published again. A scheduled post keeps the words with which it was scheduled.
          </Text>
          <Text>
            A preview link shows a post to people without an account until it ends. Every publication and the
            states in between are kept as revisions: compare one with what is written now, and write on from
            it. Deleted posts can be restored for 30 days. Everything together can be taken along, and posts
            of WordPress and Ghost brought in, under {to(paths.blogTransfer(), 'Import and Export')}.
          </Text>
        </Stack>
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
        <Title order={2}>Media</Title>
        <Text>
          Pictures, videos and captions are kept in the {to(paths.media(), 'library')}: drop files there,
          paste them or press Upload. Each picture is made ready in several sizes, without what the camera
          wrote into it, such as the place. Say what it shows, or that it is decorative, and press the point
          that must stay in sight where it is cut. A file that a story or post uses cannot be deleted; it says
          where it is used.
        </Text>
      </section>

      <section>
        <Title order={2}>Keys</Title>
        <Text mb="xs">
          Those that are a single letter can be switched off in the {to(paths.settings(), 'settings')}.
        </Text>
        <KeyList />
      </section>
    </article>
  );
}
