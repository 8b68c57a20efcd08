// On the page of a former address: goes to the present one with the query and the fragment. A file of its own, because
// the content security policy allows no inline scripts.
location.replace((document.currentScript as HTMLScriptElement).dataset.to + location.search + location.hash);

export {};
