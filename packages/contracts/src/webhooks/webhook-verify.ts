/* Verifies a delivery’s signature without dependencies, as the documentation shows it. The API’s tests run this code
   unchanged. */

export const VERIFY_IN_TYPESCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw text of the request, before any JSON parsing
export function isGenuine(
  headers: Record<string, string | undefined>,
  body: string,
  secret: string,
): boolean {
  const id = headers['webhook-id'];
  const timestamp = Number(headers['webhook-timestamp']);
  const signatures = headers['webhook-signature'] ?? '';
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= 300)) return false;

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(\`\${id}.\${timestamp}.\${body}\`)
    .digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export const VERIFY_IN_PYTHON = `import base64, hashlib, hmac, time

# body: the raw bytes of the request, before any JSON parsing
def is_genuine(headers, body, secret):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
    return any(
        hmac.compare_digest(signature, f"v1,{expected}")
        for signature in headers.get("webhook-signature", "").split(" ")
    )`;

export const VERIFY_IN_PHP = `<?php

// $body: the raw text of the request, file_get_contents('php://input')
function is_genuine(array $headers, string $body, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $hash = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($hash);
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}`;
