/** What the API's answers look like where API.md leaves it open. `published` speaks the variants of API-DIALECTS.md. */
export type Dialect = 'contract' | 'published';
