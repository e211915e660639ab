import { kinWords } from '../facts/kin.ts';
import { escaped } from '../words/escaped.ts';
import { withoutFalseAlarms } from './tender/false-alarms.ts';
import type { Theme } from './theme.ts';
import { beingNamed } from './theme/entries.ts';

/** Themes that no comic or brave tale may touch; they are told by the gentle frames of the social stories. */
const TENDER =
  /\b(?:died?|dies|dead|death|dying|funeral|grave|heaven|passed away|put to sleep|put down|crossed the rainbow bridge|cancer|leuk\w+|chemo\w*|tumou?r|terminal\w*|care homes?|nursing homes?|(?:very|seriously) (?:ill|sick)|illness|hospice|hospitals?|hospitali[sz]ed|surgery|operation|dementia|alzheimer\w*|stroke|heart attack|divorc\w*|separat(?:ed|ing|ion)|split(?:ting)? up|moved out|two homes|custody|prison|jail|deployed|foster\w*|adopt(?:ed|ion)|bull(?:y|ied|ies|ying)|teas(?:ed|es|ing)|private parts|my body (?:belongs to me|is mine|is my own)|(?:man|men|uncle|coach|babysitter|stranger|someone|somebody|adult|grown-up) (?:(?:who|that|keeps?) )*touch(?:es|ed|ing) (?:me|him|her|them|us)|(?:kiss|hug|touch|tickl)\w*[^.]{0,40}\bsecret|(?:laugh\w* at|mock\w*|copy|copies|copied) (?:my|his|her|their) (?:stammer|stutter)|left out|hurts? (?:me|him|her|them)|hits? (?:me|him|her|them)|abus\w*|miscarr\w*|stillb\w+|lost (?:the|our|a|her|his) baby|war|wars|bomb\w*|refugees?|homeless\w*|evict\w*|lost (?:his|her|my|our) (?:job|home|house)|grie(?:f|ving|ves?)|mourn\w*|miss(?:es|ing)? (?:his|her|my|our|their) (?:mum|mom|mummy|mommy|dad|daddy|grandma|granny|nana|grandpa|grandad|papa|mama|mother|father)|suicid\w*|car (?:crash|accident)|panic attacks?|self[- ]harm|racis\w*|drown(?:ed|ing)?)\b/i;
