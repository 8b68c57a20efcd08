import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticFiles } from '../../contracts/http/staticFiles';
import { galleryFolder } from './galleryFolder';

export interface GalleryServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the gallery as it was last built; port 0 takes a free one. */
export async function serveGallery(port: number): Promise<GalleryServer> {
  const files = createStaticFiles(galleryFolder);
  const server = createServer((request, response) => {
    void files(new URL(request.url ?? '/', 'http://localhost'), request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
