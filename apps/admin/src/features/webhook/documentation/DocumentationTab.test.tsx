import { screen, within } from '@testing-library/react';
import { WEBHOOK_EVENTS, WEBHOOK_RETRY_SECONDS, WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import { SAMPLE_PAYLOADS } from '@upcurve/contracts/webhooks/webhook-payload';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { noStepsLeft } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

mockNetwork(noStepsLeft, signedIn());

async function open() {
  const { user } = renderApp(paths.webhookDocumentation());
  await screen.findByRole('heading', { name: 'Payload' });
  return user;
}

test('shows a setup guide for each kind of endpoint', async () => {
  await open();
  const setup = within(screen.getByRole('region', { name: 'Setup' }));
  expect(setup.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Zapier',
    'Make',
    'HubSpot and other CRMs',
    'Your own server',
  ]);
  expect(screen.getByText(/Answer with any 2xx status/)).toBeInTheDocument();
});

test('copies the whole sample payload', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Sample payload' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(SAMPLE_PAYLOADS['eligibility.submitted']);
});

test('shows a sample payload and explains the fields of an unfinished quiz', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Sample of an unfinished quiz' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(SAMPLE_PAYLOADS['eligibility.abandoned']);
  const fields = within(screen.getByRole('table', { name: 'Fields of an unfinished quiz' }));
  expect(fields.getByRole('row', { name: /^resume_url .* own address/ })).toBeInTheDocument();
});

const OTHERS = WebhookEvent.options.filter((event) => !/^eligibility\./.test(event));

test.for(OTHERS.map((event) => [WEBHOOK_EVENTS[event], SAMPLE_PAYLOADS[event]] as const))(
  '%s: shows a sample payload and explains every field',
  async ([name, sample]) => {
    const user = await open();
    await user.click(
      within(screen.getByRole('tablist', { name: 'Other events' })).getByRole('tab', { name }),
    );
    await user.click(screen.getByRole('button', { name: `Copy Sample: ${name}` }));
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(sample);
    const fields = within(screen.getByRole('table', { name: `Fields: ${name}` }));
    const explained = fields
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild?.textContent);
    expect(explained.sort()).toEqual(Object.keys(sample).sort());
  },
);

test('shows headers and the retry schedule', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Verifying signatures' })).toHaveTextContent(
    /webhook-id: .*webhook-timestamp: .*webhook-signature: /,
  );
  expect(
    screen.getByText(/at once, after 5 seconds, after 5 and 30 minutes, after 2, 5, 10, 14, 20 and 24 hours/),
  ).toBeInTheDocument();
  const hours = [2, 5, 10, 14, 20, 24].map((each) => each * 3600);
  expect(WEBHOOK_RETRY_SECONDS).toEqual([0, 5, 5 * 60, 30 * 60, ...hours]);
  expect(screen.getByText(/Answer 410 Gone/)).toBeInTheDocument();
  expect(screen.getByText(/Retry-After header/)).toBeInTheDocument();
});
