import '@upcurve/ui/fonts.css';
import './styles/mantine.css';
import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { styleNonce } from './page-facts.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';

// Where dialogs lock scrolling, the library that does so looks for the style nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

// The policies of our pages forbid eval, and zod's trying whether it may is reported as a breach of them. It comes with the
// first screen that checks something, and looks for its settings under this name.
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
