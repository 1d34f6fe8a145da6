import { useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { varyName } from '../../../lib/mailbox/address/address-name.ts';
import { Icon } from '../../ui/icon.tsx';

export type UseAgainProps = {
  email: string;
  describedBy: string;
  isBusy: boolean;
  /** @returns what is wrong with the name, if that is */
  onUseAgain: () => Promise<Problem | undefined>;
  /** makes another one instead */
  onCreate: (name: string, domain: string) => void;
};

/** With so many signs more, a name that is taken is hardly taken again. */
const VARIED_BY = 4;

/** Makes an expired address anew. A name that is taken by now says so, with a free one beside it. */
export function UseAgain({ email, describedBy, isBusy, onUseAgain, onCreate }: UseAgainProps) {
  const [free, setFree] = useState<string>();
  const [name = '', domain = ''] = email.split('@');

  async function useAgain(): Promise<void> {
    if (await onUseAgain()) setFree(varyName(name, VARIED_BY));
  }

  return (
    <div class="use-again">
      <div role="alert">{free !== undefined && <p>{text('address.nameTaken', { name })}</p>}</div>
      <button
        type="button"
        class="button"
        aria-describedby={describedBy}
        aria-busy={isBusy}
        onClick={() => {
          if (isBusy) return;
          if (free === undefined) void useAgain();
          else onCreate(free, domain);
        }}
      >
        <Icon name={isBusy ? 'busy' : 'check'} />
        {free === undefined ? text('address.useAgain') : text('address.useInstead', { name: free })}
      </button>
    </div>
  );
}
