/** The number of unread messages, in the width that a badge has. */
export const formatUnread = (unread: number) => (unread > 99 ? '99+' : String(unread));
