/**
 * Who may create an account with an organisation of their own (operations, SIGN_UP). An invitation always permits it.
 */
export type SignUpPolicy = 'first' | 'open' | 'closed';

/** `hasOrganization`: whether there is one besides the demo's. */
export function signUpIsOpen(policy: SignUpPolicy, hasOrganization: boolean): boolean {
  return policy === 'open' || (policy === 'first' && !hasOrganization);
}
