import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { AQUARIUM, ZOO_ANIMALS, ZOO_WORDS } from './names.ts';
import { SPOT } from './spot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const VISITS = /\b(?:trip|visit\w*|go(?:es|ing)?|went|day (?:out )?at|tak(?:e|es|ing)|comes?)\b/i;
const KEEPER = /keeper/;
const WET = new RegExp(String.raw`\b(?:${AQUARIUM})\b`, 'iu');
const OF_ZOO = new RegExp(`^(?:${ZOO_ANIMALS})$`);

const shown = (each: Entity | null, raw: string): boolean =>
  each?.being !== null &&
  each?.being !== undefined &&
  OF_ZOO.test(each.being.id) &&
  !KEEPER.test(each.word) &&
  raw !== '';

/** Who comes to look, and who is looked at. */
function parted({ hero, other, raw }: Theme): Pick<Theme, 'hero' | 'other'> {
  if (hero && KEEPER.test(hero.word)) return { hero, other: shown(other, raw) ? other : null };
  if (!hero) return { hero: null, other: shown(other, raw) ? other : null };
  if (hero.plural && shown(hero, raw)) return { hero: null, other: hero };
  // "A fox goes to the zoo" comes from outside; "a lion at the zoo" lives there.
  if (VISITS.test(raw)) return { hero, other: shown(other, raw) ? other : null };
  return { hero: null, other: shown(hero, raw) ? hero : null };
}

/** A day at the zoo, in a safari park or at an aquarium. */
export const ZOO: StoryEvent = {
  id: 'zoo',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(String.raw`\b(?:${ZOO_WORDS}|zoo ?keepers?)\b`, 'iu'),
  not: /\b(?:swap\w*|farm|petting|bed(?:time)?|good ?nights?|lost|losing|scared|afraid|frightened|closed|shut|escap\w*|gets? out|got out|lives?|living|who|steals?|stole\w*|night|christmas|dinosaurs?|alien|snow\w*|build\w*|toy|map|lonely|alone|baby|born|works?|moves?|moving|birthday|party|school|class|first day|job|underwater|mermaid|home|space|fish tank|ill|sick|vet|cannot|can['’]?t|won['’]?t)\b/i,
  fits: (theme) => {
    const { hero, place } = theme;
    if (place?.place && !/zoo|aquarium/.test(place.place.id) && !WET.test(theme.raw)) return false;
    if (!hero || KEEPER.test(hero.word)) return true;
    return (
      (!hero.plural || shown(hero, theme.raw)) &&
      (VISITS.test(theme.raw)
        ? hero.plural || !/^(?:thing|vehicle|sea)$/.test(hero.being?.isa ?? '')
        : shown(hero, theme.raw))
    );
  },
  reads: (theme) => ({
    ...NOTHING_DONE,
    ...parted(theme),
    ...(WET.test(theme.raw) && theme.place?.place?.id !== 'the aquarium' ? { place: null } : {}),
    thing: about('lunchbox'),
    first: null,
  }),
  plots: [{ ...SPOT, when: new RegExp(String.raw`\b(?:${ZOO_WORDS}|zoo\w*|wildlife)\b`, 'iu') }],
  talk: {
    young: { yours: [() => 'Which animal would you like to see get up?'] },
    older: {
      wonder: [() => 'When could one have found out about the spot of light?'],
      yours: [() => 'What have you waited for longer than anybody else?'],
    },
  },
};
