import { storePrivateItemsIn } from '../../lib/storage/private-item.ts';
import { createPrivateMemory } from './private-memory.ts';

/** Tests have private items from the beginning. */
const memory = createPrivateMemory();
storePrivateItemsIn(memory);
