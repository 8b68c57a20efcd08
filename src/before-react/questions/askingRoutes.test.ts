import { readdirSync } from 'node:fs';
import path from 'node:path';
import { askingRoutes } from './askingRoutes';

it('has a script for each route, and a route for each script', () => {
  const scripts = readdirSync(path.join(__dirname, 'pages')).map((name) => name.replace(/\.ts$/, ''));
  expect([...askingRoutes].sort()).toEqual(scripts.sort());
});
