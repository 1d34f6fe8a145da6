/** Where a failed browser test leaves its picture, the page's text and the browser's log. Git ignores it. */
export const FAILURES_FOLDER = '.pictures/failures';
