import type { UseMutationResult } from '@tanstack/react-query';
import type { Credentials, CurrentUser, Registration } from '@upcurve/contracts/account/account';
import type { Permission } from '@upcurve/contracts/permissions';
import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { SignedOutReason } from './session.ts';

export interface LogoutOptions {
  title: string;
}

export interface Auth {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Why there is no user, if known. */
  reason: SignedOutReason | undefined;
  can: (permission: Permission) => boolean;
  login: UseMutationResult<CurrentUser, Error, z.input<typeof Credentials>>;
  register: UseMutationResult<CurrentUser, Error, z.input<typeof Registration>>;
  logout: UseMutationResult<void, Error, LogoutOptions>;
}

export const AuthContext = createContext<Auth | null>(null);

/** Returns the signed-in user, login, registration and logout. @throws outside AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Returns the agency's name, or the product's name for signed-out visitors. */
export const useAgencyName = (): string => useAuth().user?.agencyName ?? AGENCY_NAME;

/** Returns the signed-in user. For components below RequireUser. */
export function useUser(): CurrentUser {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used below RequireUser');
  return user;
}
