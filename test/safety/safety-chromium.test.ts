import { describeSafety } from './describe-safety.ts';

describeSafety('chromium');
