/** @module-tag browser */
import { describeSafety } from './describe-safety.ts';

describeSafety('chromium');
