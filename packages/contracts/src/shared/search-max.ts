/** Maximum length of a search text. In its own file, so that the public site can import it without the schemas. */
export const SEARCH_MAX = 100;
