import { text } from '../../lib/language/text.ts';

type LimitLeftProps = { remaining: number; limit?: number };

/** How many requests are left, of how many where there is room to say so. */
export function LimitLeft({ remaining, limit }: LimitLeftProps) {
  if (limit === undefined) return text('status.left', { count: remaining });
  return (
    <>
      <span class="only-with-room">{text('status.leftOf', { count: remaining, limit })}</span>
      <span class="only-without-room">{text('status.left', { count: remaining })}</span>
    </>
  );
}
