/** For answers other than pages: nothing in them may run, load or be framed. */
export const lockedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const never = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers that go on every answer of a frontend, errors included. HSTS only where the public address is https:
 * on http a browser ignores it, and a developer's localhost must stay reachable. Subdomains are not ours to bind.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': lockedPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': never.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000',
    }),
  };
}
