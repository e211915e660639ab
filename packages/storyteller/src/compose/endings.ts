import type { SentenceKind, StoryContent } from '@storylantern/contract';
import { fitsThread, type Variant } from '../frame.ts';
import { alternativesOf, chooseAlternatives } from '../render/alternatives.ts';
import { renderParagraph } from '../render/render.ts';
import { shuffled, type Chance } from './chance.ts';
import type { Material } from './material.ts';
import { applauseOf } from './with-account.ts';

const ENDED_BY: readonly SentenceKind[] = ['descriptive', 'control', 'affirmative'];

/**
 * Other endings for a story as it stands, in an order drawn by chance: last paragraphs of its thread that neither it nor
 * one of `recent` has. What was chosen once for the whole story ("the door", not "the chair") is as the story has it. A
 * paragraph that rests on a fact is taken only where the story tells that fact.
 */
export function otherEndings(
  material: Material,
  thread: string,
  content: StoryContent,
  recent: readonly string[],
  chance: Chance,
): Pick<StoryContent, 'affirmative'>[] {
  const { frame, band, child, phrases } = material;
  const fits = (each: Variant): boolean => fitsThread(frame, each, thread);
  const bound = boundIn(
    ENDED_BY.flatMap((kind) => frame.text[band][kind].filter(fits)),
    `${content.descriptive}\n${content.control}\n${content.affirmative}`,
  );
  const before = Object.values({ ...content, affirmative: '' })
    .join('\n')
    .toLowerCase();
  const tellable = ({ needs }: Variant): boolean =>
    needs.every((need) => before.includes((phrases[need]?.text ?? '{').replace(/\{\w+\}\s*/g, '').toLowerCase()));
  const endings = frame.text[band].affirmative
    .filter((each) => fits(each) && tellable(each))
    .map((each) =>
      renderParagraph(
        chooseAlternatives(each.text, (count, key) => bound.get(key) ?? chance.below(count)),
        child,
        phrases,
      ),
    )
    .filter((ending) => !recent.some((text) => text.includes(ending)));
  const applause = renderParagraph(
    chooseAlternatives(applauseOf(material), (count) => chance.below(count)),
    child,
    phrases,
  );
  return shuffled([...new Set(endings)], chance).map((ending) => ({
    affirmative: applause === '' ? ending : `${applause} ${ending}`,
  }));
}

/** Which alternative of each bound choice a told text has. */
function boundIn(variants: readonly Variant[], text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const low = text.toLowerCase();
  for (const { key, options } of variants.flatMap((each) => alternativesOf(each.text))) {
    if (key === '' || found.has(key)) continue;
    const index = options.findIndex((option) => option !== '' && low.includes(option.toLowerCase()));
    if (index >= 0) found.set(key, index);
  }
  return found;
}
