import type { SomeLooks } from '@storylantern/contract';
import { ChipGroup } from '../chips/chip-group.tsx';
import { ChipToggle } from '../chips/chip.tsx';
import { SwatchGroup } from '../chips/swatch-group.tsx';
import { EYE_CHOICES, HAIR_COLOUR_CHOICES, HAIR_STYLE_CHOICES, SKIN_CHOICES } from './looks-choices.ts';
import './looks.css';

interface LooksFieldsProps {
  readonly name: string;
  readonly looks: SomeLooks;
  /** Stays folded though something is chosen: nobody needs to look at it again. */
  readonly folded?: boolean;
  onChange(looks: SomeLooks): void;
}

const AIDS = [
  { key: 'glasses', label: 'Glasses' },
  { key: 'hearingAid', label: 'Hearing aid' },
  { key: 'wheelchair', label: 'Wheelchair' },
] as const;

/** How the child looks in the picture, folded away: what is left open is chosen from the name, the same each time. */
export function LooksFields({ name, looks, folded = false, onChange }: LooksFieldsProps) {
  const change = (some: SomeLooks) => onChange({ ...looks, ...some });
  return (
    <details className="looks" open={!folded && Object.keys(looks).length > 0}>
      <summary>
        How {name.trim() || 'your child'} looks in the picture <span className="field-optional">optional</span>
      </summary>
      <div className="looks-fields">
        <ChipGroup
          label="Hair"
          choices={HAIR_STYLE_CHOICES}
          value={looks.hairStyle ?? ''}
          onChange={(hairStyle) => hairStyle && change({ hairStyle })}
        />
        <SwatchGroup
          label={looks.hairStyle === 'hijab' ? 'Scarf colour' : 'Hair colour'}
          choices={HAIR_COLOUR_CHOICES}
          value={looks.hairColour}
          onChange={(hairColour) => change({ hairColour })}
        />
        <SwatchGroup label="Skin" choices={SKIN_CHOICES} value={looks.skin} onChange={(skin) => change({ skin })} />
        <SwatchGroup label="Eyes" choices={EYE_CHOICES} value={looks.eyes} onChange={(eyes) => change({ eyes })} />
        <fieldset>
          <legend className="group-label">Also</legend>
          <div className="choices">
            {AIDS.map(({ key, label }) => (
              <ChipToggle
                key={key}
                label={label}
                tick
                pressed={looks[key] ?? false}
                onClick={() => change({ [key]: !(looks[key] ?? false) })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
