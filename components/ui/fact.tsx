import type { ComponentChildren, ComponentProps } from 'preact';

type FactProps = ComponentProps<'dd'> & { name: string; children: ComponentChildren };

/** One line of a list of facts, `<dl class="facts">`. */
export const Fact = ({ name, ...rest }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd {...rest} />
  </div>
);
