import { Tabs, Text, Title } from '@mantine/core';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import {
  AbandonedPayload,
  SAMPLE_PAYLOADS,
  WebhookPayload,
} from '@upcurve/contracts/webhooks/webhook-payload';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';
import { OtherEvents } from './OtherEvents.tsx';
import { PayloadFields } from './PayloadFields.tsx';
import { RetryRules } from './RetryRules.tsx';
import { SETUP_GUIDES } from './setup-guides.ts';
import { VerifyGuide } from './VerifyGuide.tsx';

const SAMPLE = JSON.stringify(SAMPLE_PAYLOADS['eligibility.submitted'], null, 2);
const ABANDONED = JSON.stringify(SAMPLE_PAYLOADS['eligibility.abandoned'], null, 2);

const CONTENTS = [
  ['setup', 'Setup'],
  ['payload', 'Payload'],
  ['unfinished', 'Unfinished quizzes'],
  ['events', 'Other events'],
  ['signature', 'Verifying signatures'],
  ['retries', 'Retries'],
] as const;

/** Shows the webhook's documentation: setup, payload, signatures and retries. */
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
            Setup
          </Title>
          <Text mb="sm">
            A webhook endpoint is an address in another system. When a clinic completes the quiz, we send its
            details and answers there within seconds. You can add several endpoints and choose the events for
            each.
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
            Payload
          </Title>
          <Text>
            We send one POST for each completed quiz, with the content type application/json and this body.
            The test button sends the same sample lead, with the time of the test.
          </Text>
          <CodeSample label="Sample payload" code={SAMPLE} />
          <PayloadFields payload={WebhookPayload} label="Fields of the payload" />
        </section>

        <section aria-labelledby="unfinished">
          <Title order={2} id="unfinished">
            Unfinished quizzes
          </Title>
          <Text>
            If a visitor has agreed to marketing and leaves the quiz for {ABANDONED_AFTER_MINUTES} minutes, we
            send one POST with this body. The field event tells it apart from a completed quiz, which has no
            such field. If the visitor completes the quiz later, that is sent as a completed quiz; an
            unfinished one that is still waiting is then not sent.
          </Text>
          <CodeSample label="Sample of an unfinished quiz" code={ABANDONED} />
          <PayloadFields payload={AbandonedPayload} label="Fields of an unfinished quiz" />
        </section>

        <OtherEvents />
        <VerifyGuide />
        <RetryRules />
      </article>
    </div>
  );
}
