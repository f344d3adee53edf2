import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ContactFilter, contacts } from '@upcurve/contracts/leads/contacts';
import { contactSubmission } from '@upcurve/testing/factories';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let asked: ContactFilter[] = [];
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
let isCancelled = false;
const write = (text: string) => stream?.enqueue(new TextEncoder().encode(text));

const network = mockNetwork(
  signedIn(),
  handle(contacts.listContacts, () => ({ items: [contactSubmission()], total: 2 })),
  handle(contacts.exportContacts, ({ query }) => {
    asked.push(query);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename=contact-submissions.csv',
      },
    });
  }),
);

const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  asked = [];
  isCancelled = false;
  saved.length = 0;
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob) - 1}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.replace('blob:', ''))];
    if (file) saved.push({ name: this.download, file });
  });
});
afterEach(() => vi.restoreAllMocks());

async function begin() {
  const app = renderApp(`${paths.contacts()}?formType=Contact`);
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked).toEqual([{ formType: 'Contact' }]));
  write('﻿name,message\r\nAda,"Hello,\r\n""you"""\r\n');
  expect(await screen.findByText('1 of 2 leads')).toBeInTheDocument();
  return app;
}

test('shows the progress, saves the file under the server’s name and reports the number of rows', async () => {
  await begin();
  write('Bea,\r\n');
  stream?.close();
  expect(await screen.findByText('Export saved')).toBeInTheDocument();
  expect(screen.getByText('2 leads.')).toBeInTheDocument();
  expect(saved).toMatchObject([{ name: 'contact-submissions.csv' }]);
  expect(await saved[0]?.file.text()).toContain('""you"""\r\nBea,');
  expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
});

test('cancels the export with the same button and saves nothing', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toHaveFocus();
  await waitFor(() => expect(isCancelled).toBe(true));
  expect(saved).toEqual([]);
  expect(screen.queryByText('Export saved')).not.toBeInTheDocument();
});

test('reports a failed export', async () => {
  network.use(unreachable(contacts.exportContacts));
  const { user } = renderApp(paths.contacts());
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export failed')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Export' })).toHaveFocus();
  expect(saved).toEqual([]);
});

test('cancels the export when the screen closes', async () => {
  await begin();
  cleanup();
  await waitFor(() => expect(isCancelled).toBe(true));
  expect(saved).toEqual([]);
});
