import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { CLUCK } from './cluck.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const VEHICLE = String.raw`(?:tractor|bus|car|van|lorry|truck|digger|excavator|train|fire engine|camper ?van|motorbike)`;
const KIN = String.raw`(?:mum|mummy|mom|mama|dad|daddy|papa|grandma|grandpa|granny|gran|nana|nan|grandad|uncle|auntie)`;

const aboutVehicle = (theme: Theme): boolean =>
  onTheGround(theme) &&
  (!theme.hero?.being || theme.hero.being.isa === 'vehicle' || theme.hero.being.isa === 'person') &&
  (!theme.other?.being || theme.other.being.isa === 'vehicle' || theme.other.being.isa === 'person');

/** A tractor, a bus or a car stands there and will not start. */
export const BROKE_DOWN: StoryEvent = {
  id: 'broke-down',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${VEHICLE}s?\b[^.]*\b(?:br(?:ea|o)ks? ?(?:down)|broke|broken|breaking down|break ?down|won['’]?t (?:start|go|move|work)|wouldn['’]?t (?:start|go|move|work)|can['’]?t (?:start|go|move)|(?:would|could|did) not (?:start|go|move|work)|cannot (?:start|go|move)|will not (?:start|go|move)|doesn['’]?t (?:start|work|go)|didn['’]?t (?:start|want to (?:start|go))|stops?|stopped|stopping|needs? (?:mending|fixing|repair\w*)|goes? (?:everywhere|anywhere)|flat tyre)\b`,
      String.raw`\b(?:broken|broken-?down|mending|fixing|repairing)\b[^.]*\b${VEHICLE}\b`,
      String.raw`^(?:my |the |our )?(?:\p{L}+ )?${KIN}(?:['’]?s) (?:(?:big|old|little|red|blue|green|yellow|new|rusty) )*${VEHICLE}$`,
      String.raw`^(?:the |a )?(?:little|old|rusty|big|small)(?: (?:little|old|red|blue|green|yellow|rusty|grey))* (?:tractor|bus|van)$`,
      String.raw`\b(?:ride|riding|driving|day) (?:on|in|with) (?:${KIN}['’]s|the|a) (?:(?:big|old|little|red|blue|green|yellow) )*tractor\b`,
    ].join('|'),
    'iu',
  ),
  not: /['’]t stop|\b(?:(?:not|never) stop\w*|bed|sleep|share|fl(?:y|ies|ew|ying)|space|moon|sea|under ?water|school(?! bus)|siren|horn|robot|toy|wheels?|toilet|zoo|penguins?|ghost|sleepy|tired|afraid|scared|lonely|too deep|race|racing|birthday|christmas|magic\w*|sick|talk\w*|bus stop|stops? (?:raining|at)|lost|wash\w*|park|new car|sold|selling|crash\w*|accident|hospital|died?)\b/i,
  fits: aboutVehicle,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'vehicle' ? { ...hero, plural: false } : null,
    other: null,
    thing: null,
  }),
  plots: [
    { ...CLUCK, when: /\b(?:tractor|bus|car|van|lorry|truck|digger|excavator|train|fire engine|motorbike)s?\b/i },
  ],
  talk: {
    young: { yours: [() => 'What noise does an engine make? And a hen?'] },
    older: {
      wonder: [() => 'When could you have guessed where the hen was?'],
      yours: [() => 'Whom is it hard for you to ask for help?'],
    },
  },
};