/** "a teddy's hospital": a game, not an illness in the family. */
const ONLY_PLAY =
  /\b(?:toys?|teddy|teddies|teddy'?s|dolls?|pretend|play|robot|toy) (?:hospital|doctor|operation)|\bhospital for (?:(?:his|her|my|their|our|all|the|poorly|ill|sick|soft|cuddly|stuffed) )*(?:toys|teddies|teddy|dolls|robots|animals)\b|\b(?:toys|teddies|dolls|soft toys|cuddly toys|stuffed animals|stuffies)\b[^.]*\b(?:hospital|operation|surgery)\b/i;
/** "the bee hospital", "a hospital for owls": where animals are looked after. */
const FOR_ANIMALS = /\b(\p{L}+) hospital\b|\bhospital for (?:\p{L}+ )?(\p{L}+)\b/iu;
function isOfAnimals(asked: string): boolean {
  const found = FOR_ANIMALS.exec(asked);
  const being = found && (beingNamed(found[1] ?? '') ?? beingNamed(found[2] ?? ''));
  return (
    (being !== null && being !== undefined && being.isa !== 'person') ||
    /\b(?:animal|pet|toy)s? hospital\b/i.test(asked)
  );
}

/** Feelings and everyday learning of the child's own, which the gentle frames know more about than a tale does. */
const OF_EVERY_DAY =
  /^\s*(?:sad|angry|cross|jealous|shy|lonely|worried|anxious|frustrated|feelings?|emotions?|(?:sad|angry|big|mixed|strong|difficult|worried) feelings|(?:an?|the) (?:very |so )?(?:sad|angry|cross|jealous|worried|anxious) (?:boy|girl|child|kid|toddler))\s*$|\b(?:(?:feel\w*|is|being|so|always|very|when|gets?|getting|be) (?:\p{L}+ )?(?:sad|angry|cross|jealous|shy|lonely|left out|worried|anxious|frustrated)|jealous(?:y)? of|sadness|anger|tantrums?|shyness|sharing|friend (?:won['’]?t|will not|doesn['’]?t want to|never) plays? |(?:brother|sister|cousin|friend) (?:copies|follows|bothers|annoys|interrupts|pushes|bosses) |(?:brother|sister|cousin|friend) (?:took|takes|stole|steals|ate|eats|snatched|grabbed|hid|hides) (?:my|his|her) |(?:brother|sister|cousin|friend) (?:got|gets|won|has|had) [^.]{3,30} (?:and|but) (?:i|he|she) (?:did ?n['’]?t|do ?n['’]?t|have ?n['’]?t|never|didn|got none|not)\b|(?:brother|sister|cousin|friend) (?:won['’]?t|will not|never|doesn['’]?t|refuses to|can['’]?t) (?:(?:like|want) to )?shares?|taking turns|napp(?:y|ies)|(?:friends?|cousins?|gran\w*|nan\w*|aunt\w*|uncle) (?:has |have |is |are )?(?:(?:mov(?:ed|es?|ing)|going|gone|left|leav\w+) away|(?:moved|moves|moving) (?:abroad|house|to (?!the\b|music\b|our\b|my\b|us\b)[a-z]+))|(?:brother|sister|cousin|friend|twin|toddler|son|daughter) (?:always |still )?(?:bites|hits|kicks|pinches|pushes|scratches)(?: people| children| others| everyone| everybody| the cat| the dog)?$|learn\w* (?:how )?to (?:dress|button|zip|blow|share|wait|say|listen|wash|use (?:\p{L}+ )?(?:scissors|toilet|potty|spoon|fork|knife|cutlery))\b|say(?:ing)? sorry|(?:friends?|brothers?|sisters?|cousins?) (?:have|had|has|having) an? (?:\p{L}+ )?(?:argument|row|quarrel|fight)|(?:fall(?:s|ing)?|fell|fallen) out with (?:my|her|his|a|their) |potty|brush\w* (?:\p{L}+ )?teeth|hitting|biting|screen time|picky eat\w*|losing games?|(?:being|be|learn\w* to be) (?:more )?(?:kind|patient|honest|polite|thankful|grateful|helpful|gentle|responsible|respectful|a good (?:friend|sport|loser))|(?:brothers?|sisters?|twins?|siblings) (?:who |that )?(?:\p{L}+ )?(?:fight|argue|squabble|quarrel|bicker)\w*|(?:brothers?|sisters?|cousins?|friends?|twins?)(?: \p{Lu}\p{L}+)? (?:who |that )?(?:keeps?|always|never stops?|won'?t stop) (?:break|tak|snatch|spoil|copy|bother|knock|push|annoy|grabb|wreck|follow|interrupt)\p{L}*|(?:won'?t|wont|will not|does ?n[o']?t|doesn'?t|doesnt|refuses to|not) (?:want to )?(?:eat|try) (?:\p{L}+ )?(?:food|peas|vegetables|veg|dinner|greens|lunch|tea|supper|broccoli|carrots)|(?:my|our|his|her|the) (?:team|side) (?:has )?lost|lost (?:the|a|his|her|my|our|their) (?:\p{L}+ )?(?:match|game|race)|(?<=^|(?:got|get|gets|getting|was|being) )lost (?:in|at) (?:the|a) (?:busy |big )?(?:supermarket|shops?|market|mall|store|crowd|zoo|fair))\b/iu;

/** Dangers a child is right to respect: no tale makes a child go closer. */
const RIGHT_TO_FEAR =
  /\b(?:fires?|flames?|matches|lighters?|bonfires?|campfires?|candles|roads?|traffic|crossing|cars coming|motorways?|railways?|train tracks?|deep water|rivers?|canals?|waves|currents?|strangers?|someone (?:he|she|they) do(?:es)?n'?t know|medicines?|pills?|tablets|poison\w*|bleach|knife|knives|blades?|scissors|electric\w*|plugs?|sockets?|wires|heights?|high places|cliffs?|balcon(?:y|ies)|roofs?|rooftops?|windows? ledges?|hot (?:oven|stove|iron|water)|ovens?|stoves?|kettles?|fireworks|guns?|weapons?)\b/i;
const FEAR_OR_COURAGE =
  /\b(?:scared|afraid|frightened|terrified|petrified|fear\w*|brave\w*|courage\w*|dares?|daring|nervous|worried|not afraid|overcom\w+|hates?|play(?:s|ing)? with|touch(?:es|ing)?|safe\w*|danger\w*|careful)\b/i;
/** What a grown-up brings on a spoon: who is afraid of that has to be helped to take it. */
const GIVEN = /^medicines?$/i;
/** Medicine that nobody gave is a danger as before. */
const NOT_GIVEN =
  /\b(?:touch\w*|safe\w*|danger\w*|careful|play(?:s|ing)? with|f(?:i|ou)nds?|finding|cupboards?|cabinets?|shel(?:f|ves)|never|do(?:n['’]?t| not) (?:eat|take|taste))\b/i;
/** Compounds of a danger that are none: what rides, what is played, who puts it out. */
const NO_DANGER =
  /\b(?:fire (?:engines?|trucks?|stations?|brigades?|dogs?|fighters?|drills?)|camp ?fire songs?|(?:football|rugby|tennis|cricket|hockey) matches|(?:river|sea) (?:boats?|horses?)|road ?runners?|brain ?waves|(?:he|she|it|who|that) waves|plug ?holes?)\b/gi;
const withoutCompounds = (asked: string): string => asked.replace(NO_DANGER, ' ');
/** A lesson about a danger, with nobody else in it: "crossing the road", "never talk to strangers". */
const LESSON =
  /\b(?:cross\w* (?:the |a |busy )*roads?|road safety|(?:talk|speak|go)(?:s|ing)? (?:off )?(?:to|with) (?:a )?strangers?|^\s*(?:the |about |on )?strangers?(?: danger)?\s*$|fire safety|(?:eat|take|find)(?:s|ing)? (?:\p{L}+ )?(?:medicines?|pills?|tablets))\b/iu;
const isOfNobody = ({ hero }: Theme): boolean => hero === null || /^strangers?$/.test(hero.word);
/** Whose work it is to put fires out has water on board, and nobody copies a fire engine. */
const PUTS_OUT_FIRES = /^fire ?(?:engine|truck|fighter)/;
/** A dragon's fire is a part of it, and who is afraid of that is told nothing about campfires. */
const BREATHES_FIRE = /^(?:dragon|wyvern|salamander)$/;
const AFRAID_OF_FIRE =
  /\b(?:scared|afraid|frightened|terrified|nervous|worried|fears?|hates?|does ?n['’]?t like|does not like)\b[^.]*\b(?:fire|flames)\b/iu;
/** A being of a story may fear heights or water: kites and boats are not children on a roof. */
const OF_A_CHILD = ({ hero }: Theme): boolean =>
  hero === null || (hero.being?.isa === 'person' && !/^mer(?:maid|man|boy)$/.test(hero.being.id));
const HEIGHT_OR_WATER = /^(?:heights?|high places|rivers?|waves|deep water|candles|scissors)$/i;

/** "I don't want to wear my coat", "why do we have to tidy up": everyday life, which the frames of that know best. */
export const EVERY_DAY_ASKED =
  /^(?:nap|meal|dinner|lunch|snack|getting dressed)(?: ?time)?$|^(?:(?:i (?:have|had|keep having)|having|getting|my|about|more) )?(?:(?:a|another) )?(?:bad dreams?|nightmares?|night terrors?)(?: (?:about|of|again) ?.*)?$|^(?:i|my (?:son|daughter|child|toddler|\p{L}+ year old)) (?:keeps?|always|can['’]?t stop|won['’]?t stop|is always|never stops) (?:\p{L}+ )?(?:hit\w*|hurt\w*|bit\w*|kick\w*|wet\w*|ly\w+|lies?|cry\w*|cries|scream\w*|throw\w*|steal\w*|swear\w*|spit\w*)\b|^(?:i|my (?:son|daughter|child|toddler|\p{L}+ year old)) (?:don'?t|do not|won'?t|will not|doesn'?t|hates?|refuses) (?:want |like )?(?:to )?(?:wear\w*|put\w*|tidy\w*|share|go(?! to (?:sleep|bed))|get dressed|getting dressed|wash\w*|leave|leaving|listen\w*|say|hold\w*|stop|wait\w*|clean\w*)\b|^why (?:do|must|should) (?:i|we|you|children|kids|people) (?:always |still )?(?:have to|need to|got to|must|should|(?=tidy|share|wash|wait|say|go|brush))/iu;

/** "I was mean to my sister", "I had a bad day": said of oneself, and no tale's joke. */
export const CONFIDED =
  /^i (?:(?:was|am|feel|felt|have been|['’]?m) (?:(?:so|very|really|not|being|a bit|always) )*(?:mean|horrible|nasty|unkind|rude|bad|naughty|sorry|nice|kind|sad|alone|lonely|left out|angry|cross|jealous|guilty|ashamed|(?:scared|afraid|frightened) of my (?:teacher|childminder|class|school|mum\w*|dad\w*|brother|sister))\b|(?:hit|pushed|hurt|kicked|bit|pinched|ignored|shouted at|laughed at|was mean to|told on) (?:my|our|her|him|them|a|the|some(?:body|one)|mum\w*|dad\w*)\b|did something (?:bad|mean|wrong|naughty)\b|had (?:a|the) (?:(?:very|really) )?(?:bad|horrible|worst|hard|sad|awful|terrible) day\b|miss (?:my|our) old\b)/iu;

/** "tidying up with my brother": a day with somebody, and not a lesson. */
const WITH_SOMEBODY = new RegExp(
  String.raw`^(?:tidying|cleaning|clearing|washing) (?:up |away |out )?(?:\p{L}+ ){0,3}?with (?:my |our |his |her )?(?:${kinWords.join('|')}|brothers?|sisters?|cousins?)\b`,
  'iu',
);

/** "Being kind is my superpower": a tale of a power, and not a lesson. */
const AS_A_POWER = /\bsuper-? ?(?:powers?|hero(?:es)?)\b/i;

/** "a bee gets lost in a supermarket": somebody of a story, in whatever part it was read. */
const isOfAnAnimal = (asked: string, { other }: Theme): boolean =>
  LIKE_SOMEBODY.test(asked) ||
  (other !== null &&
    other.being !== null &&
    other.being.isa !== 'person' &&
    new RegExp(
      String.raw`^\s*(?:(?:an?|the) (?:\p{L}+ )?|(?:baby|little) )${escaped(other.word.split(' ').at(-1) ?? other.word)}\b`,
      'iu',
    ).test(asked));
/** "a lighthouse that feels lonely": whatever feels, and is no person. */
const LIKE_SOMEBODY =
  /^\s*(?:an?|the) (?:\p{L}+ ){0,2}(?!boy|girl|child|kid|toddler|baby|son|daughter|brother|sister|friend|mum|dad|teacher|man|woman)\p{L}+ (?:that|which) (?:feels?|is|was|felt) |^\s*(?:an?|the) (?:(?:very|so|always) )?(?:shy|sad|angry|lonely|worried|jealous|cross) (?!boy|girl|child|kid|toddler|baby|son|daughter|brother|sister|friend|mum|dad|teacher|man|woman|feelings?|mood|thoughts?|when|about|of|at|because|and|in|day|days|times?)\p{L}+$/iu;

export type Gate = 'tender' | 'keep-safe' | 'open';

/** Which way a theme is told, asked before any arc. `asked` is the theme as the parent typed it. */
export function gateOf(asked: string, theme: Theme): Gate {
  if (TENDER.test(withoutFalseAlarms(asked)) && !ONLY_PLAY.test(asked) && !isOfAnimals(asked)) return 'tender';
  if (
    OF_EVERY_DAY.test(asked) &&
    !WITH_SOMEBODY.test(asked) &&
    !(AS_A_POWER.test(asked) && /\bkind(?:ness)?\b/i.test(asked)) &&
    !isOfAnAnimal(asked, theme) &&
    (theme.hero === null ||
      // "No more nappies": what is spoken of is nobody.
      (theme.hero.being?.isa === 'thing' && theme.hero.name === null && theme.clause === null) ||
      (/\bjealous/i.test(asked) && !/\bjealous/i.test(theme.clause ?? ''))) &&
    theme.fear === null &&
    (theme.first === null || theme.first.id === 'new baby' || /\bjealous|\bfriends? (?:\p{L}+ )?mov/iu.test(asked))
  )
    return 'tender';
  // The bang of fireworks is feared from behind a window, and told from there.
  if (
    theme.relation === 'fear' &&
    theme.fear?.id === 'fireworks' &&
    !/\b(?:brave|touch\w*|play\w*|hold\w*)\b/i.test(asked)
  )
    return 'open';
  const danger = RIGHT_TO_FEAR.exec(withoutCompounds(asked));
  if (danger && PUTS_OUT_FIRES.test(theme.hero?.word ?? '')) return 'open';
  if (danger && BREATHES_FIRE.test(theme.hero?.being?.id ?? '') && AFRAID_OF_FIRE.test(asked)) return 'open';
  if (danger && GIVEN.test(danger[0]) && !NOT_GIVEN.test(asked)) return 'open';
  if (danger && (FEAR_OR_COURAGE.test(asked) || (isOfNobody(theme) && LESSON.test(asked)))) {
    if (HEIGHT_OR_WATER.test(danger[0]) && !OF_A_CHILD(theme)) return 'open';
    return 'keep-safe';
  }
  return 'open';
}

/** The danger a keep-safe theme names, in the parent's own word and small letters. */
export const dangerIn = (asked: string): string | null =>
  RIGHT_TO_FEAR.exec(withoutCompounds(asked))?.[0].toLowerCase() ?? null;
