/** Stands in for the browser's extension API: a view that touches it in the gallery has lost its edge. */
export const browser = {};
