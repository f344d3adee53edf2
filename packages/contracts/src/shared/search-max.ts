/** Characters of a search. By itself, so that a page of the public site may know it without the schemas. */
export const SEARCH_MAX = 100;
