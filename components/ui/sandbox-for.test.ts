import { describe, expect, it } from 'vitest';
import { sandboxFor } from './sandbox-for';

describe('sandboxFor', () => {
  it('gives no page of this server the rights of its visitor', () => {
    expect(sandboxFor('https://other.test/x', 'https://own.test')).toContain('allow-same-origin');
    expect(sandboxFor('https://own.test/x', 'https://own.test')).not.toContain('allow-same-origin');
    expect(sandboxFor('https://other.test/x', 'https://own.test')).not.toContain('top-navigation');
  });
});
