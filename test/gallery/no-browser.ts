/** Stands in for the browser's extension API, which no view may use. */
export const browser = {};
