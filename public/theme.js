// Chooses the theme before the first paint, and keeps it right when the system, the guest or the page's brand changes.
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

  function read() {
    try {
      chosen = window.localStorage.getItem('sarastus.scheme');
    } catch (error) {
      // Storage may be forbidden: the system's choice holds.
      chosen = null;
    }
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

  // A step of a booking knows its hotel only once the page runs: until then it wears what this tab wore last.
  function wearWhatWasWorn() {
    if (!root.hasAttribute('data-brand-of-visit')) return;
    try {
      var worn = window.sessionStorage.getItem('sarastus.brand');
      if (worn && names.hasOwnProperty(worn)) root.dataset.brand = worn;
    } catch (error) {
      // Storage may be forbidden: the page puts its brand on as soon as it runs.
    }
  }

  read();
  wearWhatWasWorn();
  apply();
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
