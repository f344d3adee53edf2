import autocannon from 'autocannon';

/**
 * A separate process with 400 connections, each requesting random addresses below a prefix. Arguments: `URL-PREFIX
 * SECONDS`.
 */
const [prefix = '', seconds = '10'] = process.argv.slice(2);
const { origin, pathname } = new URL(prefix);
let asked = 0;

const { statusCodeStats, errors } = await autocannon({
  url: origin,
  connections: 400,
  duration: Number(seconds),
  requests: [{ setupRequest: (request) => ({ ...request, path: `${pathname}x${(asked++).toString(36)}` }) }],
});
const answers = Object.entries(statusCodeStats ?? {}).map(
  ([status, { count = 0 }]) => `${count} × ${status}`,
);
process.stdout.write([...answers, `${errors} errors`].join(', '));
