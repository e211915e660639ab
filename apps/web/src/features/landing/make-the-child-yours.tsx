import { ShuffleIcon } from '@phosphor-icons/react/dist/csr/Shuffle';
import type { Looks } from '@storylantern/contract';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EYE_CHOICES, HAIR_COLOUR_CHOICES, HAIR_STYLE_CHOICES, SKIN_CHOICES } from '../../ui/child/looks-choices.ts';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { SwatchGroup } from '../../ui/chips/swatch-group.tsx';
import { Toggle } from '../../ui/field/toggle.tsx';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';
import { storyWithLooks, surprisingLooks } from './looks.ts';
import { FIRST_LOOKS, yours } from './scenes.ts';

/** The page is drawn again, here in the browser, with every choice; the button carries the looks into the form. */
export function MakeTheChildYours() {
  const [looks, setLooks] = useState<Looks>(FIRST_LOOKS);
  const change = (some: Partial<Looks>) => setLooks((before) => ({ ...before, ...some }));
  const picture = useMemo(() => yours(looks), [looks]);
  return (
    <section className="wrap section" aria-labelledby="yours-heading">
      <h2 id="yours-heading">Make the child yours</h2>
      <p className="lead mt-3 max-w-[44ch] text-soft">
        Change anything. The page is drawn again as you choose, right here in your browser.
      </p>
      <div className="yours">
        <div className="yours-page">
          <DrawnPage picture={picture} />
        </div>
        <div className="yours-controls">
          <ChipGroup
            label="Hair"
            choices={HAIR_STYLE_CHOICES}
            value={looks.hairStyle}
            onChange={(hairStyle) => hairStyle && change({ hairStyle })}
          />
          <SwatchGroup
            label={looks.hairStyle === 'hijab' ? 'Scarf colour' : 'Hair colour'}
            choices={HAIR_COLOUR_CHOICES}
            value={looks.hairColour}
            onChange={(hairColour) => change({ hairColour })}
          />
          <SwatchGroup label="Skin" choices={SKIN_CHOICES} value={looks.skin} onChange={(skin) => change({ skin })} />
          <div className="yours-eyes">
            <SwatchGroup label="Eyes" choices={EYE_CHOICES} value={looks.eyes} onChange={(eyes) => change({ eyes })} />
            <Toggle
              label="Glasses"
              checked={looks.glasses}
              onChange={(event) => change({ glasses: event.target.checked })}
            />
          </div>
          <div className="yours-actions">
            <ButtonLink href={storyWithLooks(looks)} variant="primary">
              Put this child in a story
            </ButtonLink>
            <Button
              variant="quiet"
              icon={<ShuffleIcon aria-hidden="true" />}
              onClick={() => setLooks(surprisingLooks(Math.random))}
            >
              Surprise me
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
