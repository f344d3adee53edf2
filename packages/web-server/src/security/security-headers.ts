/** Content-Security-Policy for everything except pages: no scripts, no loading, no framing. */
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
 * Returns the headers of every frontend response, including errors. HSTS only if the public URL is https: browsers
 * ignore it on http, and localhost must stay reachable over http. It excludes subdomains, because they may not be ours.
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
