import { screen, waitFor, within } from '@testing-library/react';
import { type WebhookSettings, webhook } from '@upcurve/contracts/webhooks/webhook';
import { webhookSettings } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { delay } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { noStepsLeft } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const SECRET = 'whsec_Zmlyc3Qgc2VjcmV0IG9mIGFsbA==';
const ROTATED = 'whsec_c2Vjb25kIHNlY3JldA==';
let settings: WebhookSettings;
let calls: string[];
let answer: { success: boolean; message: string };

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  handle(webhook.getSettings, () => settings),
  handle(webhook.listEndpoints, () => {
    const { quizType: _, ...first } = settings;
    return [first];
  }),
  handle(webhook.saveSettings, ({ body }) => {
    calls.push(`save ${body.webhookUrl} ${body.isEnabled}`);
    const secret = settings.hasSecret ? null : SECRET;
    settings = { ...settings, ...body, hasSecret: true, pausedAt: null, pauseReason: null };
    return { ...settings, secret };
  }),
  handle(webhook.test, () => {
    calls.push('test');
    return answer;
  }),
  handle(webhook.rotateSecret, () => {
    calls.push('rotate');
    return { ...settings, secret: ROTATED };
  }),
  handle(webhook.listDeliveries, () => ({ items: [] })),
);

beforeEach(() => {
  settings = webhookSettings();
  calls = [];
  answer = { success: true, message: 'The endpoint answered 200 in 12 ms.' };
});

async function open(address = paths.webhook()) {
  const app = renderApp(address);
  await screen.findByRole('textbox', { name: 'Webhook URL' });
  return app;
}
const url = () => screen.getByRole('textbox', { name: 'Webhook URL' });
const button = (name: string) => screen.getByRole('button', { name });

test('gives each tab its own address', async () => {
  const app = await open();
  expect(screen.getByRole('heading', { name: 'Webhook Settings' })).toBeInTheDocument();
  await app.user.click(screen.getByRole('tab', { name: 'Documentation' }));
  expect(await screen.findByRole('heading', { name: 'Setup' })).toBeInTheDocument();
  expect(app.location()).toBe('/admin/eligibility/webhook/documentation');
  expect(screen.getByRole('tab', { name: 'Webhook Settings', selected: true })).toBeInTheDocument();
});

describe('loading the settings', () => {
  test('shows a skeleton, then the saved settings', async () => {
    renderApp(paths.webhook());
    expect(await screen.findByRole('status', { name: 'Loading the webhook settings' })).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Webhook URL' })).toHaveValue(
      'https://hooks.example.com/leads',
    );
    expect(screen.getByRole('switch', { name: 'Send new submissions' })).toBeChecked();
  });

  test.each([
    [new Refusal(503, 'The database is away for a moment.'), 'The database is away for a moment.'],
    [
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'Could not load webhook settings. Please try again.',
    ],
  ])('shows why loading failed and can retry', async (failure, message) => {
    network.use(
      handle(webhook.getSettings, () => {
        if (failure instanceof Response) return failure.clone();
        throw failure;
      }),
    );
    const { user } = renderApp(paths.webhook());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByRole('heading', { name: 'Error loading webhook settings' }),
    ).toBeInTheDocument();
    expect(alert).toHaveTextContent(message);

    network.use(handle(webhook.getSettings, () => settings));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Webhook URL' })).toBeInTheDocument();
  });
});

describe('saving the settings', () => {
  test('sends address and switch without checking the format of the address', async () => {
    const { user } = await open();
    await user.clear(url());
    await user.type(url(), 'not an address');
    await user.click(screen.getByRole('switch', { name: 'Send new submissions' }));
    await user.click(button('Save Settings'));
    expect(await screen.findByText('Webhook settings saved')).toBeInTheDocument();
    expect(calls).toEqual(['save not an address false']);
  });

  test('warns about a saved address that cannot receive events', async () => {
    settings = webhookSettings({ webhookUrl: 'ftp://x', problem: 'The address must start with https://.' });
    const { user } = await open();
    expect(screen.getByText('This address cannot receive events')).toBeInTheDocument();
    expect(screen.getByText('The address must start with https://.')).toBeInTheDocument();
    await user.type(url(), '/hook');
    expect(screen.queryByText('This address cannot receive events')).not.toBeInTheDocument();
  });

  test('shows the server’s validation error at the address', async () => {
    network.use(
      refused(webhook.saveSettings, 400, 'Invalid input', [
        { path: 'webhookUrl', message: 'At most 2048 characters.' },
      ]),
    );
    const { user } = await open();
    await user.click(button('Save Settings'));
    expect(await screen.findByText('Error saving webhook settings')).toBeInTheDocument();
    expect(url()).toHaveAccessibleDescription(expect.stringContaining('At most 2048 characters.'));
  });
});

