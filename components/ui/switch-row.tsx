import './choice-group.css';
import { useId } from 'preact/hooks';

type SwitchRowProps = {
  label: string;
  /** what the setting does, and what it costs */
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
          // The switch shows the stored choice, which does not change if the user denies a permission.
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
