/** How codes come that are not mailed, those first that others speak of too: an app is "on your phone". `own`: the user's own PIN. */
export const OTHER_WAYS = ['app', 'textMessage', 'call', 'picture', 'device', 'licence', 'recovery', 'own'] as const;

export type OtherWay = (typeof OTHER_WAYS)[number];
