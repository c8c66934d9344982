import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { proxy } from '@/proxy.next';

const headersOf = (path: string) => proxy(new NextRequest(`http://127.0.0.1:3000${path}`)).headers;
const policyOf = (path: string) => headersOf(path).get('content-security-policy') ?? '';
const OUR_OWN = [
  '/',
  '/studies',
  '/sign-in',
  '/s',
  '/studies/s/guide',
  '/studies/new',
  '/material/x',
  '/keys',
];

it('X9: microphone, camera and screen are the participant’s pages’ alone', () => {
  const allowed = (path: string) => headersOf(path).get('permissions-policy');
  expect(allowed('/s/tea')).toContain('microphone=(self), camera=(self), display-capture=(self)');
  for (const path of [...OUR_OWN, '/material']) {
    expect(allowed(path)).toContain('microphone=(), camera=(), display-capture=()');
  }
});

describe('X9: what pages may load', () => {
  it.each(OUR_OWN)('X9: %s takes nothing from elsewhere', (path) => {
    expect(policyOf(path)).not.toMatch(/https?:|\*/);
    expect(policyOf(path)).toContain("img-src 'self' data: blob:; media-src 'self' blob:; frame-src 'self';");
    expect(policyOf(path)).toContain("frame-ancestors 'none'");
  });

  it('X9: the participant’s page shows material from anywhere, and runs nothing of it', () => {
    expect(policyOf('/s/tea')).toContain("img-src 'self' https: http: data: blob:");
    expect(policyOf('/s/tea')).toContain("frame-src 'self' https: http:");
    expect(policyOf('/s/tea')).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  });

  it('X9: the frame of the dashboard shows it too, runs nothing at all, and is framed here alone', () => {
    const policy = policyOf('/material?kind=image');
    expect(policy).toContain("default-src 'none'; img-src 'self' https: http: data: blob:");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
