import type { Message } from './message.ts';

/**
 * Messages are stored by their address and the id that its service gave them: two services may give the same id, and one may give it at
 * two addresses. An address belongs to one service (`writer.ts`).
 * @param id by which its service knows it: any text
 */
export const storedId = (id: string, email: string): string => `${encodeURIComponent(email)}:${id}`;

/** The id by which its service knows a stored message. */
export const idAtService = ({ id }: Pick<Message, 'id'>): string => id.slice(id.indexOf(':') + 1);
