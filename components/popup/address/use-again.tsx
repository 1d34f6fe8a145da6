import { useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { varyName } from '../../../lib/mailbox/address/address-name.ts';
import { Button } from '../../ui/button.tsx';

export type UseAgainProps = {
  email: string;
  describedBy: string;
  isBusy: boolean;
  /** @returns the problem if the service refuses the name */
  onUseAgain: () => Promise<Problem | undefined>;
  /** creates an address with another name */
  onCreate: (name: string, domain: string) => void;
};

/** Creates an expired address again. If its name has been taken since, says so and suggests a variant of it. */
export function UseAgain({ email, describedBy, isBusy, onUseAgain, onCreate }: UseAgainProps) {
  const [variant, setVariant] = useState<string>();
  const [name = '', domain = ''] = email.split('@');

  async function useAgain(): Promise<void> {
    if (await onUseAgain()) setVariant(varyName(name));
  }

  return (
    <div class="use-again">
      <div role="alert">{variant !== undefined && <p>{text('address.nameTaken', { name })}</p>}</div>
      <Button
        aria-describedby={describedBy}
        isBusy={isBusy}
        onClick={() => {
          if (isBusy) return;
          if (variant === undefined) void useAgain();
          else onCreate(variant, domain);
        }}
        icon="check"
        text={variant === undefined ? text('address.useAgain') : text('address.useInstead', { name: variant })}
      />
    </div>
  );
}
