import { useEffect, useState } from 'preact/hooks';
import { type DomainChoice, readDomainChoice } from '../../../lib/mailbox/address/choose-domain.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';

/**
 * The domains that there are to choose from, read again after every change of the mailbox, where refusals are.
 * @param first read before the first render, if it was
 */
export function useDomainChoice(
  mailbox: Mailbox | undefined,
  isPrivate = false,
  first?: DomainChoice,
): DomainChoice | undefined {
  const [choice, setChoice] = useState(first);
  useEffect(() => {
    let isOver = false;
    readDomainChoice(isPrivate).then(
      (read) => !isOver && setChoice(read),
      (error: unknown) => console.warn('The domains could not be read:', error),
    );
    return () => {
      isOver = true;
    };
  }, [mailbox, isPrivate]);
  return choice;
}
