import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../query-client.ts';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { QueryPanel } from './QueryPanel.tsx';

let answer: () => Promise<string[]>;

function Names() {
  useKeptFocus();
  const query = useQuery({ queryKey: ['names'], queryFn: () => answer(), retry: false });
  return (
    <>
      <QueryPanel query={query} what="names" label="Names" empty={<p>Nobody yet</p>}>
        {(names) =>
          names.map((name) => (
            <p key={name} data-row={name} tabIndex={-1}>
              {name}
            </p>
          ))
        }
      </QueryPanel>
      <button type="button" onClick={() => query.refetch()}>
        Refresh
      </button>
    </>
  );
}

function show(first: typeof answer, client = new QueryClient()) {
  answer = first;
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <Names />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const fails = async () => {
  throw new Error('Broken.');
};

test('shows a loading state, then the data', async () => {
  let arrive = (_: string[]) => {};
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('status', { name: 'Loading the names' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Names' })).toHaveAttribute('aria-busy', 'true');
  arrive(['Ada']);
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Names' })).toHaveAttribute('aria-busy', 'false');
});

test('shows an error instead of an empty list after a failed load, and focuses the data after a retry', async () => {
  const user = show(fails);
  expect(await screen.findByRole('alert')).toHaveTextContent('The names could not be loaded');
  expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument();
  answer = async () => ['Ada'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Names' })).toHaveFocus();
});

test('loads again when the browser is back online', async () => {
  show(fails, createQueryClient());
  await screen.findByRole('alert');
  answer = async () => ['Ada'];
  for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
  expect(await screen.findByText('Ada')).toBeInTheDocument();
});

test('focuses the first row that arrives after the focused last row was removed', async () => {
  const client = new QueryClient();
  show(async () => ['Ada'], client);
  (await screen.findByText('Ada')).focus();
  answer = async () => [];
  void client.refetchQueries();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Names' })).toHaveFocus());
  answer = async () => ['Bea', 'Cleo'];
  void client.refetchQueries();
  await waitFor(() => expect(screen.getByText('Bea')).toHaveFocus());
});

test('shows the given text for an empty list', async () => {
  show(async () => []);
  expect(await screen.findByText('Nobody yet')).toBeInTheDocument();
});

test('keeps data that cannot be refreshed and marks it as out of date', async () => {
  const user = show(async () => ['Ada']);
  await screen.findByText('Ada');
  answer = fails;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you see may be out of date.');
  expect(screen.getByText('Ada')).toBeInTheDocument();
  answer = async () => ['Bea'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByText('Bea')).toBeInTheDocument();
});
