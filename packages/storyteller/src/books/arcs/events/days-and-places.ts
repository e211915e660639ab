import type { PageScene, SettingName } from '@storylantern/contract';
import type { Telling } from '../../arc.ts';
import { kinWords } from '../../../facts/kin.ts';
import { cap } from '../wording.ts';
import type { Thread } from './around.ts';
import { A_FEAST, birthdayChild, OTHERWISE } from './days-and-places-otherwise.ts';
import type { Going } from './event.ts';

/** A day, an hour, a weather or a place that a theme has around its event. */
export interface Around {
  /** How a theme says it: "in the snow". */
  readonly said: RegExp;
  /** What a page says where it is told. */
  readonly told: RegExp;
  /** What a book speaks of where it cannot be so. */
  readonly never?: RegExp;
  /** A plot that begins with it is about it, and tells what becomes of it: no more is said. */
  readonly begun?: true;
  /** What is said of it in the middle is a comfort. */
  readonly inTrouble?: true;
  /** All of the book is in one of these places, or it is not told. */
  readonly within?: ReadonlySet<SettingName>;
  /** Seen out of doors only. */
  readonly outdoors?: true;
  readonly weather?: PageScene['weather'];
  readonly night?: true;
  readonly setting?: SettingName;
  /** Its lines; where there are more than one, a second book need not say the first ones again. */
  readonly threads: readonly ((going: Going, telling: Telling) => Thread)[];
}

const OF_THE_SUN =
  /\b(?:sun|sunn?(?:y|ier)|sun(?:shine|light|set|rise|beams?|hats?|glasses)|shadows?|summer|blazing|so hot|hot day|heat)\b/i;

const SNOW: Around = {
  said: /\b(?:in|through) the snow\b|\bon a snowy\b|\bin a snowstorm\b/,
  told: /\bsnow\w*\b/i,
  never: new RegExp(
    String.raw`${OF_THE_SUN.source}|\b(?:rain\w*|puddles?|swim\w*|grass|flowers?|leaf|leaves|dust\w*|bees?|butterfl\w+|beach|sand|sandcastles?|dry|snow\w*)\b`,
    'i',
  ),
  outdoors: true,
  weather: 'snow',
  threads: [
    ({ K }, telling) =>
      telling === 'young'
        ? {
            begins: 'It was snowing.',
            goesOn: [`Snow sat on ${K.names} nose.`, 'Down came more snow. Hush!'],
            ends: 'It snowed and snowed.',
          }
        : {
            begins: 'It was snowing, in big slow flakes.',
            goesOn: [
              'By now everybody had on a small white hat of snow.',
              'The snow had filled in every footprint behind them.',
            ],
            ends: 'And the snow came down and made everything new.',
          },
    OTHERWISE.snow,
  ],
};

const RAIN: Around = {
  said: /\bin the (?:pouring )?rain\b|\bon a rainy\b/,
  told: /\brain\w*\b/i,
  never: new RegExp(String.raw`${OF_THE_SUN.source}|\b(?:dry|dust\w*|snow\w*|stars?|moon\w*|rain\w*|blue sky)\b`, 'i'),
  outdoors: true,
  weather: 'rain',
  threads: [
    ({ K }, telling) =>
      telling === 'young'
        ? {
            begins: 'It was raining.',
            goesOn: [`Rain ran down ${K.names} nose. Drip!`, 'Drip, drip, went the rain.'],
            ends: 'It rained and rained. Let it!',
          }
        : {
            begins: 'It was raining, as if the rain had been saved up.',
            goesOn: [
              `A drop of rain ran down ${K.names} nose, thought about it, and fell.`,
              'By now the rain could make nobody any wetter, and that was a comfort.',
            ],
            ends: 'It was raining still, and nobody minded any more.',
          },
    OTHERWISE.rain,
  ],
};

export const NIGHT: Around = {
  said: /\b(?:at|by|in the) night\b|\bin the dark\b|\bafter dark\b|\bby moonlight\b|\bat midnight\b/,
  told: /\b(?:night|dark\w*|moon\w*|stars?|torch|midnight)\b/i,
  never: new RegExp(
    String.raw`${OF_THE_SUN.source}|\b(?:breakfast|lunch(?:time)?|mornings?|noon|midday|afternoon|by day|daylight|school|shops?|after tea|tea ?time|supper|evening|kites?|it was (?:two|three|four|five)|at (?:two|three|four|five)|(?:two|three|four|five) o'clock)\b`,
    'i',
  ),
  night: true,
  threads: [
    (_going, telling) =>
      telling === 'young'
        ? {
            begins: 'It was night. The moon was up.',
            goesOn: ['It was so dark. Hoo, said an owl.', 'The moon looked on.'],
            ends: 'Good night, moon.',
          }
        : {
            begins: 'It was night, and the moon was up. What was green by day was blue.',
            goesOn: ['Somewhere in the dark an owl asked who it was.', 'The moon had moved along, to see better.'],
            ends: 'Up there the stars had all come out to look.',
          },
    OTHERWISE.night,
  ],
};

