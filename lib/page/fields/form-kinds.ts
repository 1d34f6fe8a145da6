/** What forms are for, the likeliest to want a new address first. */
export const FORM_KINDS = ['sign-up', 'checkout', 'other', 'contact', 'newsletter', 'recovery', 'log-in'] as const;

export type FormKind = (typeof FORM_KINDS)[number];
