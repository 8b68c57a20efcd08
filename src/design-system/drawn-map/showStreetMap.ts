import type * as maplibre from 'maplibre-gl';
import type { Map, StyleSpecification } from 'maplibre-gl';
import type { MapContent, MapMark } from './layOutMap';
import type { MapWords } from './mapWords';

interface Wanted {
  /** The name of the map. */
  readonly label: string;
  /** The address of a MapLibre style. */
  readonly style: string;
  readonly content: MapContent;
  readonly words: MapWords;
  readonly onReady: () => void;
  /** It cannot be shown: no WebGL, no library, or no answer from the style's host. */
  readonly onFail: () => void;
  /** Without it the marks are no buttons. */
  readonly onPress: ((id: string) => void) | undefined;
}

export interface StreetMap {
  /** Marks that are chosen or pointed at elsewhere. */
  readonly press: (ids: readonly string[]) => void;
  readonly remove: () => void;
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

/** Read beside the library, so that a host that refuses it is known before a map is computed. */
async function loadStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`The style of street maps: ${response.status}`);
  return (await response.json()) as StyleSpecification;
}

/** The library of street maps, which only guests who ask for one load. */
async function loadLibrary(): Promise<Library> {
  const [library] = await Promise.all([import('maplibre-gl'), loadStyles()]);
  // From this site, as a strict Content-Security-Policy wants it. Next has no address for a file named by its package.
  library.setWorkerUrl(new URL('../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  return library;
}

/** The sign of a mark: a button, as on the drawn map, or words where there is nothing to press. */
function signOf({ id, name, texts }: MapMark, onPress: Wanted['onPress']): HTMLElement {
  if (!onPress) return Object.assign(document.createElement('span'), { textContent: texts[0] ?? name });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.at(-1) ?? name });
  button.setAttribute('aria-label', name);
  button.addEventListener('click', () => onPress(id));
  return button;
}

/** The library's own words, which are English. */
const wordsOfLibrary = (label: string, words: MapWords) => ({
  'Map.Title': label,
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': words.streetWheel('Ctrl'),
  'CooperativeGesturesHandler.MacHelpText': words.streetWheel('⌘'),
  'CooperativeGesturesHandler.MobileHelpText': words.streetFingers,
});

interface Loaded {
  readonly library: Library;
  readonly style: StyleSpecification;
}

function draw({ library, style }: Loaded, frame: HTMLElement, signs: readonly HTMLElement[], wanted: Wanted): Map {
  const { label, words, onReady, onFail } = wanted;
  const { marks, places } = wanted.content;
  const bounds = new library.LngLatBounds();
  for (const { longitude, latitude } of [...marks, ...places]) bounds.extend([longitude, latitude]);
  const map = new library.Map({
    container: frame,
    style,
    bounds,
    fitBoundsOptions: { padding: 64, maxZoom: 15 },
    locale: wordsOfLibrary(label, words),
    // One finger scrolls the page, two move the map.
    cooperativeGestures: true,
    attributionControl: { compact: false },
  });
  map.addControl(new library.NavigationControl({ showCompass: false }), 'top-right');
  marks.forEach(({ longitude, latitude }, index) => {
    new library.Marker({ element: signs[index], anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
  });
  let isReady = false;
  map.once('load', () => {
    isReady = true;
    onReady();
  });
  // Afterwards a single tile may fail; before that there is no map.
  map.on('error', () => {
    if (!isReady) onFail();
  });
  return map;
}

/** Fills the frame with a street map. */
export function showStreetMap(frame: HTMLElement, wanted: Wanted): StreetMap {
  const { content, onPress, onFail } = wanted;
  const signs = content.marks.map((mark) => signOf(mark, onPress));
  let map: Map | null = null;
  let isOver = false;
  Promise.all([loadLibrary(), loadStyle(wanted.style)])
    .then(([library, style]) => {
      if (!isOver) map = draw({ library, style }, frame, signs, wanted);
    })
    .catch(() => {
      if (!isOver) onFail();
    });
  return {
    press: (ids) => {
      if (onPress)
        content.marks.forEach(({ id }, index) => signs[index]?.setAttribute('aria-pressed', String(ids.includes(id))));
    },
    remove: () => {
      isOver = true;
      map?.remove();
    },
  };
}
