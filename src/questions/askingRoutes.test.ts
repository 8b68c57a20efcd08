import { readdirSync } from 'node:fs';
import path from 'node:path';
import { askingOfSearch, askingRoutes } from './askingRoutes';

it('has a script for each route, and a route for each script', () => {
  const scripts = readdirSync(path.join(__dirname, 'pages')).map((name) => name.replace(/\.ts$/, ''));
  expect([...askingRoutes, ...askingOfSearch].sort()).toEqual(scripts.sort());
});
