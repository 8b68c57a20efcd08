// Keeps a partner's words for the identity provider in this tab, and takes them out of the address before anything reads it.
(function () {
  var query = new URLSearchParams(location.search);
  var words = {};
  ['guided_entry_token', 'mrid'].forEach(function (name) {
    if (query.has(name)) words[name] = query.get(name);
    query.delete(name);
  });
  if (JSON.stringify(words) === '{}') return;
  try {
    sessionStorage.setItem('sarastus.arrival', JSON.stringify(words));
  } catch (error) {
    // Without storage nobody can be signed in either.
  }
  var rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && '?' + rest) + location.hash);
})();
