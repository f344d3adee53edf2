import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clearStoredToken } from '@upcurve/api-client/stored-token';
import type { CurrentUser } from '@upcurve/contracts/account';
import { useToast } from '@upcurve/ui/use-toast';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { type Auth, AuthContext, type LogoutOptions } from './auth-context.ts';
import { asksForCode, authErrorMessage, loginErrorMessage, userIn } from './auth-error.ts';
import { beginSession, endSession, sessionQuery } from './session.ts';

/** Asks once who is signed in and offers login, register and logout, each with its toasts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { data: session, isPending } = useQuery(sessionQuery);
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  // Whoever signs in is not who a stored token says, and a bad one would have even the sign-in refused.
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
    // The form goes on to the second step, or says at its code what is wrong with that.
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
