/** Whether the address of a hotel's page has a search of its own, which is asked as the page opens. */
export const namesDates = (query: URLSearchParams): boolean => query.has('from');
