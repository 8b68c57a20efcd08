import { buildGallery } from './build';
import { serveGallery } from './serveGallery';

async function start(): Promise<void> {
  await buildGallery();
  const { address } = await serveGallery(Number(process.env.PORT ?? 3100));
  console.log(`Look at ${address}`);
}

void start();
