import { BEING_WORDS } from '../../theme/entries.ts';

/** How somebody is who is wrong for a job, and what it is about. */
export interface TemperFound {
  readonly id: string;
  /** "people", "turning left"; "it" where nothing is named. */
  readonly x: string;
  /** "cat", where the many are beings. */
  readonly oneX: string;
  readonly noise: string;
}

const NOISES: readonly (readonly [RegExp, string])[] = [
  [/squeak/i, 'Squeak'],
  [/creak/i, 'Creak'],
  [/rattl|clank|clatter/i, 'Clank'],
  [/jingl|bells?\b/i, 'Jingle'],
  [/snor/i, 'Honk-shoo'],
  [/giggl|laugh/i, 'Hee-hee'],
  [/hums?\b|humming/i, 'Hm-hm-hm'],
  [/sing|song/i, 'Tra-la-la'],
  [/whistl/i, 'Wheee'],
  [/sneez/i, 'Atishoo'],
  [/hiccup/i, 'Hic'],
  [/burp/i, 'Burp'],
  [/drum|loud/i, 'Boom'],
];
/** Whom somebody is there to keep away, or after; to be fond of them is against the job. */
const ENEMIES: readonly (readonly [RegExp, RegExp])[] = [
  [/scarecrow/i, /crows?|birds?|rooks?|ravens?|magpies?|pigeons?|sparrows?|rabbits?|starlings?/i],
  [/guard|watch/i, /cats?|mice|mouse|squirrels?|foxes|fox|burglars?/i],
  [/\bcat\b|\bowl\b/i, /mice|mouse|birds?|rats?|fish/i],
  [/\bfox\b/i, /hens?|chickens?|rabbits?|geese|ducks?/i],
  [/\bwolf\b/i, /sheep|lambs?|pigs?|piglets?|rabbits?/i],
  [/knight/i, /dragons?/i],
  [/gardener|farmer/i, /slugs?|snails?|rabbits?|moles?|foxes|crows?/i],
  [/spider/i, /flies|fly/i],
];
const NO_SUCH = /\b(?:isn't|not|never|no longer|wasn't) (?:scared|afraid|frightened|shy|allergic|lost|slow|loud)\b/i;
const LOUD =
  /\b(?:nois(?:y|iest)|loud(?:est|ly)?|squeak\w*|creak\w*|rattl\w*|clank\w*|jingl\w*|snor(?:es?|ed|ing)|giggl\w*|laugh(?:s|ed|ing)?|hum(?:s|med|ming)|sings?|sang|singing|whistl\w*|sneez\w*|hiccup\w*|burp\w*|(?:can't|cannot|couldn't) (?:ever )?(?:be|keep|stay) (?:quiet|silent|still)|(?:can't|cannot|couldn't) whisper|talks? too much)\b/i;

const plain = { x: 'it', oneX: 'one', noise: 'Crash' };

