/** @type {import('next').NextConfig} */
export default {
  // Pages are packed as they are made; their files were packed with the build (lib/server/packed-files.ts).
  compress: true,
  // The front door names no product.
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['pg', 'graphile-worker', 'pino'],
  productionBrowserSourceMaps: false,
  // Types are checked by the tests and by `npm run build`; one stray file must not keep `npm start` from starting.
  typescript: { ignoreBuildErrors: process.env.COLLOQUY_CHECK_TYPES !== '1' },
};
