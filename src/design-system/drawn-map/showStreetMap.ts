import type * as maplibre from 'maplibre-gl';
import type { Map } from 'maplibre-gl';
import type { MapContent } from './layOutMap';

interface Handlers {
  readonly onReady: () => void;
  /** It cannot be shown: no WebGL, no library, or no answer from the style's host. */
  readonly onFail: () => void;
  readonly onPress: (id: string) => void;
}

type Library = typeof maplibre;

/** Links the library's stylesheet. An import of it would give every page the code that loads stylesheets. */
function loadStyles(): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="sarastus.css"]');
  // `writeStylesheet.ts` puts it beside the site's own.
  const { href } = new URL('street-map.css', own?.href ?? document.baseURI);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles of street maps did not load')));
    document.head.append(link);
  });
}

/** The library of street maps, which only guests who ask for one load. */
async function loadLibrary(): Promise<Library> {
  const [library] = await Promise.all([import('maplibre-gl'), loadStyles()]);
  // From this site, as a strict Content-Security-Policy wants it. Next has no address for a file named by its package.
  library.setWorkerUrl(new URL('../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  return library;
}

/** The sign of a mark: a button, as on the drawn map. */
function signOf(name: string, text: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.textContent = text;
  button.addEventListener('click', onPress);
  return button;
}

function draw(
  library: Library,
  frame: HTMLElement,
  style: string,
  { marks, places }: MapContent,
  handlers: Handlers,
): Map {
  const bounds = new library.LngLatBounds();
  for (const { longitude, latitude } of [...marks, ...places]) bounds.extend([longitude, latitude]);
  const map = new library.Map({
    container: frame,
    style: new URL(style, document.baseURI).href,
    bounds,
    fitBoundsOptions: { padding: 64, maxZoom: 15 },
    // One finger scrolls the page, two move the map.
    cooperativeGestures: true,
    attributionControl: { compact: false },
  });
  map.addControl(new library.NavigationControl({ showCompass: false }), 'top-right');
  for (const { id, name, texts, longitude, latitude } of marks) {
    const element = signOf(name, texts.at(-1) ?? '', () => handlers.onPress(id));
    new library.Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
  }
  let isReady = false;
  map.once('load', () => {
    isReady = true;
    handlers.onReady();
  });
  // Afterwards a single tile may fail; before that there is no map.
  map.on('error', () => {
    if (!isReady) handlers.onFail();
  });
  return map;
}

/** Fills the frame with a street map, and returns how to remove it. */
export function showStreetMap(frame: HTMLElement, style: string, content: MapContent, handlers: Handlers): () => void {
  let map: Map | null = null;
  let isOver = false;
  loadLibrary()
    .then((library) => {
      if (!isOver) map = draw(library, frame, style, content, handlers);
    })
    .catch(() => {
      if (!isOver) handlers.onFail();
    });
  return () => {
    isOver = true;
    map?.remove();
  };
}
