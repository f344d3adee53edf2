import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { findRanges } from './find-ranges.ts';
import { PageFinder } from './PageFinder.tsx';

// jsdom has no layout.
Range.prototype.getBoundingClientRect = () => new DOMRect();

function Sample() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageFinder text={text} />
      <div ref={text}>
        <h2>The price</h2>
        <p>
          Say the <strong>price</strong> once.
        </p>
        <p>Then stop.</p>
        <button type="button">Copy the price</button>
      </div>
    </>
  );
}

function renderSample() {
  const { container } = render(<Sample />);
  return {
    container,
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Search this page' }),
  };
}
const outcome = () => screen.getByRole('status').textContent;
const marked = (container: Element) => container.querySelector('[data-found]')?.textContent;

test('counts matches, steps through them in a loop and does not search buttons', async () => {
  const { container, user, field } = renderSample();
  await user.type(field, 'price');
  expect(outcome()).toBe('2 matches');
  await user.keyboard('{Enter}');
  expect(outcome()).toBe('1 of 2');
  expect(marked(container)).toBe('The price');
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  expect(outcome()).toBe('2 of 2');
  await user.click(field);
  await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
  expect(outcome()).toBe('2 of 2');
});

test('Escape clears the search, its highlights and its buttons, and keeps the focus in the field', async () => {
  const { container, user, field } = renderSample();
  await user.type(field, 'stop{Enter}');
  expect(marked(container)).toBe('Then stop.');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(outcome()).toBe('');
  expect(marked(container)).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Next match' })).not.toBeInTheDocument();
});

test('tells the visitor if nothing is found', async () => {
  const { user, field } = renderSample();
  await user.type(field, 'z');
  expect(outcome()).toBe('Two letters or more');
  await user.type(field, 'z');
  expect(outcome()).toBe('No match');
});

test('matches text across bold words but not across paragraphs', () => {
  const { container } = renderSample();
  expect(findRanges(container, 'the price once').map(String)).toEqual(['the price once']);
  expect(findRanges(container, 'once. Then')).toEqual([]);
});
