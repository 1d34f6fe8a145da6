import { z } from '../schema/z.ts';
import { privateItem } from './private-item.ts';

/** The connected service's key; empty while there is none. It never enters a page, a log, an export or sync. */
export const apiKeyItem = privateItem('apiKey', z._default(z.string(), ''));
