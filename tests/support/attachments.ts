/** The name of what a test that fails attaches: the page as it was then. */
export const PAGE_OF_FAILURE = 'page of failure';
