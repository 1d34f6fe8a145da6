/** What the API's answers look like where the specification leaves it open. `published` speaks as services do in practice. */
export type Dialect = 'contract' | 'published';
