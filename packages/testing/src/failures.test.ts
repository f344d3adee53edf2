// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outputOf, withCause } from './fail-on-console.ts';
import { queryError } from './query-error.ts';

async function messageOf(query: () => unknown): Promise<string> {
  try {
    await query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The query has found something.');
}

describe('a query that finds nothing', () => {
  beforeAll(() => configure({ getElementError: queryError }));
  beforeEach(() => {
    document.body.innerHTML = `
      <header><button>Menu</button></header>
      <main class="page" style="color: red"><svg><path /></svg><h1>Inbox</h1><p>No lead yet.</p></main>`;
  });

  test('for a role lists all names, with those of the role first', () => {
    expect(() => screen.getByRole('button', { name: 'Send' })).toThrowErrorMatchingInlineSnapshot(`
      [TestingLibraryElementError: Unable to find an accessible element with the role "button" and name "Send"

      Names by role:
        button: "Menu"
        heading: "Inbox"]
    `);
  });

  test('for a missing role lists it as none', () => {
    expect(() => screen.getByRole('link')).toThrowErrorMatchingInlineSnapshot(`
      [TestingLibraryElementError: Unable to find an accessible element with the role "link"

      Names by role:
        link: none
        button: "Menu"
        heading: "Inbox"]
    `);
  });

  test('for a text shows the main part of the page without styles and icons', () => {
    expect(() => screen.getByText('Send')).toThrowErrorMatchingInlineSnapshot(`
      [TestingLibraryElementError: Unable to find an element with the text: Send. This could be because the text is broken up by multiple elements. In this case, you can provide a function for your text matcher to make your matcher more flexible.

      <main>
        <h1>
          Inbox
        </h1>
        <p>
          No lead yet.
        </p>
      </main>]
    `);
  });

  test('shows an open dialog instead of the main part', () => {
    document.body.append(
      Object.assign(document.createElement('dialog'), { open: true, textContent: 'Sure?' }),
    );
    expect(() => screen.getByText('Send')).toThrow('Sure?');
  });

  test('lists the names once, even after several attempts', async () => {
    const message = await messageOf(() =>
      screen.findByRole('button', { name: 'Send' }, { timeout: 60, interval: 20 }),
    );
    expect(message.match(/Names by role/g)).toHaveLength(1);
  });

  test('gives a short message on a large page', async () => {
    document.body.innerHTML = `<main>${'<button>Another one</button><p>More</p>'.repeat(500)}</main>`;
    for (const query of [
      () => screen.getByRole('link'),
      () => screen.getByText('Send'),
      () => screen.getByRole('button'),
      () => waitFor(() => expect(document.body).toBeNull(), { timeout: 10 }),
    ]) {
      const { length } = await messageOf(query);
      expect(length).toBeGreaterThan(20);
      expect(length).toBeLessThan(3500);
    }
  });
});

describe('a test that fails', () => {
  test('shows the console output first, without repeats', () => {
    expect(withCause('No button.', ['console.error: broken', 'console.error: broken'])).toBe(
      'The console says why:\nconsole.error: broken\n\nNo button.',
    );
  });

  test('does not repeat a message that is already shown', () => {
    expect(withCause('No button.', [])).toBe('No button.');
    expect(withCause('Invalid time value', ['console.error: RangeError: Invalid time value'])).toBe(
      'Invalid time value',
    );
    const said = withCause('No button.', ['console.error: broken']);
    expect(withCause(said, ['console.error: broken'])).toBe(said);
  });
});

test('formats output like a console, with the place of errors', () => {
  const error = new RangeError('Invalid time value');
  expect(outputOf(['%o\n\n%s\n', error, 'It occurred in <Row>.'])).toMatch(
    /^RangeError: Invalid time value\n {2}at .*src\/failures\.test\.ts:\d+:\d+\)?\nIt occurred in <Row>\.$/,
  );
  expect(outputOf(['50% of', 7])).toBe('50% of 7');
  expect(outputOf([{ a: 1 }, null])).toBe('[object Object] null');
});
