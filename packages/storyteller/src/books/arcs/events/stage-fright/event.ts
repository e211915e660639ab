import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { KNEES } from './knees.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLAYED = String.raw`(?:violin|piano|guitar|flute|recorder|cello|trumpet|clarinet|saxophone|ukulele|harp|accordion|trombone)`;

/** No bee comes to a spelling bee. */
const being = (entity: Entity | null): Entity | null =>
  entity?.word === 'bee' || /\bbee$/.test(entity?.word ?? '') ? null : somebody(entity);

/** Alone on a stage, before all the others. */
export const STAGE_FRIGHT: StoryEvent = {
  id: 'stage-fright',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bstage ?fright\b`,
      String.raw`\b(?:nervous|anxious|worried|butterflies) (?:about|before|for) (?:(?:the|her|his|my|our|a) )?(?:(?:first|big|class|school|dance|ballet|end of year) )*(?:play|show|assembly|speech|performance)\b`,
      String.raw`\b${PLAYED} (?:competition|contest|concert|recital|solo|exam|performance)\b`,
      String.raw`\b${PLAYED}\b[^.]*\b(?:at|in|for) (?:the |a |an )?(?:school |class )?(?:concert|assembly|recital|competition|contest)\b`,
      String.raw`\b(?:spelling|poetry|singing|reading|speech|debating|music|public speaking) (?:bee|competition|contest|slam|recital)\b`,
      String.raw`\b(?:read|reads|reading|speak|speaks|speaking|sings?|singing|performs?|performing|recites?|reciting|talks?|talking|plays?|playing|stands?|standing)\b[^.]*\b(?:aloud|out loud|in assembly|at assembly|in front of (?:the |a |her |his |my )?(?:whole )?(?:class|school|people|everyone|everybody|audience)|a solo|on stage|a poem)\b`,
      String.raw`\btalent (?:show|contest|competition)\b[^.]*\b(?:scared|afraid|nervous|frightened|shy|fright)\b|\b(?:scared|afraid|nervous|frightened|shy|fright|butterflies)\b[^.]*\btalent (?:show|contest|competition)\b`,
      String.raw`\b(?:giv(?:es?|ing)) (?:a|her|his|my) (?:first )?(?:talk|speech|presentation)\b`,
      String.raw`\b(?:first|school|nervous (?:before|about) (?:the|my|her|his)(?: \p{L}+)?) (?:concert|recital|solo)\b`,
      String.raw`\b(?:scared|afraid|nervous|frightened|shy) (?:of |about |to |on )?(?:go(?:ing)? |being |perform\w* )?on ?(?:the )?stage\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:christmas|nativity|ghost|magic|talent(?! (?:show|contest|competition))|animals?|circus|baking|cake|trumpeting|noisy|loud|lost|stolen|broken|cricket|frog|birds?|bull\w*|stammer\w*|stutter\w*|in the bath|shower|football|night|forgets?|forgot|elephant|robot|band|to sleep|bedtime|story to|to her|to his|sign language)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        being(each) === null ||
        (each?.being &&
          !/^(?:sea|insect|bird)$/.test(each.being.isa) &&
          !/^(?:snake|snail|worm|slug)$/.test(each.being.id)),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: being(hero),
    other: being(other),
    thing: about('curtain'),
  }),
  plots: [
    {
      ...KNEES,
      when: /\b(?:stage|concert|recital|competition|contest|talent show|bee|solo|aloud|loud|assembly|poem|talk|speech|presentation|front of|show|play|performance|assembly)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'Who comes to your door, and what do you say?'] },
    older: {
      wonder: [() => 'Was it a joke, or was it meant? Can it be both?'],
      yours: [() => 'What shakes when you are nervous?'],
    },
  },
};
