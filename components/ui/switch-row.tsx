import { useId } from 'preact/hooks';

type SwitchRowProps = {
  label: string;
  /** what it does, and what it costs */
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function SwitchRow({ label, note, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div class="choice">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // It shows what is stored, which does not change if the browser refuses.
          event.currentTarget.checked = isOn;
        }}
      />
      <div>
        <label for={id}>{label}</label>
        <p class="soft note" id={`${id}-note`}>
          {note}
        </p>
      </div>
    </div>
  );
}
