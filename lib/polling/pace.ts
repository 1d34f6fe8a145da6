/** How keenly mail is looked for: the person's choice between fewer requests and shorter delays. */
export type Pace = 'frugal' | 'normal' | 'quick';
