import { givesAName } from '../gives-a-name.ts';
import type { Gender } from '@storylantern/contract';
import { baseOf } from '../../words/base-verb.ts';
import { BASE_OF_PAST } from '../../words/irregular-past.ts';
import { personAtHead, type PersonSaid } from '../people/person-at-head.ts';
import { DONE_FOR_A_CHILD, PLAINLY_FOR_A_CHILD, SOOTHES_ITSELF } from './helpful-verbs.ts';
import { NO_HELP } from './help-words.ts';

/** What is done, without who does it: "sing the frog song", and who does it. */
export interface Doing {
  readonly said: string;
  readonly who: PersonSaid | 'i' | 'we' | 'child';
}

/** How often, and what else stands before a verb and says nothing of what is done. */
const BEFORE_VERB =
  /^(?:(?:do(?= (?:get|like|love|enjoy|talk|still|always|try|laugh|have)\b)|always|usually|often|sometimes|really|just|also|still|already|normally|now|even|mostly|generally|then|only ever|kindly|very kindly|gently|quietly|has started to|starts to|likes to|loves to|is happy to|is good at|is great at|is brilliant at|is allowed to|is able to|has offered to|has agreed to|tries to|gets to|manages to|wants to|can|could|will|would|might|shall|may|is going to|are going to|am going to|is about to|'ll|'s going to|'re going to) )+/i;
/** "will be with him", "is going to be there": whoever is there stays. */
const WILL_BE =
  /^(?:(?:will|'ll|is going to|are going to|'s going to|can) be|is|'s) (?=(?:(?:right )?(?:with|near|beside|next to|by|close to) (?:him|her|them)|(?:in|at|outside) the (?:room|door|next room)|on the other side)\b)/i;
/** "is teaching her": what is going on. */
const GOES_ON =
  /^(?:is|are|am|'s|'re|'m|has been|have been|'s been|'ve been) (?:(?:always|usually|already|still|also|kindly) )*(teaching|helping|showing|coming|staying|taking|practising|learning|reading|sitting|walking|waiting)\b(.*)$/i;
const CHILD_IN_IT = /\b(?:him|her|them|his|their|himself|herself|themselves|together|too|as well)\b/i;
/** Done once, on one day, for somebody's living, or told as trouble. */
export const OF_NO_HELP =
  /\b(?:names|dreams?|nightmares?|stay up|scar(?:e|es|ing)|frighten\w*|startl\w*|annoy\w*|tricks? (?:him|her|them)|each other|(?:read|play|watch|gam)\w* [^.]*under (?:the|his|her|their) (?:covers?|duvet|blankets?)|in secret|secretly|after lights[- ]out|late at night|past (?:his|her|their) bedtime|wars?|news|rough\w*|wrestl\w*|weapons?|guns?|drink(?:s|ing)?|drunk|smok\w+|vap\w+|swear\w*|rude|die|dead|kill\w*|wants? to die|behind (?:his|her|their) back|for (?:hours|ages)|nappy|nappies|pull-?ups?|sometimes (?!(?:helps|works))|cancels?|down until|hold \w+(?: \w+)? (?:down|still)|(?:head|arms?|legs?) (?:down|still)|run at|take things|steal\w*|cheat\w*|secrets?|whatever (?:he|she|they) wants?|until (?:he|she|they) (?:stops?|screams?|gives? (?:in|up)|goes|does|eats|says|sees|gets|finish\w*|quiets?)|(?:at|most) (?:the )?weekends?|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|summer|winter|spring|autumn|year|month|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|holidays?)|yesterday|last (?:week|night|year|time)|once|but|then (?:he|she)|all (?:night|day|the time)|constantly|non-?stop|too (?:much|many|often|long|loud|hard|rough\w*|tight\w*|fast|quick\w*|strong\w*|firm\w*|close|far)|(?:better|faster|more|quicker|further|higher|louder|longer) than|only|refus\w*|scream\w*|cry|cries|crying|shout\w*|tantrum\w*|meltdown\w*|angry|cross|furious|until (?:he|she|they) (?:sleeps?|drops?)|to work|off work|for work|at work|sad|tired|worried|nervous|scared|stressed|emotional|tearful|in trouble|told off|telling off|naughty|behave|mean|teases?|teasing|laughs? at|fights?|fighting|hits?|hurts?|snatch\w*|break|breaks|wakes?|died|poorly|ill|hospitali[sz]ed|instead of|worse|hard time|struggl\w*|money|sweets|phones? (?:out|at the table)|ipad|tablet|xbox|playstation|telly|tv|youtube|every (?:few|five|\d+) minutes)\b/i;
/** What a family does from day to day, and no help with what is hard. */
const DAY_TO_DAY =
  /^(?:walk (?:him|her|them)(?: (?:now|too|there|home))?$|(?:pick|drop|collect|fetch|get) (?:him|her|them) (?:up|off|from)|(?:take|bring|get) (?:him|her|them) (?:to|from|home from) (?:school|nursery|football|swimming|gymnastics|club|judo|karate|ballet|dance|the (?:bus|station))|(?:stay|go|come|start) (?:on |behind )?(?:at|in|to) (?:the|his|her|their|another) (?:old|other|different|current|first|previous)\b|take turns|visit (?!(?:him|her|them|it|the|an?)\b)|go as|go to (?!(?:an?|the|his|her|their) (?:quiet|calm|other|next|soft|sensory|toilet|loo|window|corner|door))|(?:go|come|get) (?:too|there|as well|along|with (?:him|her|them)$|home|in|back|to (?:work|bed|sleep|school|nursery))|do (?:the |all the |most of the )?(?:school run|drop[- ]?offs?|pick[- ]?ups?|shopping|cooking|washing|housework|nights?|night shifts?|shifts?|chores|it all|everything|(?:his|her|their) (?:own|homework))|keep (?:telling|asking|saying|going|getting|trying|on)|make (?:dinner|tea|lunch|breakfast|a fuss|a noise|it worse)|make (?:him|her|them) (?!(?:laugh|giggle|smile|feel|an?|some|hot|toast|porridge|pancakes|breakfast|tea|cocoa|brave|strong)\b)|make (?:him|her|them) (?:eat|do|go|wear|sit|stay|stop|say|finish|apologi[sz]e|angry|cross|sad|cry|late)|let (?:him|her|them) (?:down|off|cry|stay up|play|watch|have his way)|leave (?:him|her|them)|leave the|get (?:upset|cross|up|out|away|told|him|her|them) ?(?:up|dressed|ready)?$|give (?:him|her|them) (?:up|away|everything|whatever|in|the (?:ipad|phone|tablet)|money|sweets|chocolate|crisps)|take (?:it|them|everything|things|his|her|their|the) .*away|tell (?:him|her|them) (?:off|no|to|that|he|she|they|not|it)|say (?:no|that|he|she|they|it|i|we|yes)|ask (?:him|her|them) to|go (?:mad|crazy|to bed|away|out|off)|try (?:to|hard|everything)|look (?:like|after|forward|for)|come (?:back|in|out|off|round|over|from|home)$|see (?:him|her|them)|share (?:his|her|their|the|a) (?:bed)?room|take (?:his|her|their) (?!hands?\b|mind\b)|call (?:him|her|them) (?!every|each|before|after|at|on|from|when|to)|tell (?:him|her|them) (?:what to|about (?:one|it|a))|look out for|push (?:him|her|them) (?:away|over|off)|pull (?:him|her|them)|have (?:a|an|no|his|her|their|been|to|got)|use (?:bad|rude)|run (?:late|out|off|away)|turn (?:up|on (?:him|her|them))|start (?:school|nursery|crying|again|work)|set (?:him|her|them) off|get on|speak (?:french|german|\w+(?:ish|ese|ian|ean|ali|abi|ati)|arabic|urdu|hindi|zulu|somali|tamil|mandarin|dutch|welsh|greek|farsi|at home|no)|talk (?:over|back|loudly)|wear (?:him|her|them) (?:out|down))\b/i;
/** What nobody does in a note but for the child: "does a monster check", "makes the shoes talk", "does the big bits". */
const OF_THE_FAMILY =
  /^(?:do (?:an?|the|one|some) |(?:do|play|sing) (?:this little|round and round|incy|humpty|i spy|peek|pat.a.cake|row)|do (?:jokes|voices|bath ?time|bedtime|stories)|make (?:the|an?) (?:\w+ ){1,2}(?:talk|dance|sing|fly|song|game|joke|story|den|voices?)\b|(?:stand|sit|wait|stay|kneel) (?:right |just )?(?:outside|by|at|near|in|on|next to) (?:the|an?) |flush|brush|hold|lock up with|start|go first)/i;
/** What somebody is seen with, or does elsewhere: told as it is, and never as what they can do. */
const TOLD_AS_IT_IS =
  /^(?:wear (?!(?:him|her|them)\b)|do (?:the|an?) (?:\w+ )?(?:club|class|group|choir|team|stall|garden)\b)/i;
/** Where a family goes on living: "we will stay in the house". */
const WHERE_WE_LIVE =
  /^(?:stay|live|remain|be) (?:on )?(?:here$|(?:in|at) (?:the|this|our|his|her|their) (?:same |old |family |own )?(?:house|home|flat|apartment|town|area|village)\b)/i;
/** Leaving on a light is done for a child; leaving a house is not. */
const LEAVES_ON =
  /^(?:leave|keep|put|turn|switch) (?:the|an?|his|her|their) (?:\w+ ){0,3}(?:light|lamp|door|nightlight|curtains?|radio|music)\b/i;

/** What makes a plan of the verb that follows. */
const MODAL = /\b(?:can|could|will|would|might|shall|may|to|'ll|at)\s*$/i;

/** "stand by the sink and hums": the second thing somebody does stands behind "can" as well. */
const eachAsCan = (behind: string): string =>
  behind.replace(
    / and ([a-z]+s)(?= (?:him|his|her|them|their|the|an?|with|to|on|at|up|next|by|in|behind|out|down|round|so|when|while|until)\b|$)/g,
    (whole, verb: string, at: number, all: string) => {
      const base = baseOf(verb);
      const known = /^(?:$| (?:so|when|while|until)\b)/.test(all.slice(at + whole.length))
        ? PLAINLY_FOR_A_CHILD
        : DONE_FOR_A_CHILD;
      return base !== undefined && known.has(base) && !/^(?:hug|kiss|stroke|check|call|text|cuddle|smile)$/.test(base)
        ? ` and ${base}`
        : whole;
    },
  );

/** The verb phrase of a clause with its verb as it stands after "can"; undefined where it is not told as what is done. */
function asCan(predicate: string, isOne = false): { readonly verb: string; readonly text: string } | undefined {
  const whole = predicate.trim().replace(WILL_BE, 'stay ');
  const goesOn = GOES_ON.exec(whole);
  const plain = goesOn ? `${goesOn[1] ?? ''}${goesOn[2] ?? ''}` : whole.replace(BEFORE_VERB, '');
  const [, first = '', behind = ''] = /^([a-z]+)\b(.*)$/is.exec(plain) ?? [];
  if (!goesOn && /[aeiouy]\w*ing$|[^e]ed$/i.test(first)) return undefined;
  // "Grandad read to her", "her cousin told her": that was.
  const before = whole.slice(0, whole.length - plain.length);
  if (
    !goesOn &&
    !MODAL.test(before) &&
    !WILL_BE.test(predicate.trim()) &&
    (isOne ? !/s$/i.test(first) : BASE_OF_PAST.has(first.toLowerCase()))
  )
    return undefined;
  const verb = baseOf(first.toLowerCase());
  return verb === undefined ? undefined : { verb, text: `${verb}${isOne ? eachAsCan(behind) : behind}`.trim() };
}

/**
 * What somebody does for a child or with it, told as a habit, as a plan or as going on; nothing where it may be trouble, or is
 * only how a family gets through the day.
 */
export function doneByOthers(
  clause: string,
  childName: string,
  known: ReadonlySet<string>,
  gender: Gender | null = null,
): Doing | undefined {
  const told = clause
    .replace(AND_NOT, '')
    .replace(AT_HOSPITAL, '')
    .replace(RINGS, '$1 calls ')
    .replace(WALKS_IN, '$1 $2 to the door')
    .replace(TILL_ASLEEP, '');
  if (givesAName(clause) || SETS_OUT.test(clause)) return undefined;
  if (NO_HELP.test(told) || OF_NO_HELP.test(told) || isOfAnother(told, gender)) return undefined;
  return othersIn(told, childName, known);
}

/** When a family sets out is how the day goes: "we go at half past nine". */
const SETS_OUT =
  /^we (?:always |usually |all )*(?:go|leave|fly|travel|drive|set off|get there|get back|arrive) (?:at|on|in|by|from|after|before)\b/i;

/** "She paints them", told of a girl: nails, and not the child. */
const isOfAnother = (clause: string, gender: Gender | null): boolean =>
  gender === 'girl'
    ? /\b(?:him|his|them)\b/i.test(clause) && !/\bher\b/i.test(clause)
    : gender === 'boy'
      ? /\b(?:her|them)\b/i.test(clause) && !/\b(?:him|his)\b/i.test(clause)
      : false;

/** "Sits beside her and doesn't ask": the first half is help. */
const AND_NOT = / (?:and|but|without) (?:does(?:n't| not)|never|not|asking|saying|making)\b.*$/i;
/** Whoever stays at a hospital with the child is not the one who is ill. */
const AT_HOSPITAL = / (?:in|at) (?:the )?hospital\b/i;
/** How long somebody stays is for that night alone. */
const TILL_ASLEEP = /,? (?:til|till|'til|until) (?:he|she|they) (?:drops? off|dozes? off|nods? off)$/i;
/** A call is what is meant, and no telephone. */
const RINGS = /\b(\S+) phones? (?=(?:him|her|them|every|each|before|after|at)\b)/gi;
/** "Walks him in": as far as a door, and nothing hangs in the air. */
const WALKS_IN = /\b(walks?|takes?|brings?) (him|her|them) in(?: (?:every|each|in the) (?:day|morning|mornings))?$/i;

function othersIn(clause: string, childName: string, known: ReadonlySet<string>): Doing | undefined {
  const own = /^(i|we) (?=\w)(.+)$/i.exec(clause) ?? /^(i|we)(?='(?:ll|m|re|ve) )(.+)$/i.exec(clause);
  const who = own ? undefined : personAtHead(clause, childName, known);
  const predicate = own?.[2] ?? who?.rest;
  if (predicate === undefined || predicate === '') return undefined;
  const done = asCan(predicate, who !== undefined && who.phrase.plural !== true);
  if (!done || !DONE_FOR_A_CHILD.has(done.verb)) return undefined;
  if (TOLD_AS_IT_IS.test(done.text)) return undefined;
  // "Her little sister stays home with me": with whoever writes, and not with the child.
  if (
    who?.sort === 'child' &&
    /^(?:stay|live|sleep|be|sit|go|come) (?:.* )?(?:with|to|by) (?:me|us|mum|mummy|mom|dad|daddy)\b/i.test(done.text)
  )
    return undefined;
  if (!LEAVES_ON.test(done.text)) {
    if (DAY_TO_DAY.test(done.text)) return undefined;
    if (/^we$/i.test(own?.[1] ?? '') && WHERE_WE_LIVE.test(done.text)) return undefined;
    if (!own && !CHILD_IN_IT.test(done.text) && !PLAINLY_FOR_A_CHILD.has(done.verb) && !OF_THE_FAMILY.test(done.text))
      return undefined;
  }
  if (done.text.split(' ').length < 2 && !PLAINLY_FOR_A_CHILD.has(done.verb)) return undefined;
  // "We sing", "I do it myself": what a parent does is help where the child is in it, or where it is plain that it is for it.
  if (own && !CHILD_IN_IT.test(done.text) && !PLAINLY_FOR_A_CHILD.has(done.verb) && !/^we$/i.test(own[1] ?? ''))
    return undefined;
  return { said: done.text, who: who ?? (/^we$/i.test(own?.[1] ?? '') ? 'we' : 'i') };
}

/** To whom, or to what, a child turns: without it a habit of these says too little. */
const TO_WHOM =
  /^(?:(?:paint|draw|cook|bake|knit|sew|read|sing|pray) with (?:his|her|their|\p{Lu}\p{Ll}+)|write a few words in |(?:talk|read|sing|whisper|tell|say|write|pray|sign|listen|look|think) (?:to|at|of|about|with|for|his|her|their|the|a|an|goodnight|good night|"|me|us|\p{Lu})|(?:draw|write|paint|send) (?:(?:\w+ ){0,3}(?:picture|letter|card|note|worr|thought|feeling|list|poem|stor|song|comic|drawing|message|postcard|text)\w*)|keep (?:an?|his|her|their|the|my|our|mum'?s|dad'?s|mummy'?s|daddy'?s) (?:\w+ ){1,4}in (?:his|her|their) (?:\w+ )?(?:bag|pocket|drawer|hand|tray|box|coat|bed|pencil case)|wear (?:an?|his|her|their|my|the) (?:\w+ )?(?:hood|hat|cap|headphones|ear \w+|hoodie|bracelet|necklace|scarf|sunglasses|goggles|gloves|watch|headband|jumper)|wave\b|use (?:an?|his|her|their|the) |light (?:an?|the|his|her|their) candle|ask (?:(?:his|her|their) )?(?:\w+ ){0,2}?(?:\p{Lu}\p{Ll}+|auntie?|uncle|nan\w*|gran\w*|mum|dad|sister|brother|cousin|teacher|nurse) (?:anything|about|for help|questions|what|when)|go to (?:his|her|their|\p{Lu}\p{Ll}+)(?: \w+)? (?:for a|when|with)|sit (?:on (?:my|mum'?s|dad'?s|mummy'?s|daddy'?s|nan\w*'s|gran\w*'s|a grown-up's) lap|(?:next to|beside|with|by) (?:me|us|his|her|their|\p{Lu}))|hold (?:(?:on ?to )?(?:my|mum'?s?|dad'?s?|mummy'?s?|daddy'?s?|nan\w*'?s?|\p{Lu}\p{Ll}+'s) hands?\b|(?:an?|his|her|their|the) (?!(?:leg|arm|sleeve|coat|breath|wee|poo)\b))|rub (?:an?|his|her|their|the|some)|press (?:an?|his|her|their|the|the red|"))/iu;
const NOT_SOOTHING =
  /\b(?:until|dummy|sorry|go away|leave me|hates?|pacifier|bottle|thumb|nappy|pull-?ups?|glasses|uniform|nails|hair|everyone|everybody|lies?|swear\w*|rude|strangers?|no\b|stop|knife|matches|lighter|scissors|medicine|inhaler|phone|ipad|tablet|screen|telly|all day|breath until|bum|bottom|privates?)\b/i;
/** What a child says of something is no way of bearing it: "says the toilets stink". */
const COMPLAINS =
  /^(?:say|tell|think) (?:the|an?|his|her|their|it|this|that|all) (?!(?:words?|rhyme|poem|alphabet|prayer|magic|password|name)\b)(?:[a-z]+ ){1,3}(?:is|are|was|were|has|have|hurts?|stinks?|smells?|looks?|feels?|tastes?|sounds?|makes?|will|won't|can't)\b|^(?:say|think) (?:the|an?|his|her|their) [a-z]+ (?:stinks?|smells?)\b|^(?:say|tell|think) (?:the|an?|his|her|their) (?:[a-z]+ )?[a-z]+ [a-z]+s (?:on|at|him|her|them|it|to|too|so|that|off|up|like)\b/i;
/** A part of it that a child likes to do is a way in: "likes to do the zip himself", "likes pressing the button". */
const LIKES_TO_DO =
  /^(?:he|she|they)(?: (?:really|also|always))? (?:likes?|loves?|prefers?) (?:to )?(press|pressing|push|pushing|choos(?:e|ing)|pick|picking|help|helping|hold|holding|stir|stirring|dip|dipping|pour|pouring|turn|turning|count|counting|do|doing|carry|carrying|sit|sitting|stand|standing|wear|wearing|put|putting|scan|scanning|open|opening|post|posting|tick|ticking|switch|switching|splash|splashing) ((?:the|an?|his|her|their|it|things?|in|on|next|with|by|at|near|out)\b.*)$/i;
/** "They do a video call on Saturdays". */
const VIDEO_CALL =
  /^(?:he|she|they|we) (?:(?:usually|always|often|can|will) )*(?:do|does|have|has|make|video|facetime|skype)s? (?:an? |regular )?(?:video )?(?:call|chat|facetime)s?\b(?! (?:for help|out))/i;
/** "Takes his guitar with him". */
const TAKES_ALONG =
  /^(?:he|she|they) (?:(?:always|usually|often|can|will|is going to) )*(?:takes?|brings?|taking|bringing) ((?:his|her|their) (?:[a-z]+ ){1,3}?)(?:with (?:him|her|them)|along|everywhere|(?:both|each) ways?|there)\b/i;
/** "helps fetch nappies": a job of its own. */
const HAS_A_JOB =
  /^(?:he|she|they) (?:helps?|likes? to help)(?: me| us| mum| dad| mummy| daddy)? (?:to )?((?:fetch|carry|push|hold|stir|feed|choose|pick|rock|wash|pack|lay|pour|mix|water|brush) .+)$/i;
/** "her hands over her ears", "his fingers in his ears". */
const HANDS_ON =
  /^put (?:his|her|their) (?:hands?|fingers?) (?:over|on|in|to) (?:his|her|their) (?:ears?|eyes|tummy|heart|chest|head|cheeks)\b/i;

/** "Writes it all down in a notebook": what it is, nobody can tell without the rest. */
const WRITES_IT = /\b(writes?) (?:it|them|things|everything|stuff)(?: all)?(?: down)? in /i;

/** What a child does by itself, told as a habit that nobody would note but for its doing good. */
export function doneByTheChild(typed: string): Doing | undefined {
  const clause = typed.replace(WRITES_IT, '$1 a few words in ');
  if (VIDEO_CALL.test(clause)) return { said: 'having a video call', who: 'child' };
  if (NO_HELP.test(clause) || OF_NO_HELP.test(clause)) return undefined;
  const carried = TAKES_ALONG.exec(clause)?.[1];
  if (carried !== undefined && !NOT_SOOTHING.test(carried)) return { said: `take ${carried} along`, who: 'child' };
  const job = HAS_A_JOB.exec(clause)?.[1];
  if (job !== undefined && !NOT_SOOTHING.test(job)) return { said: `help ${job}`, who: 'child' };
  const liked = LIKES_TO_DO.exec(clause);
  const predicate = liked ? `${liked[1] ?? ''} ${liked[2] ?? ''}`.trim() : /^(?:he|she|they) (.+)$/i.exec(clause)?.[1];
  if (
    predicate === undefined ||
    /^(?:will|would|wants? to|might|is|are|has|likes?|loves?|says (?:he|she|they|that|it|no))\b/i.test(predicate)
  )
    return undefined;
  const done = asCan(liked ? (baseOf(liked[1] ?? '') ?? '') + ` ${liked[2] ?? ''}` : predicate);
  if (!done || NOT_SOOTHING.test(done.text) || COMPLAINS.test(done.text)) return undefined;
  if (liked) return done.text.split(' ').length > 1 ? { said: done.text, who: 'child' } : undefined;
  if (
    HANDS_ON.test(done.text) ||
    (SOOTHES_ITSELF.has(done.verb) && (TO_WHOM.test(done.text) || /^(?:breathe|count|hum)\b/.test(done.text)))
  )
    return { said: done.text, who: 'child' };
  return undefined;
}
