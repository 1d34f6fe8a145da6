/**
 * What is read of a message: every part may be absent or empty.
 * @property from sender, display name and address
 * @property text the plain body
 * @property html the HTML body, unsanitised: it is read, never rendered
 */
export type Mail = { from?: string; subject?: string; text?: string; html?: string };
