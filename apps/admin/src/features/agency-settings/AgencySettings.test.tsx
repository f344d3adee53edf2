import { screen, waitFor } from '@testing-library/react';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let name: string;
let reasons: string[];
const network = mockNetwork(
  signedIn(currentUser('owner', { agencyName: 'Hart & Reid' })),
  handle(agencySettings.getAgencySettings, () => ({ name })),
  handle(agencySettings.saveAgencySettings, ({ body }) => {
    name = body.name;
    return { name };
  }),
  handle(agencySettings.getLostReasons, () => ({ reasons })),
  handle(agencySettings.saveLostReasons, ({ body }) => {
    reasons = body.reasons;
    return { reasons };
  }),
);
beforeEach(() => {
  name = 'Hart & Reid';
  reasons = ['No budget', 'Duplicate'];
});

async function open() {
  const { user } = renderApp(paths.agencySettings());
  const field = await screen.findByLabelText('Name of the agency');
  return { user, field };
}

test('saves a new name and shows it across the admin area', async () => {
  const { user, field } = await open();
  expect(document.title).toBe('Agency settings · Hart & Reid Admin');
  expect(screen.getByText('Europe/London')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Lowe Clinics{Enter}');
  expect(await screen.findByText('The agency is now called Lowe Clinics.')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agency settings · Lowe Clinics Admin'));
  expect(screen.getByRole('link', { name: 'Lowe Clinics admin' })).toBeInTheDocument();
  expect(field).toHaveValue('Lowe Clinics');
  expect(name).toBe('Lowe Clinics');
});

test('reports an empty name at its field and a server error in a toast', async () => {
  const { user, field } = await open();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Required'));
  expect(name).toBe('Hart & Reid');
  network.use(
    handle(agencySettings.saveAgencySettings, () => {
      throw new Refusal(503, 'The database is away.');
    }),
  );
  await user.type(field, 'Lowe');
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(await screen.findByText('Name not saved')).toBeInTheDocument();
});

test('saves the reasons for losing a lead, one per line, and explains what is wrong with them', async () => {
  const { user } = await open();
  const list = await screen.findByLabelText('Reasons');
  expect(list).toHaveValue('No budget\nDuplicate');
  const save = screen.getByRole('button', { name: 'Save Reasons' });
  await user.type(list, '\nduplicate');
  await user.click(save);
  expect(list).toHaveAccessibleDescription(expect.stringContaining('Each reason only once.'));
  await user.clear(list);
  await user.type(list, '  Too small \n\nNo budget');
  await user.click(save);
  expect(await screen.findByText('Reasons saved')).toBeInTheDocument();
  expect(reasons).toEqual(['Too small', 'No budget']);
  expect(list).toHaveValue('Too small\nNo budget');
});

test('denies access to members who are not owners', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.agencySettings());
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
});
