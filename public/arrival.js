// A partner's link brings words for the identity provider. They are kept in this tab until the guest signs in, and taken
// out of the address before the site's own scripts, and those of others, can read or report it.
(function () {
  var names = ['guided_entry_token', 'mrid'];
  var query = new URLSearchParams(window.location.search);
  var words = {};
  names.forEach(function (name) {
    var value = query.get(name);
    if (value) words[name] = value;
    query.delete(name);
  });
  if (Object.keys(words).length === 0) return;
  try {
    window.sessionStorage.setItem('sarastus.arrival', JSON.stringify(words));
  } catch (error) {
    // Storage may be forbidden: then nobody can be signed in either.
  }
  var rest = query.toString();
  var address = window.location.pathname + (rest ? '?' + rest : '') + window.location.hash;
  window.history.replaceState(window.history.state, '', address);
})();
