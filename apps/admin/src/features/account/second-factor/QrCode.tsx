import { encode } from 'uqr';

/** The width of the quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Draws a QR code in the browser, so the text is not sent anywhere. Scanners expect black on white, so both colour
 * schemes use it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
