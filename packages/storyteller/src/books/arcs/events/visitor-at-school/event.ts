import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { ONE_OVER } from './one-over.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who can stand in a line: an animal, a monster, a snowman, a toy; no family, no teacher, no bus. */
function canCome(entity: Entity | null): boolean {
  const being = entity?.being;
  if (!being || (being.isa === 'person' && !entity.known) || being.isa === 'vehicle') return false;
  if (being.isa === 'sea') return /^(?:octopus|crab|lobster|seal|walrus|turtle)$/.test(being.id);
  return being.isa !== 'thing' || !('thing' in being.drawing) || /^(?:teddy|robot|doll|scarecrow)$/.test(being.id);
}

const visitor = ({ hero, other }: Theme): Entity | null => [hero, other].find(canCome) ?? null;

const SCHOOL = String.raw`(?:school|nursery|pre-?school|kindergarten|playgroup|class(?:room)?|playground|assembly)`;

/** Somebody who is no child comes to school. */
export const VISITOR_AT_SCHOOL: StoryEvent = {
  id: 'visitor-at-school',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:comes?|came|coming|goes|went|going|walks?|walked|visits?|visited|visiting|joins?|joined|joining|lands?|landed|turns? up|turned up|moves? into|wanders?|wandered|flies|sneaks?|follows?|followed|arrives?|arrived)\b(?: \p{L}+){0,3} ${SCHOOL}\b`,
      String.raw`\bwants to (?:go|come) to ${SCHOOL}\b`,
      String.raw`\b(?:in|at) (?:my |our |the |\p{L}+['’]s )?(?:school )?${SCHOOL}\b`,
      String.raw`\b(?:rid(?:e|es|ing)|rode|takes?|taking|took|brings?|bringing|brought)\b(?: \p{L}+){1,4} ${SCHOOL}\b`,
      String.raw`\bshow and tell\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:girls?|boys?|child(?:ren)?|kids?|pupils?|rain\w*|scared|afraid|fear\w*|shy|nervous|birthday|christmas|halloween|snow day|lost|loses|toilets?|bus|trip|play|first|new|starts?|starting|(?:class|school) pets?|hamster|gerbil|stick insect|bull\w*|ghosts?|fish|mouse|mice|spider|sports|football|swimming|race|secret|detective|teacher|dance|homework|wants to(?! (?:go|come) to (?:our |my |the )?(?:school|nursery|kindergarten)\b)|can'?t|cannot|won'?t|doesn'?t|didn'?t|dinosaurs?|school for|party|night|alone|late|every day|two|three|baby|egg|learns?|nativity|flea|nits?|head lice|wizards?|witch(?:es)?)\b/i,
  fits: (theme) => onTheGround(theme) && visitor(theme) !== null && ![theme.hero, theme.other].every(Boolean),
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: visitor(theme),
    other: null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [{ ...ONE_OVER, when: /\b(?:school|nursery|class\w*|playground|kindergarten|assembly|show and tell)\b/i }],
  talk: {
    young: { yours: [() => 'Who walks with you, two by two?'] },
    older: {
      wonder: [() => 'Who could have seen on the first page that there was a place?'],
      yours: [() => 'Whom would you like to see come in at the classroom door?'],
    },
  },
};
