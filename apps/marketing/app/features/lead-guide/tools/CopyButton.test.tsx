import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

function Sample() {
  const source = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={source}>Hello [first name]</p>
      <CopyButton title="Day 0" text="Hello [first name]" source={source} />
    </>
  );
}

function renderSample() {
  const user = userEvent.setup();
  render(<Sample />);
  return () => user.click(screen.getByRole('button', { name: 'Copy “Day 0”' }));
}

const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));

test('copies the text and confirms it', async () => {
  const copy = renderSample();
  await copy();
  expect((await screen.findByText('“Day 0” is copied.')).closest('[role=status]')).not.toBeNull();
  expect(await navigator.clipboard.readText()).toBe('Hello [first name]');
});

test('selects the text and tells the reader what to do if copying is refused', async () => {
  const copy = renderSample();
  refuse();
  await copy();
  expect(await screen.findByText(/press Ctrl or ⌘ and C/)).toBeVisible();
  expect(String(getSelection())).toBe('Hello [first name]');
});
