import { useId, useRef, useState } from 'preact/hooks';
import { describeProblem } from '../../../lib/api/describe-problem.ts';
import type { Problem } from '../../../lib/api/problem.ts';
import { joinSentences, text } from '../../../lib/i18n/text.ts';
import { typedAddressSchema } from '../../../lib/mailbox/address/address-name.ts';
import { Button } from '../../ui/button.tsx';

type AddExistingAddressProps = {
  isAdding: boolean;
  /** @returns the problem, if there is one */
  onAdd: (email: string) => Promise<Problem | undefined>;
};

function describeMistake(problem: Problem, email: string): string {
  if (problem.kind === 'not-found') return text('address.notKnown', { email });
  if (problem.kind === 'refused')
    return text(problem.status === undefined ? 'address.isHere' : 'address.notKnown', { email });
  const { title, advice } = describeProblem(problem);
  return joinSentences(text('problem.sentence', { title }), advice);
}

/** Adds an address that the user already has, such as one from another browser. Collapsed at first, as few users need it. */
export function AddExistingAddress({ isAdding, onAdd }: AddExistingAddressProps) {
  const [mistake, setMistake] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isAdding) return;
    setMistake(undefined);
    const { data: email } = typedAddressSchema.safeParse(field.current?.value);
    const problem = email === undefined ? undefined : await onAdd(email);
    if (email !== undefined && !problem) return;
    setMistake(
      email !== undefined && problem
        ? describeMistake(problem, email)
        : text('address.notAnEmail', { example: 'name@example.com' }),
    );
    field.current?.focus();
  }

  return (
    <details class="have-already">
      <summary>{text('address.have')}</summary>
      <form class="new-address" noValidate onSubmit={(event) => void submit(event)}>
        <input
          ref={field}
          type="text"
          inputMode="email"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          dir="ltr"
          aria-label={text('address.haveWhich')}
          placeholder="name@example.com"
          aria-invalid={mistake !== undefined}
          aria-describedby={id}
        />
        <div class="new-address-mistake" id={id} role="alert">
          {mistake && <p>{mistake}</p>}
        </div>
        <Button type="submit" isBusy={isAdding} icon="plus" text={text('address.add')} />
      </form>
    </details>
  );
}
