import { withApostrophes } from '../../../facts/possessives.ts';
import { plainText } from '../../../facts/given-text.ts';
import { singularsOf } from '../../theme/entries.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { isPast } from '../../../words/irregular-past.ts';
import { pastOf } from '../../../words/past-tense.ts';
import { thirdPersonOf } from '../../../words/third-person.ts';
import { NO_JOKE } from '../the-one-about/no-joke.ts';
import { wordCount } from '../wording.ts';

/** A thing that does what nobody asked of it, as a parent types it. */
export interface MisdeedSaid {
  /** "a violin", "machines". */
  readonly thing: string;
  readonly many: boolean;
  /** Who has or made it: "a girl", "an inventor"; null where nobody is said. */
  readonly owner: string | null;
  /** It was made by them, and what for: "do her homework". */
  readonly isMade: boolean;
  readonly purpose: string | null;
  /** "only plays the truth", and "only played the truth". */
  readonly does: string;
  readonly did: string;
  /** It says that it is wrong, or that it is all it does. */
  readonly isSure: boolean;
}

const LEAD = /^(?:(?:how|when|about|the (?:day|time) (?:that |when )?|what if) )+/iu;
const ADVERB = String.raw`(?:(?:only|always|just|really|secretly|actually|accidentally|all|never|suddenly|even|also|keeps? on) )*`;
const THAT = new RegExp(
  String.raw`^(?<thing>(?:(?:an?|the|our|my|his|her|some|one) )?(?:\p{L}+(?:'s)? ){0,3}?\p{L}+),? (?:who|that|which) (?<adverb>${ADVERB})(?:(?:starts?|begins?) )?(?<verb>\p{L}+)(?<rest>.*)$`,
  'iu',
);
const WHOSE = new RegExp(
  String.raw`^(?<owner>(?:an?|the|our|my) (?:\p{L}+ ){0,2}?\p{L}+) whose (?<thing>(?:\p{L}+ ){0,2}?\p{L}+) (?<adverb>${ADVERB})(?:(?:starts?|begins?) )?(?<verb>\p{L}+)(?<rest>.*)$`,
  'iu',
);
const MADE = new RegExp(
  String.raw`^(?<owner>he|she|(?:an?|the|our|my) (?:\p{L}+ ){0,2}?\p{L}+|\p{Lu}\p{L}+),? (?:who |that )?(?:builds?|built|makes?|made|invents?|invented|designs?|designed|buys?|bought|gets?|got|has|had|finds?|found) (?<thing>(?:an?|the|some|new) (?:\p{L}+ ){0,3}?\p{L}+?)(?: (?:to|for) (?<purpose>[^,]+?))?(?:,? (?:and|but|only) (?:it|they|he|she)| (?:that|which|who)) (?<adverb>${ADVERB})(?:(?:starts?|begins?) )?(?<verb>\p{L}+)(?<rest>.*)$`,
  'iu',
);
/** What a thing wishes, is or where it goes is another story. */
const ANOTHER_STORY =
  /^(?:is|isn['’]?t|are|was|were|has|have|had|wants?|wishes|wish|likes?|loves?|hates?|needs?|feels?|dreams?|thinks?|believes?|lives?|can|cannot|can['’]?t|could|couldn['’]?t|won['’]?t|will|would|must|doesn['’]?t|don['’]?t|did|didn['’]?t|keeps?|stops?|runs?|goes|go|travels?|comes?|gets?(?= (?:lost|stuck|left|given|taken))|finds?|meets?|learns?|helps?|saves?|rescues?|falls?|decides?|tries|try|hopes?|looks?|becomes?|grows?|visits?|explores?|escapes?|hides?|sleeps?|joins?|wins?|loses?|breaks?|eats?|ate|never|belongs?|used|tickles?|cries|cry|dies|fits?|smells?|floats?|sinks?|stands?|sits?|waits?|flies|flew|shines?|no|someone|nobody|we|you|i|he|she|it|they)$/i;
const MAY_GO =
  /^(?:goes|go|runs?|comes?|looks?|gets?|walks?|drives?|steers?) (?:.*\b)?(?:backwards|sideways|the wrong way|upside down|everything wrong|it wrong|in circles|wrong|too fast|slow)\b/i;
const IS_WRONG =
  /\b(?:only|instead|opposite|backwards|everything|everyone|everybody|the truth|upside down|back to front|nicer|rude|compliments|jokes|what (?:you|people|it|they)|inside)\b/i;
const NOT_HERE =
  /\b(?:by mistake|important|magic(?:al)?|wish(?:es)?|war|guns?|bombs?|weapons?|swords?|fire engine|ambulance|police|hurts?|kills?|scar(?:es|y)|haunted|spell|time machine|time travel|grants?|invisible|bedtime|sleep)\b/iu;
const ONCE = /^(?:an?|the|our|my|his|her|some|one) /i;
/** Things that are made to do something, so that they can do it wrong. What lives, and what is magic, is of other stories. */
const MADE_TO_DO =
  /^(?:robot|machine|computer|laptop|tablet|printer|invention|gadget|sat ?nav|satnav|app|phone|telephone|camera|radio|telly|tv|television|speaker|alarm|alarm clock|doorbell|bell|dishwasher|hoover|vacuum|vacuum cleaner|toaster|kettle|fridge|freezer|oven|cooker|microwave|blender|mixer|calculator|typewriter|till|cash machine|jukebox|music box|photocopier|scanner|violin|piano|guitar|trumpet|tuba|flute|recorder|ukulele|accordion|harp|cello|clarinet|trombone|organ|saxophone|xylophone|drum|whistle|umbrella|hat|cap|shoe|boot|welly|wellies|trainer|slipper|glasses|spectacles|glove|coat|jumper|dress|trouser|mirror|pen|pencil|crayon|felt tip|paintbrush|ruler|compass|map|thermometer|scale|scales|lamp|torch|telescope|binoculars|microphone|megaphone|teapot|jug|mug|spoon|fan|scooter|trolley|bike|bicycle|car|washing machine|vending machine|weather vane|barometer|traffic light|remote control|dictionary|cookbook|recipe book|cookery book|lunchbox|sewing machine|shower|tap|toilet|hairdryer|toothbrush|photo booth)$/;
/** What such a thing does that can be wrong: it says, shows, makes or gives something. */
const BRINGS_OUT =
  /^(?:tells?|says?|speaks?|talks?|answers?|repeats?|announces?|shouts?|whispers?|sings?|plays?|whistles?|hums?|laughs?|burps?|prints?|writes?|draws?|spells?|copies|copy|shows?|takes?|makes?|making|telling|printing|playing|singing|saying|cooks?|bakes?|burns?|brews?|pours?|serves?|gives?|giving|hands?|throws?|throwing|spits?|swaps?|sorts?|mixes|mix|puts?|putting|turns?|turning|changes?|dyes?|rains?|walks?|drives?|steers?|points?|counts?|adds?|washes|wash|cleans?|tidies|tidy|sends?|translates?|wakes?|gets?|does|do|goes|go|works?|opens?|invents?|insults?|compliments?|corrects?|tickles?|orders?|snorts?|argues?|complains?)$/i;
/** What there are events of: a robot's blunders, a clock that runs the other way, and what turns people into frogs. */
const ELSEWHERE =
  /^(?:an?|the|our|my) (?:\p{L}+ )?robot (?:who|that|which) (?:gets?|puts?|does|do|cleans?|tid(?:y|ies)|makes? (?:friends|a mess)|turns?)\b|^(?:an?|the) (?:\p{L}+ )?(?:clock|watch)\b.*\b(?:backwards|wrong|still|stop\w*)\b|\binto an? \b|\b(?:vanish|disappear|fly|alive|invisible|spells?|wrong (?:way|turn|bus)|homework$)\b|^(?:an?|the) (?:gadget|machine) (?:that|which) (?:does|gets)\b/iu;
/** "of what she wants", "what people are thinking": told of that day as well. */
const LATER_VERB =
  /\b(what|when|whenever|how|where|than|that|before|after|while|if|until|as) ((?:(?:the|a|his|her|their|its) )?(?:he|she|it|they|people|you|everyone|everybody|someone|somebody|nobody|anyone|we|\p{L}+(?=\s(?:is|are|says?|wants?|thinks?|needs?|likes?|asks?|does|do|has|have))))((?: (?:actually|really|always|never|just))?) (\p{L}+)/giu;
const PAST_OF: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  am: 'was',
  has: 'had',
  have: 'had',
  do: 'did',
  does: 'did',
  can: 'could',
  "can't": "couldn't",
  will: 'would',
  want: 'wanted',
  say: 'said',
  think: 'thought',
  need: 'needed',
  ask: 'asked',
  like: 'liked',
  know: 'knew',
};
const MOST_WORDS = 10;

function laterInThePast(rest: string): string | null {
  let sure = true;
  const text = rest
    .replace(/\b(what|who|where)'s\b/gi, '$1 was')
    .replace(LATER_VERB, (_whole, link: string, who: string, how: string, verb: string) => {
      const past = PAST_OF[verb.toLowerCase()] ?? pastOf(verb);
      if (past === undefined) sure = false;
      return `${link} ${who.replace(/^you$/i, 'people').replace(/^we$/i, 'they')}${how} ${past ?? verb}`;
    });
  return sure && !/\b(?:i|we|us)\b/i.test(text)
    ? text
        .replace(/\byour\b/gi, 'their')
        .replace(/\byou\b/gi, 'people')
        .replace(/\b(?:my|our)\b/gi, 'the')
    : null;
}

/** Whether a word names something that is made to do a thing. */
function isMachine(thing: string): boolean {
  const words = thing.toLowerCase().split(' ');
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some((name) =>
    [name, ...singularsOf(name)].some((form) => MADE_TO_DO.test(form)),
  );
}

/** What a theme says that a thing does and nobody asked of it; null where it says nothing of the kind. */
export function misdeedSaid(typed: string): MisdeedSaid | null {
  const said = withApostrophes(plainText(typed).replace(/’/g, "'").replace(/\s+/g, ' ').trim())
    .replace(/[.!?;,\s]+$/u, '')
    .replace(/\b(what|who|that)s\b/gi, "$1's")
    // "But it all goes wrong" is said of what it does.
    .replace(/\b(it|he|she) all (?:goes|went) wrong\b/gi, '$1 gets everything wrong')
    .replace(LEAD, '');
  if (NO_JOKE.test(said) || NOT_HERE.test(said) || /["“”():;]/.test(said)) return null;
  const whose = WHOSE.exec(said)?.groups;
  const made = whose ? undefined : MADE.exec(said)?.groups;
  const found = whose ?? made ?? THAT.exec(said)?.groups;
  const thing = found?.['thing']?.trim();
  const verb = found?.['verb']?.toLowerCase() ?? '';
  if (found === undefined || thing === undefined || /\b(?:our|my|his|her)\b/i.test(thing) === (made !== undefined)) {
    if (found === undefined || thing === undefined || made !== undefined) return null;
  }
  const rest = (found['rest'] ?? '').replace(/ them\b/i, (them) =>
    made && thing.split(' ').length > 2 ? ` ${thing.split(' ').at(-2) ?? ''}s` : them,
  );
  if (!isMachine(thing)) return null;
  if (!BRINGS_OUT.test(verb) || isPast(verb) || ELSEWHERE.test(said)) return null;
  if (ANOTHER_STORY.test(verb) && !MAY_GO.test(`${verb}${rest}`)) return null;
  if (
    /,(?! even )|\b(?:and|but|so|because|until) (?:then |now )?(?:it|he|she|they|the|everyone|everybody|nobody|her|his|we|one)\b/i.test(
      rest,
    )
  )
    return null;
  const adverb = (found['adverb'] ?? '').trim().replace(/^(?:keeps? on|suddenly|accidentally)$/i, '');
  if (/\bnever\b/i.test(adverb)) return null;
  const base = baseOf(verb);
  const past = pastOf(verb);
  const later = laterInThePast(rest);
  if (base === undefined || past === undefined || later === null || wordCount(`${verb}${rest}`) > MOST_WORDS)
    return null;
  const head = thing.split(' ').at(-1) ?? '';
  const many =
    !/^(?:an?|one)\s/i.test(thing) && /[^su]s$/.test(head) && singularsOf(head.toLowerCase())[0] !== head.toLowerCase();
  const how = adverb === '' ? '' : `${adverb} `;
  const now = verb.endsWith('ing') ? null : `${how}${verb}${rest.replace(/\b(?:my|our)\b/gi, 'the')}`;
  return {
    thing,
    many,
    owner: found['owner'] ?? null,
    isMade:
      made !== undefined &&
      /\b(?:builds?|built|makes?|made|invents?|invented|designs?|designed)\b/i.test(said.slice(0, said.indexOf(thing))),
    purpose: found['purpose']?.trim() ?? null,
    does: now ?? `${how}${many ? base : thirdPersonOf(base)}${rest}`,
    did: `${how}${past}${later}`,
    isSure: IS_WRONG.test(`${adverb} ${verb}${rest}`) || made !== undefined || whose !== undefined,
  };
}

/** Without its article. */
export const bareOf = (noun: string): string => noun.replace(ONCE, '');
