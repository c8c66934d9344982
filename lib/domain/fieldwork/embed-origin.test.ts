import { describe, expect, it } from 'vitest';
import { embedOriginOf, embedOriginProblem } from './embed-origin';

describe('N7: origins whose pages may show an interview', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://Shop.Example/', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:80/', 'http://127.0.0.1'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('N7: %s is %s', (given, origin) => {
    expect(embedOriginProblem(given)).toBeUndefined();
    expect(embedOriginOf(given)).toBe(origin);
  });

  it.each([
    'shop.example',
    'https://',
    'https://*.example',
    '*',
    "https://a.example 'self'",
    'https://a.example;script-src *',
    'https://a.example,https://b.example',
    'https://shop.example/path',
    'https://user@shop.example',
    'https://shop.example:0',
    'https://shop.example:65536',
    'ftp://shop.example',
    'https://-a.example',
    'https://a..example',
    'https://bücher.example',
    'https://shop.example\n',
  ])('N7: %j is none', (given) => {
    expect(embedOriginProblem(given)).toBeTypeOf('string');
  });
});
