/** Code that checks a delivery’s signature, with nothing to install. The tests run the Node one as it stands here. */
export const VERIFY_IN_NODE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw text of the request, before any JSON parsing
export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - timestamp) > 300) return false;

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(\`\${id}.\${timestamp}.\${body}\`)
    .digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export const VERIFY_IN_PYTHON = `import base64, hashlib, hmac, time

# body: the raw bytes of the request, before any JSON parsing
def is_genuine(headers, body, secret):
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False

    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
    return any(
        hmac.compare_digest(signature, f"v1,{expected}")
        for signature in headers["webhook-signature"].split(" ")
    )`;
