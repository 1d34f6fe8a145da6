import './choice-group.css';
import { useId } from 'preact/hooks';

type ChoiceGroupProps<Value extends string> = {
  label: string;
  /** `note` says what the choice does and costs, if its label does not */
  choices: readonly { value: Value; label: string; note?: string }[];
  chosen: Value;
  onChange: (value: Value) => void;
};

export function ChoiceGroup<Value extends string>({ label, choices, chosen, onChange }: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset class="choice-group">
      <legend>{label}</legend>
      {choices.map(({ value, label, note }) => (
        <div class="choice" key={value}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={id}
            checked={value === chosen}
            aria-describedby={note && `${id}-${value}-note`}
            onChange={() => onChange(value)}
          />
          <div>
            <label for={`${id}-${value}`}>{label}</label>
            {note && (
              <p class="soft note" id={`${id}-${value}-note`}>
                {note}
              </p>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

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
