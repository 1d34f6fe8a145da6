/** How codes come that are not mailed; `own`: the user's own PIN, which comes in no way. */
export const OTHER_WAYS = ['textMessage', 'call', 'app', 'picture', 'device', 'licence', 'recovery', 'own'] as const;

export type OtherWay = (typeof OTHER_WAYS)[number];
