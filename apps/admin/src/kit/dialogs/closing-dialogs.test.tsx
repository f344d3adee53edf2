import { screen } from '@testing-library/react';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { submission, submissionDetail } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { emptyPanels } from '../../test-support/empty-answers.ts';
import { emptyQuarantine, renderAppWithTransitions, signedIn } from '../../test-support/render-app.tsx';

const rows = [submission({ name: 'Ada' }), submission({ name: 'Bea' })];
const lead = submissionDetail({ name: 'Ada', isUnread: false });

mockNetwork(
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSubmissions, () => ({ items: rows })),
  handle(submissions.getSubmission, () => lead),
);

type App = ReturnType<typeof renderAppWithTransitions>;

/** Waits until the dialog has the focus, presses Escape, and returns while the dialog fades out. */
async function closeByEscape({ user }: App, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
}

async function openList() {
  const app = renderAppWithTransitions(paths.submissions());
  await screen.findByText(/^Showing/);
  return app;
}

test('shortcuts of the list work while a dialog closes', async () => {
  const app = await openList();
  const { user } = app;
  await user.keyboard('?');
  await closeByEscape(app, 'Keys');
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus();
  await user.keyboard('?');
  await closeByEscape(app, 'Keys');
  await user.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  await user.keyboard('?');
  await closeByEscape(app, 'Keys');
  await user.keyboard('?');
  await closeByEscape(app, 'Keys');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Ctrl+K opens the palette while a dialog or the palette closes', async () => {
  const app = await openList();
  await app.user.keyboard('?');
  await closeByEscape(app, 'Keys');
  for (let times = 0; times < 2; times += 1) {
    await app.user.keyboard('{Control>}k{/Control}');
    await closeByEscape(app, 'Go to or find');
  }
  await app.user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus();
});
