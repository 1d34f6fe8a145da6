export { type Status, statusItem } from '../api/status.ts';
