import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const bytes = randomBytes(20);
const sealed = seal('a secret of ours', 'purpose', 'row 1', bytes);

test('unseals only with the same secret, purpose and row', () => {
  expect(unseal('a secret of ours', 'purpose', 'row 1', sealed)).toEqual(bytes);
  expect(unseal('another secret', 'purpose', 'row 1', sealed)).toBeUndefined();
  expect(unseal('a secret of ours', 'other', 'row 1', sealed)).toBeUndefined();
  expect(unseal('a secret of ours', 'purpose', 'row 2', sealed)).toBeUndefined();
  expect(seal('a secret of ours', 'purpose', 'row 1', bytes)).not.toEqual(sealed);
});

test('does not unseal bytes that were changed or truncated', () => {
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unseal('a secret of ours', 'purpose', 'row 1', changed)).toBeUndefined();
  }
  for (const length of [0, 5, 20]) {
    expect(unseal('a secret of ours', 'purpose', 'row 1', sealed.subarray(0, length))).toBeUndefined();
  }
});
