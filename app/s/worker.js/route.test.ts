import { describe, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '@/components/interview/controls/interface-languages';
import { GET } from './route.next';

describe('X36: the worker of the participant’s page', () => {
  it('is a script that is checked anew each time, with the page in every language', async () => {
    const answer = await GET();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const script = await answer.text();
    expect(() => new Function(script)).not.toThrow();
    for (const language of INTERFACE_LANGUAGES) expect(script).toContain(`"language":"${language}"`);
  });
});
