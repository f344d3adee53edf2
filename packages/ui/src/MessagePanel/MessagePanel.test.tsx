import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { MessagePanel } from './MessagePanel.tsx';

const show = (props: ComponentProps<typeof MessagePanel>) =>
  render(
    <MantineProvider env="test">
      <MessagePanel {...props} />
    </MantineProvider>,
  );

test('shows a message and what to do', () => {
  show({
    title: 'No Questions Found',
    children: 'There are no questions yet.',
    action: <button type="button">Add Your First Question</button>,
  });
  expect(screen.getByRole('heading', { level: 2, name: 'No Questions Found' })).toBeInTheDocument();
  expect(screen.getByText('There are no questions yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Your First Question' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('announces a failure at once and uses the given heading level', () => {
  show({ title: 'Error', role: 'alert', level: 3 });
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});
