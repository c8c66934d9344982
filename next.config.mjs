import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

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
        loaders: ['./lib/server/kept-pages-loader.mjs'],
      },
    },
  },
  experimental: {
    // A page that was fetched for a link under the pointer is shown for so many seconds: its counts must not be old.
    staleTimes: { static: 30 },
    // A page's scripts in a few files rather than thirty: each is a request, and a script to start.
    turbopackChunking: {
      requestCost: 1_000_000,
      minChunkSize: 200_000,
      maxChunkCountPerGroup: 3,
      maxMergeChunkSize: 2_000_000,
    },
  },
  // Types are checked by the tests and by `npm run build`; one stray file must not keep `npm start` from starting.
  typescript: { ignoreBuildErrors: process.env.COLLOQUY_CHECK_TYPES !== '1' },
});
