import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/icon.tsx';

type StepProps = {
  /** its place, from 1 on */
  place: number;
  title: string;
  state: 'done' | 'open' | 'later';
  children?: ComponentChildren;
};

/** One of the steps from install to the first filled field. Those to come show no more than their name: one sees how short the way is. */
export function Step({ place, title, state, children }: StepProps) {
  return (
    <li class="step" data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span class="step-sign" aria-hidden="true">
        {state === 'done' ? <Icon name="done" /> : place}
      </span>
      <h2>{title}</h2>
      {children && <div class="step-body">{children}</div>}
    </li>
  );
}
