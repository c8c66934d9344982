/** @type {import('next').NextConfig} */
export default {
  // The front door stands in front: it compresses where it pays and names no product.
  compress: false,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['pg', 'graphile-worker', 'pino'],
  productionBrowserSourceMaps: false,
  // Types are checked by the tests and by `npm run build`; one stray file must not keep `npm start` from starting.
  typescript: { ignoreBuildErrors: process.env.COLLOQUY_CHECK_TYPES !== '1' },
};
