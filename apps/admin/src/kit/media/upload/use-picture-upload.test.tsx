import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { media as calls } from '@upcurve/contracts/media/media';
import { media } from '@upcurve/testing/factories';
import { handle, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../query-client.ts';
import { runningUploads } from './upload-store.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const network = mockNetwork();
const png = new File(['png'], 'new.png', { type: 'image/png' });

function start(file = png) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePictureUpload('/admin/blog'), { wrapper });
  return result.current(file, () => {}, new AbortController().signal);
}

test('uploads a picture, and guards the screen until it is done', async () => {
  const stored = media({ fileName: 'new.png' });
  network.use(handle(calls.addMedia, () => stored));
  const upload = start();
  expect(runningUploads()).toEqual(['/admin/blog']);
  expect(await upload).toEqual(stored);
  expect(runningUploads()).toEqual([]);
});

test.each([
  ['the server’s message', refused(calls.addMedia, 507, 'The library is full.'), 'The library is full.'],
  [
    'that the server is unreachable',
    unreachable(calls.addMedia),
    'Connection error. Please check your network and try again.',
  ],
])('fails with %s', async (_, handler, message) => {
  network.use(handler);
  await expect(start()).rejects.toThrow(message);
  expect(runningUploads()).toEqual([]);
});
