(() => {
  function keep(key, value) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch (error) {
      return false;
    }
  }
  function show(query, hash) {
    var rest = query.toString();
    history.replaceState(history.state, '', location.pathname + (rest && '?' + rest) + hash);
  }

  var query = new URLSearchParams(location.search);
  var words = {};
  ['guided_entry_token', 'mrid'].forEach((name) => {
    if (query.has(name)) words[name] = query.get(name);
    query.delete(name);
  });
  if (Object.keys(words).length) {
    keep('sarastus.arrival', words);
    show(query, location.hash);
  }

  // The key of a booking: `#id=…&hash=…`, or the same as a query.
  var fragment = new URLSearchParams(location.hash.slice(1));
  var named = fragment.get('id') ? fragment : query.get('hash') ? query : null;
  if (!named || !named.get('id')) return;
  var booking = { bookingNumber: named.get('id'), bookingHash: named.get('hash') || null };
  // Without storage the page itself reads the address, and then clears it.
  if (!keep('sarastus.openReservation', booking)) return;
  query.delete('id');
  query.delete('hash');
  show(query, named === fragment ? '' : location.hash);
})();
