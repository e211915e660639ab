import { TextAaIcon } from '@phosphor-icons/react/dist/csr/TextAa';
import { Popover } from 'radix-ui';
import { useId } from 'react';
import { SIZES, type ReadingSettings } from './reading-settings.ts';

interface ReadingPanelProps {
  readonly settings: ReadingSettings;
  onChange(settings: ReadingSettings): void;
}

const LIGHTS = [
  ['age', 'As fits the age'],
  ['sentence', 'The sentence'],
  ['word', 'The word'],
  ['off', 'Nothing'],
] as const;

/** "Aa": how large the text is, how wide it is set, and what is lit while it is spoken. */
export function ReadingPanel({ settings, onChange }: ReadingPanelProps) {
  const name = useId();
  return (
    <Popover.Root>
      <Popover.Trigger className="dock-icon" aria-label="Text size and light">
        <TextAaIcon size={28} weight="bold" aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="dock-panel" side="top" sideOffset={20} collisionPadding={16} aria-label="Reading">
          <fieldset>
            <legend className="font-bold">Text size</legend>
            <div className="panel-sizes">
              {SIZES.map((size) => (
                <label key={size} className="panel-choice">
                  <input
                    type="radio"
                    name={`${name}-size`}
                    checked={settings.size === size}
                    onChange={() => onChange({ ...settings, size })}
                  />
                  {size} %
                </label>
              ))}
            </div>
          </fieldset>
          <label className="panel-choice mt-3">
            <input
              type="checkbox"
              checked={settings.wide}
              onChange={(event) => onChange({ ...settings, wide: event.target.checked })}
            />
            Wider letters and lines
          </label>
          <fieldset className="mt-3">
            <legend className="font-bold">Light up</legend>
            {LIGHTS.map(([light, words]) => (
              <label key={light} className="panel-choice">
                <input
                  type="radio"
                  name={`${name}-light`}
                  checked={settings.light === light}
                  onChange={() => onChange({ ...settings, light })}
                />
                {words}
              </label>
            ))}
          </fieldset>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
