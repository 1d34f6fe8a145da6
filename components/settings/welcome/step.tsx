import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icon.tsx';

type StepProps = {
  /** from 1 on */
  number: number;
  title: string;
  state: 'done' | 'open' | 'later';
  children?: ComponentChildren;
};

/** One step on the way from install to the first filled field. Later steps show only their title. */
export function Step({ number, title, state, children }: StepProps) {
  return (
    <li class="step" data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span class="step-sign" aria-hidden="true">
        {state === 'done' ? <Icon name="done" /> : number}
      </span>
      <h2>{title}</h2>
      {children && <div class="step-body">{children}</div>}
    </li>
  );
}
