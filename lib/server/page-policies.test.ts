import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { proxy } from '@/proxy';

const policyOf = (path: string) =>
  proxy(new NextRequest(`http://127.0.0.1:3000${path}`)).headers.get('permissions-policy');

it('X9: microphone, camera and screen are the participant’s pages’ alone', () => {
  expect(policyOf('/s/tea')).toContain('microphone=(self), camera=(self), display-capture=(self)');
  for (const path of ['/studies', '/sign-in', '/docs', '/s', '/studies/s/guide']) {
    expect(policyOf(path)).toContain('microphone=(), camera=(), display-capture=()');
  }
});
