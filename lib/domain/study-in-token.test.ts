import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { studyInToken, tokenOfStudy } from './study-in-token';

const secret = () => randomBytes(32).toString('base64url');

it('A token says its study, in letters that headers, cookies and addresses take', () => {
  for (let nth = 0; nth < 100; nth += 1) {
    const studyId = randomUUID();
    const token = tokenOfStudy(studyId, secret());
    expect(token).toMatch(/^[\w-]{65}$/);
    expect(studyInToken(token)).toBe(studyId);
  }
});

it('Tokens from before say none, and what was never one says none or some UUID', () => {
  expect(studyInToken(secret())).toBeNull();
  expect(studyInToken('')).toBeNull();
  for (let nth = 0; nth < 500; nth += 1) {
    const random = createHash('sha512')
      .update(`${nth}`)
      .digest('base64')
      .slice(0, 60 + (nth % 8));
    const said = studyInToken(random);
    if (said !== null) expect(said).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  }
  for (const odd of ['é'.repeat(65), ' '.repeat(65), `${'🚂'.repeat(32)}-`])
    expect(studyInToken(odd) ?? '').toMatch(/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/);
});
