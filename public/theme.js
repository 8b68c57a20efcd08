// What has to be known before the first paint: the theme, whether the question about cookies stands on the page, and
// whether a customer is signed in. It keeps the theme right when the system, the guest or the page's brand changes.
// Loaded blocking in the head, from a file, because the content security policy allows no inline scripts.
(() => {
  var brands = ['original', 'break', 'solo', 'heymo', 'custom'];
  var root = document.documentElement;
  var system = matchMedia('(prefers-color-scheme: dark)');
  var chosen = null;

  // Null also where storage is forbidden: the system's choice holds, and the page itself puts its brand on.
  function stored(key, storage) {
    try {
      return window[storage || 'localStorage'].getItem(key);
    } catch {
      return null;
    }
  }

  function themeOf(brand, isDark) {
    // The generic brand has no dark look of its own.
    var worn = isDark && brand === 'custom' ? 'original' : brand;
    return (worn === 'original' ? 'sarastusOriginal' : worn) + (isDark ? 'Dark' : '');
  }

  function apply() {
    var isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    var brand = root.dataset.brand;
    var theme = themeOf(brands.includes(brand) ? brand : 'original', isDark);
    root.dataset.scheme = isDark ? 'dark' : 'light';
    if (root.classList.contains(theme)) return;
    brands.forEach((each) => root.classList.remove(themeOf(each, false), themeOf(each, true)));
    root.classList.add(theme);
  }

  // The choice may be another tab's.
  function follow() {
    chosen = stored('sarastus.scheme');
    apply();
  }

  // A step of a booking knows its hotel only once the page runs: until then it wears the brand this tab wore last.
  function wearLastBrand() {
    var worn = 'brandOfVisit' in root.dataset && stored('sarastus.brand', 'sessionStorage');
    if (brands.includes(worn)) root.dataset.brand = worn;
  }

  // The document names the version of the question, where it asks one, what it asks about, and for how many months an
  // answer holds. The page itself checks the answer more closely.
  function isConsentAnswered() {
    try {
      var kept = JSON.parse(stored('sarastus.consent'));
      var end = new Date(kept.decidedAt);
      end.setUTCMonth(end.getUTCMonth() + Number(root.dataset.consentMonths));
      return (
        // A number there, a text here.
        kept.version == root.dataset.consentVersion &&
        Date.now() < end &&
        root.dataset.consentAsked.split(' ').every((purpose) => kept.asked.includes(purpose))
      );
    } catch {
      return false;
    }
  }

  wearLastBrand();
  follow();
  root.toggleAttribute('data-asks-consent', !!root.dataset.consentVersion && !isConsentAnswered());
  // The header of a page whose code has not run has two links, and shows the right one.
  root.toggleAttribute('data-signed-in', stored('sarastus.auth.tokens') !== null);
  system.addEventListener('change', apply);
  new MutationObserver(apply).observe(root, { attributes: true, attributeFilter: ['data-brand'] });
  addEventListener('sarastus:scheme', (event) => {
    chosen = event.detail;
    apply();
  });
  addEventListener('storage', follow);
})();