describe('the choice of events', () => {
  test('saves the chosen events with the other settings', async () => {
    const saved: unknown[] = [];
    network.use(
      handle(webhook.saveSettings, ({ body }) => {
        saved.push(body.events);
        settings = { ...settings, ...body, events: body.events ?? [] };
        return { ...settings, secret: null };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByText('Advanced: events'));
    const events = within(screen.getByRole('group', { name: 'Events' }));
    expect(events.getAllByRole('checkbox', { checked: true }).map((box) => box.ariaLabel)).toEqual([
      'Quiz submitted',
      'Quiz left unfinished',
    ]);
    await user.click(events.getByRole('checkbox', { name: 'Quiz left unfinished' }));
    await user.click(events.getByRole('checkbox', { name: 'Lead deleted' }));
    await user.click(button('Save Settings'));
    expect(await screen.findByText('Webhook settings saved')).toBeInTheDocument();
    expect(saved).toEqual([['eligibility.submitted', 'lead.deleted']]);
    expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument();
  });
});

describe('leaving with unsaved changes', () => {
  test('asks before leaving the tab, but not before filtering the log', async () => {
    const app = await open();
    await app.user.type(url(), '/v2');
    await app.user.click(screen.getByRole('combobox', { name: 'Delivery status' }));
    await app.user.click(await screen.findByRole('option', { name: 'Held' }));
    await waitFor(() => expect(app.location()).toBe(`${paths.webhook()}?status=held`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await app.user.click(screen.getByRole('tab', { name: 'Documentation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(url()).toHaveValue('https://hooks.example.com/leads/v2');

    await app.user.click(screen.getByRole('tab', { name: 'Documentation' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(app.location()).toBe(paths.webhookDocumentation()));
  });

  test('does not ask if an edit has been reverted', async () => {
    const app = await open();
    await app.user.type(url(), '/v2{Backspace}{Backspace}{Backspace}');
    await app.user.click(screen.getByRole('tab', { name: 'Documentation' }));
    await waitFor(() => expect(app.location()).toBe(paths.webhookDocumentation()));
  });
});

describe('testing the webhook', () => {
  test('is disabled without an address', async () => {
    settings = webhookSettings({ webhookUrl: '', hasSecret: false });
    const { user } = await open();
    expect(button('Test Webhook')).toBeDisabled();
    await user.type(url(), 'x');
    expect(button('Test Webhook')).toBeEnabled();
  });

  test('shows the success until the settings are saved', async () => {
    const { user } = await open();
    await user.click(button('Test Webhook'));
    expect(await screen.findByText('Webhook test successful')).toBeInTheDocument();
    expect(screen.getByText('The endpoint answered 200 in 12 ms.')).toBeInTheDocument();
    expect(button('Test Webhook')).toHaveFocus();
    await user.click(button('Save Settings'));
    await waitFor(() => expect(screen.queryByText('Webhook test successful')).not.toBeInTheDocument());
  });

  test('shows the reason for a failed test', async () => {
    answer = { success: false, message: 'Answered 500 (after 3 ms).' };
    const { user } = await open();
    await user.click(button('Test Webhook'));
    expect(await screen.findByText('Webhook test failed')).toBeInTheDocument();
    expect(screen.getByText('Answered 500 (after 3 ms).')).toBeInTheDocument();
  });

  test.each([
    [new Refusal(429, 'Too many tests. Wait a minute.'), 'Too many tests. Wait a minute.'],
    [new Response('', { status: 504 }), 'An error occurred during webhook test'],
  ])('shows the server’s error message, or a default one', async (failure, message) => {
    network.use(
      handle(webhook.test, () => {
        if (failure instanceof Response) return failure.clone();
        throw failure;
      }),
    );
    const { user } = await open();
    await user.click(button('Test Webhook'));
    expect(await screen.findByText('Webhook test error')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  test('prevents a second test while one is running', async () => {
    network.use(handle(webhook.test, async () => delay('infinite') as never));
    const { user } = await open();
    await user.click(button('Test Webhook'));
    expect(await screen.findByRole('button', { name: 'Testing...' })).toBeDisabled();
  });

  test('saves unsaved changes before the test', async () => {
    const { user } = await open();
    await user.type(url(), '/v2');
    expect(screen.getByText(/A test saves them first/)).toBeInTheDocument();
    await user.click(button('Test Webhook'));
    expect(await screen.findByText('Webhook test successful')).toBeInTheDocument();
    expect(calls).toEqual(['save https://hooks.example.com/leads/v2 true', 'test']);
    expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument();
  });
});

describe('the signing secret', () => {
  test('is shown once after the first save, even after a visit to the documentation', async () => {
    settings = webhookSettings({ webhookUrl: '', hasSecret: false });
    const { user } = await open();
    await user.type(url(), 'https://hooks.example.com/leads');
    await user.click(button('Save Settings'));
    expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(SECRET);
    expect(screen.getByText(/It will not be shown again/)).toBeInTheDocument();
    await user.click(button('Copy signing secret'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);

    await user.click(screen.getByRole('tab', { name: 'Documentation' }));
    await screen.findByRole('heading', { name: 'Setup' });
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(await screen.findByRole('button', { name: 'I have stored it' }));
    expect(screen.queryByRole('textbox', { name: 'Signing secret' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(SECRET);
  });

  test('is rotated after a confirmation that explains the overlap', async () => {
    const { user } = await open();
    await user.click(button('Rotate secret'));
    const dialog = await screen.findByRole('dialog', { name: 'Rotate signing secret' });
    expect(dialog).toHaveTextContent('For 24 hours each delivery has two signatures');
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(ROTATED);
    expect(calls).toEqual(['rotate']);
  });
});

test('explains why deliveries are paused, and resumes them on save', async () => {
  settings = webhookSettings({
    pausedAt: '2026-11-20T14:05:00.000Z',
    pauseReason: 'The endpoint answered 410 Gone: it wants no more events.',
  });
  const { user } = await open();
  const title = screen.getByText('Deliveries have been paused since 20 Nov 2026, 14:05');
  expect(title.closest('[role="status"]')).toHaveTextContent(/410 Gone.*To resume, .*press Test Webhook/);
  await user.click(button('Save Settings'));
  await waitFor(() => expect(title).not.toBeInTheDocument());
});
