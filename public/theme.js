// What has to be known before the first paint: the theme, whether the question about cookies stands on the page, and
// whether a customer is signed in. It keeps the theme right when the system, the guest or the page's brand changes.
// Loaded blocking in the head, from a file, because the content security policy allows no inline scripts.
(function () {
  var names = {
    original: ['sarastusOriginal', 'sarastusOriginalDark'],
    break: ['break', 'breakDark'],
    solo: ['solo', 'soloDark'],
    heymo: ['heymo', 'heymoDark'],
    // The generic brand has no dark look of its own.
    custom: ['custom', 'sarastusOriginalDark'],
  };
  var all = Object.keys(names).reduce(function (list, brand) {
    return list.concat(names[brand]);
  }, []);
  var root = document.documentElement;
  var system = window.matchMedia('(prefers-color-scheme: dark)');
  var chosen = null;

  // Null also where storage is forbidden: the system's choice holds, and the page itself puts its brand on.
  function stored(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch (error) {
      return null;
    }
  }

  function read() {
    chosen = stored('localStorage', 'sarastus.scheme');
  }

  function apply() {
    var isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    var pair = names[root.dataset.brand] || names.original;
    var theme = pair[isDark ? 1 : 0];
    root.dataset.scheme = isDark ? 'dark' : 'light';
    if (root.classList.contains(theme)) return;
    root.classList.remove.apply(root.classList, all);
    root.classList.add(theme);
  }

  // A step of a booking knows its hotel only once the page runs: until then it wears the brand this tab wore last.
  function wearLastBrand() {
    var worn = root.hasAttribute('data-brand-of-visit') && stored('sessionStorage', 'sarastus.brand');
    if (worn && names.hasOwnProperty(worn)) root.dataset.brand = worn;
  }

  // The document names the version of the question, where it asks one. The page itself checks the answer more closely.
  function isConsentAnswered() {
    try {
      return String(JSON.parse(stored('localStorage', 'sarastus.consent')).version) === root.dataset.consentVersion;
    } catch (error) {
      return false;
    }
  }

  read();
  wearLastBrand();
  apply();
  if (root.dataset.consentVersion && !isConsentAnswered()) root.setAttribute('data-asks-consent', '');
  // The header of a page whose code has not run has two links, and shows the right one.
  root.toggleAttribute('data-signed-in', stored('localStorage', 'sarastus.auth.tokens') !== null);
  system.addEventListener('change', apply);
  new MutationObserver(apply).observe(root, { attributes: true, attributeFilter: ['data-brand'] });
  window.addEventListener('sarastus:scheme', function (event) {
    chosen = event.detail;
    apply();
  });
  // Another tab has chosen.
  window.addEventListener('storage', function () {
    read();
    apply();
  });
})();
