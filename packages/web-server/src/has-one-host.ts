import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names its host once, as HTTP/1.1 demands: of two, whoever stands in front may have read the other. What is
 * older may name none.
 */
export function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}
