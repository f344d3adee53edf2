import './styles/global.css';
import '@upcurve/ui/fonts.css';
import '@mantine/core/styles.layer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { styleNonce } from './page-facts.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';

// The dialogs' scroll-lock library reads the style nonce from this global variable.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

// Our Content-Security-Policy forbids eval, and zod's attempt to use it would be reported as a violation. Zod loads
// later and reads its settings from this global variable.
const zod = globalThis as { __zod_globalConfig?: object };
zod.__zod_globalConfig = Object.assign(zod.__zod_globalConfig ?? {}, { jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </StrictMode>,
);
