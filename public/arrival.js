(function () {
  var query = new URLSearchParams(location.search);
  var words = {};
  ['guided_entry_token', 'mrid'].forEach(function (name) {
    if (query.has(name)) words[name] = query.get(name);
    query.delete(name);
  });
  if (!Object.keys(words).length) return;
  try {
    sessionStorage.setItem('sarastus.arrival', JSON.stringify(words));
  } catch (error) {}
  var rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && '?' + rest) + location.hash);
})();
