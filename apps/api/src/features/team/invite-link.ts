/** The address at which an invite is redeemed. */
export function inviteLink(adminUrl: string, token: string): string {
  return `${adminUrl}/auth?invite=${token}`;
}
