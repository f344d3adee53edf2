import { Tabs, Text, Title } from '@mantine/core';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz';
import {
  ABANDONED_SAMPLE,
  AbandonedPayload,
  SAMPLE_PAYLOAD,
  WebhookPayload,
} from '@upcurve/contracts/webhook-payload';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';
import { OtherEvents } from './OtherEvents.tsx';
import { PayloadFields } from './PayloadFields.tsx';
import { RetryRules } from './RetryRules.tsx';
import { SETUP_GUIDES } from './setup-guides.ts';
import { VerifyGuide } from './VerifyGuide.tsx';

const SAMPLE = JSON.stringify(SAMPLE_PAYLOAD, null, 2);
const ABANDONED = JSON.stringify(ABANDONED_SAMPLE, null, 2);

const CONTENTS = [
  ['setup', 'Setting it up'],
  ['payload', 'What is sent'],
  ['unfinished', 'When a quiz is left'],
  ['events', 'Other events'],
  ['signature', 'Checking that it is genuine'],
  ['retries', 'When the receiver does not answer'],
] as const;

/** How to receive submissions: guides, the payload, signatures and retries. */
export function DocumentationTab() {
  return (
    <div className={classes.page}>
      <nav className={classes.contents} aria-label="On this page">
        <ul>
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className={classes.article}>
        <section aria-labelledby="setup">
          <Title order={2} id="setup">
            Setting it up
          </Title>
          <Text mb="sm">
            A webhook is an address in another system. Whenever a clinic completes the quiz, we send its
            details and answers there within seconds. Choose where yours should go. A receiver may ask for
            other events too, and there may be several receivers.
          </Text>
          <Tabs defaultValue={SETUP_GUIDES[0]?.id} className={classes.guides}>
            <Tabs.List aria-label="Setup guides">
              {SETUP_GUIDES.map(({ id, name }) => (
                <Tabs.Tab key={id} value={id}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {SETUP_GUIDES.map(({ id, steps, note }) => (
              <Tabs.Panel key={id} value={id} pt="md">
                <ol className={classes.steps}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              </Tabs.Panel>
            ))}
          </Tabs>
        </section>

        <section aria-labelledby="payload">
          <Title order={2} id="payload">
            What is sent
          </Title>
          <Text>
            One POST for each completed quiz, with the content type application/json and a body of this form.
            The test button sends this very lead, with the time of the test.
          </Text>
          <CodeSample label="Sample payload" code={SAMPLE} />
          <PayloadFields payload={WebhookPayload} label="Fields of the payload" />
        </section>

        <section aria-labelledby="unfinished">
          <Title order={2} id="unfinished">
            When a quiz is left
          </Title>
          <Text>
            Whoever has agreed to marketing, begins the quiz and leaves it for {ABANDONED_AFTER_MINUTES}{' '}
            minutes makes one POST of this form. Tell it from a completed quiz by its event, which that one
            has not. Who hands in later comes as a completed quiz; while this one still waits, it is then
            never sent.
          </Text>
          <CodeSample label="Sample of a quiz left unfinished" code={ABANDONED} />
          <PayloadFields payload={AbandonedPayload} label="Fields of a quiz left unfinished" />
        </section>

        <OtherEvents />
        <VerifyGuide />
        <RetryRules />
      </article>
    </div>
  );
}
