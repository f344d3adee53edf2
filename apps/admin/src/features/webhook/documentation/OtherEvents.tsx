import { Tabs, Text, Title } from '@mantine/core';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { WEBHOOK_EVENTS } from '@upcurve/contracts/webhooks/webhook';
import { SAMPLE_PAYLOADS, WEBHOOK_EVENT_DOCS } from '@upcurve/contracts/webhooks/webhook-payload';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';
import { PayloadFields } from './PayloadFields.tsx';

// The quiz events have separate sections above.
const {
  'eligibility.submitted': _submitted,
  'eligibility.abandoned': _abandoned,
  ...OTHERS
} = WEBHOOK_EVENT_DOCS;
const EVENTS = keysOf(OTHERS);

/** Documents all events except the quiz events. */
export function OtherEvents() {
  return (
    <section aria-labelledby="events">
      <Title order={2} id="events">
        Other events
      </Title>
      <Text mb="sm">
        An endpoint receives the events that are ticked in its settings. The field event in the body contains
        the event's name, except for a completed quiz, which has no such field.
      </Text>
      <Tabs defaultValue={EVENTS[0]} className={classes.guides}>
        <Tabs.List aria-label="Other events">
          {EVENTS.map((event) => (
            <Tabs.Tab key={event} value={event}>
              {WEBHOOK_EVENTS[event]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {EVENTS.map((event) => {
          const { text, payload } = OTHERS[event];
          const sample = JSON.stringify(SAMPLE_PAYLOADS[event], null, 2);
          return (
            <Tabs.Panel key={event} value={event} pt="md">
              <Text>{text}</Text>
              <CodeSample label={`Sample: ${WEBHOOK_EVENTS[event]}`} code={sample} />
              <PayloadFields payload={payload} label={`Fields: ${WEBHOOK_EVENTS[event]}`} />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </section>
  );
}
