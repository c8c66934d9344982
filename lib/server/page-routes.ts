import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { routeMatcher } from './route-match';

const Manifest = z.record(z.string(), z.string());

/**
 * The pattern of the page that a path leads to, such as `/s/[linkId]`. Read from what the build wrote to `next` (the
 * folder .next); without a build (in development) every page is `page`.
 */
export function pageRoutes(next: string): (segments: readonly string[]) => string {
  const match = routeMatcher(patternsOf(next).map((pattern) => ({ pattern, module: {} })));
  return (segments) => {
    if (segments[0] === '_next') return '/_next';
    return match(segments)?.pattern ?? 'page';
  };
}

function patternsOf(next: string): string[] {
  const file = path.join(next, 'app-path-routes-manifest.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const pages = Object.entries(Manifest.parse(JSON.parse(text))).filter(([name]) => name.endsWith('/page'));
  return [...new Set(pages.map(([, pattern]) => pattern))].filter((pattern) => !pattern.includes('...'));
}
