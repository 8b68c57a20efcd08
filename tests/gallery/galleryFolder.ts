import path from 'node:path';

/** Where the gallery is written; not kept. */
export const galleryFolder = path.resolve(__dirname, '../../gallery');
