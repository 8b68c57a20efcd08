/** `npm run gallery`: every component in every state and theme, at http://localhost:3100 (PORT). */
import { ensureInstalled, bin, run } from '../../contracts/run/install.mjs';

ensureInstalled();
run(bin('tsx'), ['tests/gallery/start.ts']);
