/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  pageExtensions: ['tsx'],
  images: { unoptimized: true },
  compiler: { relay: { src: './src', language: 'typescript' } },
  // Linting and types are checked by `npm run check`, once, not again in each export.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default config;
