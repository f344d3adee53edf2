import type { EndpointInput, WebhookEndpoint } from '@upcurve/contracts/webhook';
import { api } from '../../api.ts';

/** The calls about one receiver: the first has its own. */
export function callsOf({ id, isFirst }: Pick<WebhookEndpoint, 'id' | 'isFirst'>) {
  const params = { id };
  if (isFirst)
    return {
      save: ({ name: _, ...body }: EndpointInput) => api.webhook.saveSettings({ body }),
      test: () => api.webhook.test(),
      rotateSecret: () => api.webhook.rotateSecret(),
    };
  return {
    save: (body: EndpointInput) => api.webhook.saveEndpoint({ params, body }),
    test: () => api.webhook.testEndpoint({ params }),
    rotateSecret: () => api.webhook.rotateEndpointSecret({ params }),
  };
}
