import { expect, it } from 'vitest';
import { signUpIsOpen } from './sign-up';

it('SIGN_UP: first closes with the first organisation, open and closed stay as they are', () => {
  expect([signUpIsOpen('first', false), signUpIsOpen('first', true)]).toEqual([true, false]);
  expect([signUpIsOpen('open', false), signUpIsOpen('open', true)]).toEqual([true, true]);
  expect([signUpIsOpen('closed', false), signUpIsOpen('closed', true)]).toEqual([false, false]);
});