const BIRTHDAY: Around = {
  said: /\bon (?:my|our|her|his|their|the|a|\p{L}+['’]s) birthday\b/u,
  told: /\bbirthday\b/i,
  never: /\b(?:birthday|Christmas|Easter|Halloween)\b/i,
  inTrouble: true,
  threads: [
    (going, telling) => {
      const whose = birthdayChild(going);
      const mine = whose === going.K.names ? 'my birthday' : `${whose} birthday`;
      const { k } = going;
      return telling === 'young'
        ? {
            begins: `It was ${whose} birthday.`,
            goesOn: [`"And on ${mine}!" said ${k}.`, `"Still ${mine}!" said ${k}.`],
            ends: `"A good birthday!" said ${k}.`,
          }
        : {
            begins: `It was ${whose} birthday, when a thing like that counts double.`,
            goesOn: [`"And on ${mine}, of all days," said ${k}.`, `"It is still ${mine}," said ${k}, and that helped.`],
            ends: `"That," said ${k}, "is what I call a birthday."`,
          };
    },
    OTHERWISE.birthday,
  ],
};

export const HOLIDAY: Around = {
  said: /\bon (?:a |our |the |their |her |his |my )?(?:family |summer )?(?:holidays?|vacation)\b/,
  told: /\bholidays?\b/i,
  never: /\b(?:holidays?|school|nursery|classroom|Miss \p{Lu})\b/u,
  threads: [
    ({ k }, telling) =>
      telling === 'young'
        ? {
            begins: 'It was the holidays.',
            goesOn: [`"We are on holiday!" said ${k}.`, 'On holiday there is time.'],
            ends: 'More holiday tomorrow!',
          }
        : {
            begins: 'It was the third day of the holiday, when one has stopped counting them.',
            goesOn: [
              `"There's no hurry," said ${k}. "We're on holiday."`,
              'Nobody looked at a clock. There is no need to on holiday.',
            ],
            ends: 'And there was the rest of the holiday still to come.',
          },
    OTHERWISE.holiday,
  ],
};

const FOREST: Around = {
  said: /\b(?:in|into|through) (?:the |a |an )?(?:\p{L}+ )?(?:forest|woods?)\b/u,
  told: /\b(?:forest|woods?|trees?|pine cones?|woodpecker)\b/i,
  never:
    /\b(?:garden|gate|hedge|shed|house|home|street|road|kitchen|shop\w*|school|beach|sea|sand|sandy|sandcastles?|farm|barn|door|window|playground|wall|lane|washing|neighbours?)\b/i,
  outdoors: true,
  setting: 'forest',
  threads: [
    (_going, telling) =>
      telling === 'young'
        ? {
            begins: 'It was in the forest.',
            goesOn: ['Plop! A pine cone fell.', 'Tock, tock, said a woodpecker.'],
            ends: 'Hush, said all the trees.',
          }
        : {
            begins: 'This was in the forest, where the trees stand close and listen.',
            goesOn: [
              'A pine cone dropped beside them. Perhaps somebody up there had something to say.',
              'Far off in the forest a woodpecker knocked, and nobody opened.',
            ],
            ends: 'And all over the forest the trees whispered it to each other.',
          },
    OTHERWISE.forest,
  ],
};

const SEASIDE: Around = {
  said: /\b(?:at|by|beside|near) the (?:seaside|sea|beach|ocean)\b|\bon the beach\b/,
  told: /\b(?:sea|seaside|beach|waves?|gulls?|sand)\b/i,
  never:
    /\b(?:garden|gate|hedge|shed|street|road|kitchen|school|farm|barn|fields?|forest|woods?|trees?|grass|lawn|pond|river|lake|stream|willow|playground|lane|washing|neighbours?)\b/i,
  outdoors: true,
  setting: 'beach',
  threads: [
    (_going, telling) =>
      telling === 'young'
        ? {
            begins: 'They were at the seaside.',
            goesOn: ['A gull walked by, and looked.', 'Hush, said the sea.'],
            ends: 'Hush, hush, said the sea.',
          }
        : {
            begins: 'They were at the seaside, where everything tastes a little of salt.',
            goesOn: [
              'A gull came along the sand on foot, looked, and went by.',
              'Behind them the sea said hush, though nobody had spoken.',
            ],
            ends: 'Then they were quiet, and the sea went on talking.',
          },
    OTHERWISE.seaside,
  ],
};

const GARDEN: Around = {
  said: /\bin (?:the|our|my|her|his|a|grandma's|grandpa's) (?:back |front )?garden\b/,
  told: /\bgarden\b/i,
  never: /\b(?:street|school|beach|sea|forest|woods?|shops?|playground|farm|barn|station|ship|castle|mountain)\b/i,
  outdoors: true,
  setting: 'garden',
  threads: [
    (_going, telling) =>
      telling === 'young'
        ? {
            begins: 'They were in the garden.',
            goesOn: ['A blackbird in the garden looked.', 'A snail in the garden looked, too.'],
            ends: 'The garden was still again.',
          }
        : {
            begins: 'They had the whole garden for it, down to the hedge.',
            goesOn: [
              'A blackbird came to see what they did there. It was its garden, too.',
              'In the garden a snail had stopped to look. Or perhaps it was only slow.',
            ],
            ends: 'After that the garden was still, and the blackbird had it back.',
          },
    OTHERWISE.garden,
  ],
};

const SCHOOL: Around = {
  said: /\b(?:at|in) (?:our |my |her |his |the )?school\b|\bin the (?:school )?playground\b|\bat playtime\b/,
  told: /\b(?:school|class|classroom|playtime|playground|teacher|Miss \p{Lu}\p{L}+)\b/u,
  never:
    /\b(?:home|house|garden|hedge|bed|bedtime|supper|kitchen|sofa|beach|sea|forest|woods?|farm|barn|street|road|shops?|grown-up|lunch|night|moon|school)\b/i,
  outdoors: true,
  setting: 'playground',
  threads: [
    (_going, telling) =>
      telling === 'young'
        ? {
            begins: 'It was playtime at school.',
            goesOn: ['All the school came to look.', 'It was still playtime.'],
            ends: 'Ding, ding, went the school bell.',
          }
        : {
            begins: 'It was playtime at school, and everybody was out.',
            goesOn: ['Half the school came over to look.', 'There was still a bit of playtime left.'],
            ends: 'Back in school, everybody had a story to tell.',
          },
    OTHERWISE.school,
  ],
};

const FEAST: Around = {
  said: A_FEAST,
  told: /\b(?:fair|f[eê]te|party|picnic|show|feast|market|sale|wedding|carnival|parade|concert)\b/i,
  begun: true,
  inTrouble: true,
  threads: [
    ({ raw, A }, telling) => {
      const what = A_FEAST.exec(raw)?.[1] ?? 'party';
      return telling === 'young'
        ? {
            begins: `Soon it was the ${what}.`,
            goesOn: [`"It's for the ${what}!" said ${A.name}.`, `"And the ${what}?" said ${A.name}.`],
            ends: `Now it was time for the ${what}.`,
          }
        : {
            begins: `Soon it would be the ${what}.`,
            goesOn: [
              `"And it's for the ${what}!" said ${A.name}.`,
              `"What will they say at the ${what}?" said ${A.name}.`,
            ],
            ends: `And then it was time for the ${what}.`,
          };
    },
    OTHERWISE.feast,
  ],
};

const KIN = kinWords.join('|');
const A_HOUSE = new RegExp(
  String.raw`\bat (?:my |our |her |his |their )?(${KIN})['’]?s(?: (house|farm|flat|home|cottage|place|caravan)\b|$)`,
  'u',
);
const AT_HOME: ReadonlySet<SettingName> = new Set(['living-room', 'kitchen', 'bedroom', 'bathroom', 'garden', 'farm']);
const HOUSE: Around = {
  said: A_HOUSE,
  told: /['’]s (?:house|farm|flat|home|cottage|place|caravan)\b/i,
  never:
    /\b(?:home|house|street|school|beach|sea|forest|shops?|station|train|ship|street|road|next door|neighbours?)\b/i,
  within: AT_HOME,
  threads: [
    ({ raw, k }, telling) => {
      const [, who = '', where = 'house'] = A_HOUSE.exec(raw) ?? [];
      const house = `${cap(who)}'s ${where}`;
      return telling === 'young'
        ? {
            begins: `They were at ${house}.`,
            goesOn: [`"It's not like home!" said ${k}.`, `"May we stay?" said ${k}.`],
            ends: `They will come back to ${house}.`,
          }
        : {
            begins: `They were at ${house}, where things happen that do not happen at home.`,
            goesOn: [`"It's never like this at home," said ${k}.`, `"We could stay another day," said ${k}.`],
            ends: `Nobody was in a hurry to go home from ${house}.`,
          };
    },
  ],
};

/** Every day, hour, weather and place of which a book knows lines. */
export const DAYS_AND_PLACES: readonly Around[] = [
  FEAST,
  BIRTHDAY,
  HOLIDAY,
  NIGHT,
  HOUSE,
  SNOW,
  RAIN,
  FOREST,
  SEASIDE,
  GARDEN,
  SCHOOL,
];
