const EMAIL = /^[\w'+-]*[\w+-](?:\.[\w'+-]*[\w+-])*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 300;
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** An address that can be signed in with. Plain ASCII; no quoted or bracketed forms. */
export function isEmail(value: string): boolean {
  return value.length <= LONGEST_EMAIL && EMAIL.test(value);
}

/** The name of a person, an organisation, a key or a wallet. Storable text that is not blank. */
export function isName(value: string): boolean {
  return /\S/.test(value) && value.length <= LONGEST_NAME && isStorable(value);
}

export function isPassword(value: string): boolean {
  return value.length >= PASSWORD_LENGTH.min && value.length <= PASSWORD_LENGTH.max && isStorable(value);
}

/** Neither NUL nor half a surrogate pair: the database refuses the one and would change the other (decisions, A7). */
function isStorable(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}