/** What of somebody is against the job, where it is said; null where nothing is. */
export function temperIn(trait: string, role: string): TemperFound | null {
  if (NO_SUCH.test(trait)) return null;
  const allergic = /\ballergic to (?:the |all )?(.+)$/iu.exec(trait)?.[1];
  if (allergic !== undefined) return ofBeings('allergic', allergic) ?? same();
  const feared =
    /\b(?:scared|afraid|frightened|terrified|petrified) of (.+)$|\bfears (.+)$|\bfaint(?:s|ed) at (?:the sight of )?(.+)$/iu.exec(
      trait,
    );
  const x = feared?.[1] ?? feared?.[2] ?? feared?.[3];
  // What a child is right to keep away from, or is told to be brave about elsewhere, is no joke here.
  if (
    x !== undefined &&
    /\b(?:dark|school|nursery|water|sea|waves|fire|roads?|strangers?|burglars?|dentists?|doctors?)\b/i.test(x)
  )
    return null;
  if (x !== undefined) return isShort(x) ? { ...plain, id: 'fear', x } : same();
  const liked =
    /\b(?:likes|loves|adores|liked|loved|is (?:really |very |secretly )?fond of|is (?:best )?friends with|makes friends with|is nice to) (?:all |the )?(\p{L}+)$/iu.exec(
      trait,
    )?.[1];
  if (liked !== undefined)
    return ENEMIES.some(([who, whom]) => who.test(role) && whom.test(liked)) ? ofBeings('fond', liked) : null;
  if (
    /\b(?:polite|well-mannered|too (?:kind|nice|gentle|friendly|soft)|(?:can't|cannot|couldn't) say no|says? sorry|apologis\w+)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'polite' };
  if (
    /\b(?:gets? lost|got lost|lose[sd]? (?:his|her|its) way|lost (?:his|her|its) way|no sense of direction|(?:the )?wrong way|(?:can't|cannot|couldn't) read (?:a )?maps?)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'lost' };
  if (
    /\b(?:falls? (?:over|down|off)|fell (?:over|down|off)|falling (?:over|down|off)|trips|tripped|stumbl\w+|slips?|slipped|drops? \p{L}+|dropped|bump(?:s|ed) into|breaking \p{L}+|break(?:s|ing) (?:the|all|every)\w*|clums\w*|wobbl\w*|knock(?:s|ed) \p{L}+ over)\b/iu.test(
      trait,
    )
  )
    return { ...plain, id: 'falls' };
  if (
    /\b(?:shy|shyest|bashful|timid|hates? being (?:looked at|seen|watched)|(?:doesn't|didn't) like being (?:looked at|seen|watched)|stage fright)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'shy' };
  if (
    /\b(?:falls? asleep|fell asleep|falling asleep|sleepy|sleepiest|(?:can't|cannot|couldn't) stay awake|always tired|always asleep)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'sleepy' };
  if (
    /^is (?:(?:very|really|so|too) (?:small|little)|(?:very |really |so |too )?(?:tiny|titchy|teeny))$|\b(?:the (?:smallest|tiniest)|(?:much |far )?too (?:small|tiny))\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'small' };
  const noise = NOISES.find(([word]) => word.test(`${trait} ${role}`))?.[1] ?? 'Crash';
  if (
    LOUD.test(trait) &&
    !/\b(?:hates|loves|likes|wants|afraid|(?:never|can't|cannot|couldn't|could not) (?:laugh|sing|giggl|whistl|hum)\w*)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'loud', noise };
  if (
    /\b(?:slow|slowest|slowly|always late|(?:is|was) late|never on time|takes (?:ages|so long|forever|hours|all day)|dawdl\w+)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'slow' };
  if (/\b(?:can't|cannot|couldn't|could not|can not) (?:stop|help|bear|stand|resist)\b/i.test(trait)) return same();
  if (
    /\b(?:can't|cannot|couldn't|could not|can never|could never|(?:doesn't|does not|didn't) know how to|never learn(?:ed|t)(?: how)? to|(?:no good|terrible|hopeless|rubbish|bad|useless|awful|not very good) at)\b|\btoo (?:small|big|large|tall|short|heavy|fat|wide|old|young|sleepy|tired|soft) (?:to|for)\b/i.test(
      trait,
    )
  )
    return { ...plain, id: 'cannot' };
  if (
    /\b(?:hates?|hated|dislikes?|(?:doesn't|does not|didn't) (?:like|want|enjoy|believe)|never|always|only|keeps?|kept|won't|wouldn't|refuses?|refused|rather|prefers?|preferred|secretly|seasick|bored|cries|forgets?|forgot\w*|forgetful|lose(?:s|d)? (?:everything|things|all)|gets? (?:dizzy|bored|muddled|homesick|hungry|stuck)|vegetarian|homesick|grumpy|messy|untidy|nervous(?! (?:about|before|of|for))|gets? (?:sea|car|travel)sick)\b/i.test(
      trait,
    )
  )
    return same();
  return null;
}

const same = (): TemperFound => ({ ...plain, id: 'same' });
const isShort = (words: string): boolean =>
  words.split(' ').length <= 3 && !/\b(?:and|because|who|that)\b/i.test(words);

function ofBeings(id: string, many: string): TemperFound | null {
  const found = BEING_WORDS.get(many.toLowerCase());
  return found ? { ...plain, id, x: many.toLowerCase(), oneX: found.word } : null;
}
