import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { closeChoice, openChoice, readStoredChoice, startConsent } from '../../consent/choice.ts';
import { mayRemember, setChoice } from '../../consent/consent.ts';
import { CookieChoice } from './CookieChoice.tsx';

const question = () => screen.queryByRole('dialog', { name: 'May we remember things in this browser?' });
const keep = (value: string, age = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser keeps it
  document.cookie = `cc_cookie=${value}; Max-Age=${age}; Path=/`;
};

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

beforeEach(() => {
  keep('', 0);
  setChoice(false);
  closeChoice();
  render(<CookieChoice />, { wrapper: MemoryRouter });
});

test.each([
  ['Accept', true],
  ['Reject', false],
])('keeps and obeys the answer “%s”, and does not ask again', async (answer, isAllowed) => {
  expect(question()).toBeNull();
  startConsent();
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  expect(question()).toBeNull();
  expect(mayRemember()).toBe(isAllowed);
  expect(readStoredChoice()).toBe(isAllowed);
  setChoice(!isAllowed);
  startConsent();
  expect(question()).toBeNull();
  expect(mayRemember()).toBe(isAllowed);
});

test.each(['', 'nonsense', '%E0%A4%A', '%7B%7D'])('ignores the invalid cookie value “%s”', (value) => {
  keep(value);
  expect(readStoredChoice()).toBeUndefined();
});

test.each(['/eligibility/business', '/book-consultation'])(
  'does not ask on %s, where it would cover buttons',
  async (path) => {
    cleanup();
    startConsent();
    render(
      <MemoryRouter initialEntries={[path]}>
        <CookieChoice />
      </MemoryRouter>,
    );
    expect(question()).toBeNull();
    openChoice();
    expect(await screen.findByRole('dialog', { name: 'What this browser keeps' })).toBeVisible();
  },
);
