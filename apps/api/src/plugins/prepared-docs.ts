import { setTimeout as sleep } from 'node:timers/promises';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { preferredEncoding, type Stored, sendStored, store } from '@upcurve/web-server/cache/stored';
import Fastify, { type FastifyInstance } from 'fastify';

/** The page has its own scripts and styles, and is the only one that needs inline styles. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** 80 Mbit/s. */
const BYTES_PER_MS = 10_000;

const PAGE = '/api/docs';
const PAGE_DOCUMENT = `${PAGE}/json`;
/** The files that the page loads. */
const FILES = [
  'index.css',
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
  'swagger-initializer.js',
  'favicon-16x16.png',
  'favicon-32x32.png',
];
/** Maps our URLs to the swagger-ui URLs that serve them. */
const SOURCES = new Map([
  ['/api/openapi.json', PAGE_DOCUMENT],
  ...[PAGE, `${PAGE}/`, PAGE_DOCUMENT, ...FILES.map((name) => `${PAGE}/static/${name}`)].map(
    (path): [string, string] => [path, path],
  ),
]);

/**
 * Serves the documentation. Each part is generated at its first request and then sent from memory, because generating
 * the document takes as long as accepting three leads. Requests for it wait their turn like other public calls.
 */
export function serveDocs(app: FastifyInstance): void {
  const made = new Map<string, Promise<Stored>>();
  let printer: FastifyInstance | undefined;

  /** Requests a page from swagger-ui, which runs in a separate app that is not exposed. */
  function print(path: string) {
    if (!printer) {
      printer = Fastify();
      const document = app.swagger() as StaticDocumentSpec['document'];
      printer.register(swagger, { mode: 'static', specification: { document } });
      printer.register(swaggerUi, { routePrefix: PAGE });
    }
    return printer.inject(path);
  }

  async function make(path: string): Promise<Stored> {
    const { statusCode, headers, rawPayload } = await print(path);
    if (statusCode !== 200) throw new Error(`The documentation has no path ${path}.`);
    const type = String(headers['content-type']);
    return store(rawPayload, {
      headers: {
        'content-type': type,
        'content-security-policy': PAGE_POLICY,
        // Browsers revalidate on every request.
        'cache-control': 'no-cache',
      },
      compressible: !type.startsWith('image/'),
    });
  }

  function prepared(path: string): Promise<Stored> {
    const known = made.get(path) ?? make(path);
    made.set(path, known);
    known.catch(() => made.delete(path));
    return known;
  }

  for (const [url, source] of SOURCES) {
    app.get(url, { schema: { hide: true }, preValidation: app.takeTurn }, async (request, reply) => {
      const stored = await prepared(source);
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      const { length: bytes } = (encoding && stored.copies[encoding]) ?? stored.body;
      // Holds its turn for the transfer time over a fast connection. Otherwise repeated requests could use up all our
      // bandwidth.
      request.turn?.lasts(sleep(bytes / BYTES_PER_MS, undefined, { ref: false }));
      return sendStored(request, reply, stored);
    });
  }
  app.addHook('onClose', () => printer?.close());
}
