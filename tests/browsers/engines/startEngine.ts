import type { Engine, EngineName } from './engine';
import { startPuppeteer } from './puppeteer';
import { startWebkit } from './webkit';

/** Starts an engine by the path of its browser. */
export const startEngine = (name: EngineName, path: string): Promise<Engine> =>
  name === 'webkit' ? startWebkit(path) : startPuppeteer(name, path);
