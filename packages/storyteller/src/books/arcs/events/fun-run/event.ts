import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { VOICE } from './voice.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RACE = String.raw`(?:marathon|(?:charity|sponsored|fun|colour|color) (?:run|walk|race)s?|park ?run|race for (?:life|charity)|(?:five|ten|5|10) ?k(?:m|ilometres?)?)`;
const KIN = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|gran\w*|nan|nana|auntie|aunt|uncle|teacher)`;

/** Somebody we know runs a long way, and we shout. A race that is there to be won is another (race, sports-day). */
export const FUN_RUN: StoryEvent = {
  id: 'fun-run',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${RACE}\b|\b(?:cheer\w*|clapp?\w*) (?:on |for )?(?:my |our )?${KIN}\b|\b${KIN}\b[^.]*\b(?:runs?|running|ran|walks?|walking|walked)\b[^.]*\b(?:race|miles?|for charity)\b|\b(?:runs?|running|walk\w*) (?:\p{L}+ ){0,3}for charity\b|\brunning a mile\b`,
    'iu',
  ),
  not: /\b(?:tortoise|turtle|snail|slug|sloth|hare|sports? day|egg|spoon|sack|school|space|bike|cycl\w*|swim\w*|dragon|horse|reading|dance|lost|hates?|wheelchair|football|cars?|boats?)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing|bird)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => {
    const who = hero?.plural === true || hero?.being?.isa === 'person' ? null : somebody(hero);
    return {
      hero: who,
      other:
        other !== null && other.being?.isa !== 'person' && raw.toLowerCase().includes(other.word)
          ? somebody(other)
          : null,
      thing: about('medal'),
      occasion: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(VOICE)],
  talk: {
    young: { yours: [() => 'Whom would you like to cheer for?'] },
    older: {
      wonder: [() => 'Whose voice was it that came back?'],
      yours: [() => 'When did somebody shout for you?'],
    },
  },
};
