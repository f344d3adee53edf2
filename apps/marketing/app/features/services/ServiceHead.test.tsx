import { render, screen } from '@testing-library/react';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { expect, test } from 'vitest';
import { ServiceHead } from './ServiceHead.tsx';

test.each(Object.keys(services) as ServiceId[])(
  'the page of %s begins with its own room, in both formats',
  (id) => {
    const { container } = render(<ServiceHead id={id} title="Title" lead="Lead" actions={null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Title');
    expect(container.querySelector('source')?.srcset).toContain(`/rooms/${id}.avif`);
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(`/rooms/${id}.webp`),
    );
  },
);
