import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clearStoredToken } from '@upcurve/api-client/stored-token';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { useToast } from '@upcurve/ui/use-toast';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { asksForCode, authErrorMessage, loginErrorMessage, userIn } from '../error-message.ts';
import { type Auth, AuthContext, type LogoutOptions } from './auth-context.ts';
import { beginSession, endSession, sessionQuery } from './session.ts';

/** Loads the signed-in user once and provides login, registration and logout with their toasts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { data: session, isPending } = useQuery(sessionQuery);
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  // A stored token may belong to another user, and the API rejects a sign-in with an invalid token.
  const login = useMutation({
    meta: { isSignIn: true },
    mutationFn: async (body: Parameters<typeof api.account.login>[0]['body']) => {
      clearStoredToken();
      return userIn(await api.account.login({ body }));
    },
    onSuccess: (user: CurrentUser) => {
      beginSession(client, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
    },
    // The form itself asks for the second factor or shows the error at the code field.
    onError: (error) => !asksForCode(error) && fail('Login failed', loginErrorMessage(error)),
  });

  const register = useMutation({
    meta: { isSignIn: true },
    mutationFn: async (body: Parameters<typeof api.account.register>[0]['body']) => {
      clearStoredToken();
      return userIn(await api.account.register({ body }));
    },
    onSuccess: (user: CurrentUser) => {
      beginSession(client, user);
      toast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
    },
    onError: (error) => fail('Registration failed', authErrorMessage(error)),
  });

  const logout = useMutation({
    mutationFn: async (_: LogoutOptions) => {
      await api.account.logout();
    },
    onSuccess: (_, { title }) => {
      endSession(client, 'left');
      toast({ title, description: 'You have been successfully logged out.' });
    },
    onError: (error) => fail('Logout failed', authErrorMessage(error)),
  });

  const user = session?.status === 'signed-in' ? session.user : null;
  const auth: Auth = {
    user,
    isLoading: isPending,
    reason: session?.status === 'signed-out' ? session.reason : undefined,
    can: (permission) => user?.permissions.includes(permission) ?? false,
    login,
    register,
    logout,
  };

  return <AuthContext value={auth}>{children}</AuthContext>;
}
