import type { UseMutationResult } from '@tanstack/react-query';
import type { Credentials, CurrentUser, Registration } from '@upcurve/contracts/account';
import { AGENCY_NAME } from '@upcurve/contracts/agency';
import type { Permission } from '@upcurve/contracts/permissions';
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { SignedOutReason } from './session.ts';

export interface LogoutOptions {
  /** Heading of the toast that confirms it. */
  title: string;
}

export interface Auth {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Why there is no user, once that is known. */
  reason: SignedOutReason | undefined;
  can: (permission: Permission) => boolean;
  login: UseMutationResult<CurrentUser, Error, z.input<typeof Credentials>>;
  register: UseMutationResult<CurrentUser, Error, z.input<typeof Registration>>;
  logout: UseMutationResult<void, Error, LogoutOptions>;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways in and out. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** What the agency is called, as far as one may know: those who are signed out see the product's own name. */
export const useAgencyName = (): string => useAuth().user?.agencyName ?? AGENCY_NAME;

/** The signed-in user; only for what RequireUser wraps. */
export function useUser(): CurrentUser {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used below RequireUser');
  return user;
}
