import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PractisedTick } from './PractisedTick.tsx';
import { ProgressSummary } from './ProgressSummary.tsx';
import { PROGRESS_KEY, progressStore } from './progress-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  progressStore().set([]);
});

function renderBoth() {
  render(
    <>
      <PractisedTick slug="call-stages" practice="I have scored two calls." />
      <ProgressSummary />
    </>,
  );
  return {
    user: userEvent.setup(),
    box: screen.getByRole('checkbox', { name: /^I have practised this page/ }),
  };
}

test('counts and stores a tick, and removes it again', async () => {
  const { user, box } = renderBoth();
  await user.click(box);
  expect(screen.getByText('1 of 9 practised.')).toBeVisible();
  expect(localStorage.getItem(PROGRESS_KEY)).toBe('["call-stages"]');
  await user.click(box);
  expect(screen.queryByText('1 of 9 practised.')).not.toBeInTheDocument();
});

test('“Start again” removes every tick and can be undone', async () => {
  progressStore().set(['lead-sources', 'call-stages']);
  const { user, box } = renderBoth();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('All ticks are removed.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('2 of 9 practised.')).toBeVisible();
  expect(box).toBeChecked();
});

test('keeps the tick and warns the reader if it cannot be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, box } = renderBoth();
  await user.click(box);
  expect(box).toBeChecked();
  expect(screen.getAllByText(/doesn’t keep it/)).toHaveLength(2);
});
