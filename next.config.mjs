import { existsSync, readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const KEEPS_PAGES = './lib/server/kept-pages-loader.mjs';

/** A loader's own text: the bundler remembers what a loader made of a file, whatever the loader has become since. */
function textOf(/** @type {string} */ file) {
  const at = new URL(file, import.meta.url);
  return existsSync(at) ? readFileSync(at, 'utf8') : '';
}

/** @returns {import('next').NextConfig} */
export default (/** @type {string} */ phase) => ({
  // The API's `route.ts` are not built: the gateway serves them. What is Next's own to serve is `route.next.ts`. While
  // developing, Next runs them all, so that an edit acts at once.
  pageExtensions: ['tsx', 'next.ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['ts'] : [])],
  // Pages are packed as they are made; their files were packed with the build (lib/server/packed-files.ts).
  compress: true,
  // The front door names no product.
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['pg', 'graphile-worker', 'pino'],
  productionBrowserSourceMaps: false,
  turbopack: {
    // Pages that are left are kept, and shown again without being made again.
    rules: {
      '**/next/dist/**/client/components/{layout-router,bfcache-state-manager}.js': {
        loaders: [{ loader: KEEPS_PAGES, options: { text: textOf(KEEPS_PAGES) } }],
      },
    },
  },
  experimental: {
    // A page that was fetched for a link under the pointer is shown for so many seconds: its counts must not be old.
    staleTimes: { static: 30 },
    // A page's scripts in a few files rather than thirty: each is a request, and a script to start.
    // One style sheet for all pages: it is cached with the first of them.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
    turbopackChunking: {
      requestCost: 1_000_000,
      minChunkSize: 200_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 2_000_000,
    },
  },
  // Types are checked by the tests and by `npm run build`; one stray file must not keep `npm start` from starting.
  typescript: { ignoreBuildErrors: process.env.COLLOQUY_CHECK_TYPES !== '1' },
});
