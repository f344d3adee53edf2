import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cssVariablesResolver, theme } from '@upcurve/ui/theme';
import { ToastProvider } from '@upcurve/ui/toast/Toaster';
import type { ReactNode } from 'react';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { useDialogKeys } from './kit/focus/screen-keys.ts';
import { useKeptFocus } from './kit/focus/use-kept-focus.ts';
import { styleNonce } from './page-facts.ts';

export function App(props: { client: QueryClient; env?: MantineProviderProps['env']; children: ReactNode }) {
  useKeptFocus();
  useDialogKeys();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      env={props.env}
    >
      <QueryClientProvider client={props.client}>
        <ToastProvider>
          <AuthProvider>{props.children}</AuthProvider>
        </ToastProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
