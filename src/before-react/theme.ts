// What has to be known before the first paint: the theme, whether the question about cookies stands on the page, and
// whether a customer is signed in. It keeps the theme right when the system, the guest or the page's brand changes.
// Loaded blocking in the head, from a file, because the content security policy allows no inline scripts.
import { tokensKey } from '@/api/tokenStore';
import { BRAND_KEY, SCHEME_CHOSEN, SCHEME_KEY } from '@/browser/handover/protocol';
import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import { CONSENT_KEY } from '@/telemetry/consentKey';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
let chosen: string | null = null;

// Null also where storage is forbidden: the system's choice holds, and the page itself puts its brand on.
function stored(key: string, storage?: 'sessionStorage'): string | null {
  try {
    return window[storage || 'localStorage'].getItem(key);
  } catch {
    return null;
  }
}

function themeOf(brand: Brand, isDark: boolean): string {
  // The generic brand has no dark look of its own.
  const worn = isDark && brand === 'custom' ? 'original' : brand;
  return (worn === 'original' ? 'sarastusOriginal' : worn) + (isDark ? 'Dark' : '');
}

function apply(): void {
  const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  const brand = root.dataset.brand as Brand;
  const theme = themeOf(brands.includes(brand) ? brand : 'original', isDark);
  root.dataset.scheme = isDark ? 'dark' : 'light';
  if (root.classList.contains(theme)) return;
  brands.forEach((each) => root.classList.remove(themeOf(each, false), themeOf(each, true)));
  root.classList.add(theme);
}

// The choice may be another tab's.
function follow(): void {
  chosen = stored(SCHEME_KEY);
  apply();
}

// A step of a booking knows its hotel only once the page runs: until then it wears the brand this tab wore last.
function wearLastBrand(): void {
  const worn = 'brandOfVisit' in root.dataset && (stored(BRAND_KEY, 'sessionStorage') as Brand);
  if (worn && brands.includes(worn)) root.dataset.brand = worn;
}

// The document names the version of the question, where it asks one, what it asks about, and for how many months an
// answer holds. The page itself checks the answer more closely.
function isConsentAnswered(): boolean {
  try {
    const kept = JSON.parse(stored(CONSENT_KEY) as string);
    const end = new Date(kept.decidedAt);
    end.setUTCMonth(end.getUTCMonth() + +(root.dataset.consentMonths as string));
    return (
      kept.version === +(root.dataset.consentVersion as string) &&
      Date.now() < +end &&
      (root.dataset.consentAsked as string).split(' ').every((purpose) => kept.asked.includes(purpose))
    );
  } catch {
    return false;
  }
}

wearLastBrand();
follow();
root.toggleAttribute('data-asks-consent', !!root.dataset.consentVersion && !isConsentAnswered());
// The header of a page whose code has not run has two links, and shows the right one.
root.toggleAttribute('data-signed-in', stored(tokensKey) !== null);
system.addEventListener('change', apply);
new MutationObserver(apply).observe(root, { attributes: true, attributeFilter: ['data-brand'] });
addEventListener(SCHEME_CHOSEN, (event) => {
  chosen = (event as CustomEvent<string | null>).detail;
  apply();
});
addEventListener('storage', follow);
