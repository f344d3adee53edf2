import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import type { Multipart } from '@upcurve/contracts/shared/multipart';
import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { routesOf } from '../lib/http/implement.ts';
import { components, describeOperation, mergePaths, type Operation } from './openapi-operations.ts';

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

function formSchema({ fields, files }: Multipart): z.ZodType {
  const ofFiles = Object.entries(files).map(([name, { max, types, count = 1, optional }]) => {
    const file = z
      .file()
      .max(max)
      .mime([...types] as z.core.util.MimeTypes[]);
    const sent = count > 1 ? z.array(file).max(count) : file;
    return [name, optional ? sent.optional() : sent];
  });
  return z.strictObject({ ...fields?.shape, ...Object.fromEntries(ofFiles) });
}

/** Adds forms and answers to the documented schema: Fastify does not validate forms, and has JSON Schema of answers. */
function documented(schema: FastifySchema, { accepts, answers, types, response, status = 200 }: Endpoint) {
  const given = answers === 'csv' ? ['text/csv'] : types;
  const content = given?.map((type) => [type, { schema: answers === 'csv' ? z.string() : z.file() }]);
  return {
    ...schema,
    ...(accepts && { consumes: ['multipart/form-data'], body: formSchema(accepts) }),
    response: { [status]: content ? { content: Object.fromEntries(content) } : response },
  };
}

/** Serves OpenAPI from the contracts at /api/openapi.json, and a page for it at /api/docs. */
export async function openapiPlugin(
  app: FastifyInstance,
  limitVisitors: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Upcurve API',
        version: '1',
        description: 'Quiz, contact forms, leads, questions, webhooks and accounts.',
      },
      servers: [{ url: '/', description: 'This one' }],
      components: components as object,
    },
    transform: (document) => {
      const { schema, route } = document;
      const endpoint = route.config?.endpoint;
      return jsonSchemaTransform(
        endpoint && schema ? { ...document, schema: documented(schema, endpoint) } : document,
      );
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const paths = (document.openapiObject.paths ?? {}) as Record<string, Record<string, Operation>>;
      for (const endpoint of routesOf(app)) {
        const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
        if (operation) describeOperation(operation, endpoint);
      }
      mergePaths(paths);
      return document.openapiObject;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiHooks: { onRequest: limitVisitors },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
