import path from 'node:path';

/** Where the gallery is written; not in the repository. */
export const galleryFolder = path.resolve(__dirname, '../../gallery');
