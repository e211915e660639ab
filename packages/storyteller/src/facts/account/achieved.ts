import { inPast, NOT_DONE, saysEnough } from '../deed-done.ts';
import { isWordForm } from '../../words/dictionary.ts';
import type { Clause } from './clauses.ts';
import { cutsOf, endsOpen, plain, squeezed } from './cuts.ts';
import { retold, type Whose } from './retold.ts';

/** When it was, said from today: a story that is read again next week is told of a day. */
const FROM_TODAY: readonly (readonly [RegExp, string])[] = [
  [/[\s,]+(?:today|yesterday|tonight|this (?:week|afternoon|time|weekend|term|month|year)|now|finally|at last|as well|too|already|though|anyway|actually|either|instead(?! of)|lol|,? ?(?:which (?:is|was) )?(?:such )?(?:an? )?(?:(?:really|very) )?(?:big|huge|massive|major|enormous) (?:deal|thing|step|achievement|win|milestone)(?: for (?:him|her|them|us))?(?: (?:as|because|since) (?:he|she|they) (?:is|are|has|have) [\w -]+)?)(?=$|[\s,])/gi, ''],
  [/(?<!\b(?:it|them|him|her|up|on|back|try|trying|tried|go|friends|started|began|over))[\s,]+again(?=$|[\s,])/gi, ''],
  [/[\s,(]+(?:\d+|two|three|four|five|six) ?(?:hrs?|hours?|mins?|minutes?)\)?$/gi, ''],
  [/\b(?:y|yr|year) ?(\d{1,2})(?= \p{L})/giu, 'Year $1'],
  [/,\s*(?:\d+|two|three|four|five|six|seven|ten) (?:days|nights|weeks|months)(?: (?:now|so far|in))?$/gi, ''],
  [/\bthis morning\b/gi, 'one morning'],
  [/\bthis evening\b/gi, 'one evening'],
  [/\blast (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, 'on '],
  [/\b(?:the whole of|all) last (week|month|term)\b/gi, 'for a whole $1'],
  [/\blast weekend\b/gi, 'at the weekend'],
  [/\bon the weekend\b/gi, 'at the weekend'],
  [/(?<!\b(?:slept|dry|stayed|sleep) (?:\w+ ){0,4})\blast night\b/gi, 'one night'],
  [/\ball (?:last )?night last night\b/gi, 'all night'],
  [/\s*\blast (?:night|week|month|term)\b/gi, ''],
  [/[\s,]+(?:(?:the )?(?:very )?first time (?:i|we|mum|dad) (?:asked|said(?: so)?|told (?:him|her|them))|(?:at|on) the first (?:time of )?ask(?:ing)?|first time of asking|when (?:i|we) asked)\b/gi, ' when a grown-up asked'],
  [/\bon on\b/g, 'on'],
]; // prettier-ignore
/** That nobody cried is no deed: a child who cries has done it as well. */
const WITHOUT_TROUBLE =
  /[\s,]+(?:and )?(?:without (?:(?:any|a|a single|one|even|much|her|his|their) )*(?:tears?|crying|fuss|fight|battle|meltdowns?|tantrums?|struggle|moaning|screaming|shouting|hitting|pushing|wobble|problems?|complain\w*|argu\w+|being (?:asked|told|reminded)(?: to| by \w+)?|any(?:one|body) (?:asking|telling|reminding)(?: \w+)?|(?:me|us) (?:asking|telling|reminding|saying|nagging|chasing|checking|shouting|calling|yelling|having)(?: (?!(?:two|three|four|five|six|seven|ten|\d+|every|all|for)\b)\w+)*|prompting|reminders?)(?: or (?:\w+ing)(?: (?:it|him|her|them|up|off|over|down))*)?|(?:with )?(?:no|not (?:a|one|a single)|zero) (?:tears?|crying|fuss|tantrums?|meltdowns?|moaning|accidents?|screaming|wobbles?)(?: at all| whatsoever)?|instead of (?:crying|screaming|clinging|sulking|refusing|having a \w+|(?:melting|kicking|losing|flying) (?:down|off|it|\w+ temper))(?: (?!and\b|when\b)[\w' ]+?(?=$|,| and ))?|off (?:his|her|their) own bat)\b/gi;
/** Nobody cried at the door: the door goes with the tears, and is no place of the deed. */
const NO_TEARS_AT_THE_DOOR =
  /[\s,]+(?:without|with no) (?:(?:any|a single|the usual) )*(?:tears?|crying|clinging|fuss|tantrums?|meltdowns?|screaming|wobbles?) (?:at|on|when|during) (?:(?:the )?(?:morning |school )*(?:drop[- ]?off|gates?|doors?|goodbyes?)|saying goodbye|(?:i|we|mum|dad) (?:left|leaves?|go|went|dropp\w+|said)\b[^.,]*)/i;
const A_FIRST_TIME = /,? (?:and )?for the (?:(?:very|actual) )?first time\b/i;
/** Not what was done, but what sort of child did it. */
const NO_DEED =
  /^(?:took (?:an?|two|three|half an?|\d+|all) (?:whole )?(?:day|hour|week|minute|month)s?\b|was (?:so |very |really )?(?:brave|good|amazing|brilliant)|did (?:it|so|really|very|brilliantly|great|well|amazing)|managed it|had (?:a )?(?:great|lovely|good|amazing|brilliant|tough|hard)(?! first day\b)|loved|enjoyed|felt|wanted|said (?:he|she|they|it)\b|told (?:me|us) (?:he|she|they|it)\b|came home|started (?:crying|to)|got (?:upset|scared|angry|a bit)|cried|kept (?:saying|asking|telling)|lost (?:his|her|their) temper|tried\b.*\b(?:times|before)|(?:nearly|almost)\b|couldn|wouldn|didn|hasn|hadn|wasn)/i;

/** What a child did, after the name: "went down the big slide all by {himself}"; undefined where it is none or not understood. */
export function achievedIn(clause: Clause, whose: Whose, most: number): string | undefined {
  if (clause.who !== 'child' && !(clause.who === 'parent' && WENT_TOGETHER.test(clause.rest))) return undefined;
  // "They built a dam together" has another in it.
  if (/^they\b/i.test(clause.subject) && /\btogether\b/i.test(clause.rest)) return undefined;
  const kind = WAS_SO.test(clause.rest) ? wasSo(clause.rest, whose, most) : undefined;
  if (kind !== undefined) return kind;
  return IN_CONFIDENCE.test(clause.rest) && !OF_LESSONS.test(clause.rest)
    ? told(clause.rest, whose)
    : achieved(
        clause.rest.replace(
          /^(?:(?:has|just|finally) )*told (?:me|us)(?= (?:that )?(?:he|she|they)\b)/i,
          `told ${whose.parent}`,
        ),
        whose,
        most,
      );
}

/** "was so patient while I fed the twins": what somebody was, at something. */
const WAS_SO =
  /^(?:was|has been|were) (?:so |very |really |super |such |absolutely |totally |completely |perfectly )*(patient|kind|gentle|careful|helpful|calm|quiet|polite|brave|sensible|friendly|caring|thoughtful|fine(?= (?:about|when|with))|(?:ok|okay|all right)(?= (?:about|when|with))) ((?:while|when|with|at|in|during|on|for|to|about|having|getting) .+)$/i;
function wasSo(rest: string, whose: Whose, most: number): string | undefined {
  const [, what = '', when = ''] = WAS_SO.exec(rest) ?? [];
  const past = FROM_TODAY.reduce((left, [from, to]) => left.replace(from, to), `was ${what.toLowerCase()} ${when}`);
  const text = [...cutsOf(past)]
    .filter((each) => each.split(' ').length <= most && !endsOpen(each))
    .map((each) => retold(each, whose))[0];
  return text === undefined || text.split(' ').length < 4 ? undefined : text;
}

/** What is hard at school is no secret: it was said so that somebody can help. */
const OF_LESSONS =
  /^(?:(?:has|just|finally) )*told (?:me|us) (?:that )?(?:he|she|they) (?:was|were|is|needed|did(?:n't| not)|could(?:n't| not)|found|had) [^.]*\b(?:maths|sums|times tables|fractions|division|reading|spellings?|phonics|homework|handwriting|writing|science|french|spanish|german|english|history|geography|swimming|piano|lessons?|revision|revising)\b/i;

const IN_CONFIDENCE =
  /^(?:(?:has|just|finally) )*told (?:me|us)\b(?! (?:the truth|all about|an? (?:\w+ )?(?:joke|story)))/i;
/** What was hard to say stays between the two of them. */
const told = (rest: string, { parent }: Whose): string | undefined =>
  /^(?:(?:has|just|finally) )*told (?:me|us)(?: about it)?,?(?: (?:straight away|right away|at once|(?:all by )?(?:him|her|them)sel(?:f|ves)))?$/i.test(
    rest,
  )
    ? `told ${parent} what had happened`
    : /^(?:(?:has|just|finally) )*told (?:me|us) (?:that |about |what |how |why )?\w+/i.test(rest)
      ? `told ${parent} something important`
      : undefined;

/** Where a parent says "we", the child was there: "we went to the fair". */
const WENT_TOGETHER =
  /^(?:went|visited|flew|drove|travelled|took (?:the|a) (?:train|bus|plane|ferry|tram|lift)|walked|climbed|stayed|camped|swam) (?!home)/i;

/** "does her own washing now": what is done from now on was learnt. */
const A_HABIT =
  /^ (?:now )?(do|make|cook|read|sleep|ride|walk|cycle|clean|pack|feed|write|play|swim|tie|brush|wash)(?:es|s) (.+?) (?:now|these days)$/i;
/** What was said of a deed, without what hung on it: how it went for others, and when it was as seen from today. */
function prepared(rest: string): string {
  const typed = ` ${rest}`.replace(/[’]/g, "'").replace(A_HABIT, ' can $1 $2');
  const untroubled = typed.replace(NO_TEARS_AT_THE_DOOR, ' ').replace(WITHOUT_TROUBLE, ' ');
  // What was without tears for the first time was done before.
  let said = (untroubled === typed ? typed : untroubled.replace(A_FIRST_TIME, ' ')).replace(/\s+/g, ' ');
  for (const [from, to] of FROM_TODAY) said = said.replace(from, to);
  said = said.replace(/\s+,/g, ',').replace(/, (?=(?:all )?(?:on|by) (?:his|her|their) own\b)/i, ' ');
  return said
    .trim()
    .replace(/^(?:(?:has|have|had)(?! (?:an?|the|two|three|all|somebody|someone|friends|grommets|gentle|his|her|their|some|lunch|dinner|breakfast)\b)|finally|just|even|also|actually|really|then|only|all) +/i, '')
    .replace(/^(?:has|have|had|finally|just|even|also|actually|really) +(?=[a-z]+(?:ed|t)\b)/i, '')
    .replace(/\bthe (?:very )?first time (?:ever|in (?:his|her|their) life)\b/i, 'the first time')
    .replace(/\bfor the (?:very|actual) first time\b/i, 'for the first time')
    .replace(/^calmed (?:him|her|them)sel(?:f|ves) down\b/i, 'calmed down')
    .replace(/\begg and spoon\b/i, 'egg-and-spoon')
    .replace(/^(told (?:Mr|Mrs|Ms|Miss|Dr) \p{Lu}\p{Ll}+) (?:afterwards|after|later|about it)$/iu, '$1')
    .replace(/^did gentle (hands|feet)\b/i, 'had gentle $1')
    .replace(/^put up (his|her|their) hand\b/i, 'put $1 hand up')
    .replace(/ who only (?=(?:speaks|spoke|knows) )/i, ' who ')
    .replace(/^(?:survived|made it through|got to the end of) (?=(?:his|her|their|the|an?|all|two|three) )/i, 'got through ')
    .replace(/^(?:got (?:him|her|them)sel(?:f|ves) dressed|dressed (?:him|her|them)sel(?:f|ves))/i, 'got dressed')
    .replace(/^got up and dressed\b/i, 'got up and got dressed')
    .replace(/^(called|rang|phoned|texted|messaged) (?:me|us|mum|dad) to (?:pick|collect|fetch|get) (?:him|her|them)(?: up)?\b/i, '$1 home to be picked up')
    .replace(/ to play without (?:me|us)\b/i, ' to play')
    .replace(/ without (?:even )?(?:calling|ringing|phoning|texting) (?:me|us|mum|mom|dad|home)\b/i, ' without calling home')
    .replace(/^told (?:me|us) (?=the truth|an? (?:joke|story))/i, 'told ')
    .replace(/\bbefore (?:i|we) (?:even |had )*(?:found it|noticed|knew|asked|saw it)\b/i, '')
    .replace(/\s+after (?:not|failing|falling|refusing|crying|screaming|missing|losing|so many|many|lots of (?:tries|attempts)|two years|months of (?!pract)|weeks of (?!pract)|years of (?!pract)).*$/i, '')
    .replace(/ without (?:us|me|anyone|anybody|any of us|mum|dad) (?:even )?(?:knowing|noticing|seeing|realising)\b/i, '')
    .replace(/^(held|stroked|hugged|touched|carried|patted) (.+?) (?:so|very|really) (gently|carefully|softly)\b/i, '$1 $2 $3')
    .replace(/\btold (.+?) (?:that |about |when |if )?(?:some ?(?:one|body)|an?(?:other)? (?:\w+ )?(?:boys?|girls?|kids?|child)|the (?:\w+ )?(?:boys?|girls?|kids?|children)|people) (?:who )?(?:was |were |is |are |has been |kept |keeps )?(?:being )?(?:so |really |always )?(?:mean|horrible|nasty|unkind|bullying|picking on|hurting|hitting|pushing|teasing|calling|rude|saying)\b.*$/i, 'told $1 that somebody was unkind')
    .replace(/^(?:got|gets) (?:all )?(?:of )?(his|her|their) ((?:own )?[a-z]+) on\b/i, 'put $1 $2 on')
    .replace(/\b(the|an?) ((?:new |little |older |other )?(?:girl|boy|child|kid)) who(?: is|'s| was|s)? (?:always |often |usually )?(?:all )?(?:alone|lonely|left out|on (?:his|her|their) own|by (?:him|her)sel(?:f|ves))\b/i, '$1 $2 who was alone')
    .replace(/^got (all )?(?:of )?(his|her|their) (homework|home work|coursework|projects?|reading record|forms?) in(?= |$)/i, 'handed in $1$2 $3')
    .replace(/\bfor us all\b|\bfor the lot of us\b/gi, 'for all of us')
    .replace(/^got (?:him|her|them)sel(?:f|ves) up and (?:off )?(to |out )/i, 'got $1')
    .replace(/\bof practise\b/i, 'of practice')
    .replace(/\bgrown up\b/gi, 'grown-up')
    .replace(/^gone (?=an? |two |three |all )/i, 'went ')
    .replace(/^done (?=(?:all |both |most )?(?:of )?(?:his|her|their|the|an?|\d+)\b)/i, 'did ')
    .replace(/^went (an? (?:(?:whole|full) )?(?:week|month|term|year)) without (?:skipping|missing|bunking off|skiving|a day off) (school|college|nursery)\b.*$/i, 'went to $2 for $1')
    .replace(/,? even (?:when|if|with)\b.*$/i, '')
    .replace(/^said stop\b.*$/i, 'said stop')
    .replace(/(?<!\b(?:for|of|all|in|after)) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) hours$/i, '')
    .replace(/ (?:if|whether) (?:he|she|they) (?:wanted|would like|'d like) to (play|join|come|sit|share|swap)\b.*$/i, ' to $1')
    .replace(/ and (?:says?|thinks?|feels?|is|loves|sleeps|now|has)\b.*$/i, '')
    .replace(/\b(bye|night) \1\b/gi, '$1-$1')
    .replace(/\b(an? (?:\w+ )?(?:girl|boy|child|kid|lad)(?: called \w+)?) (?:sitting |standing |playing )?(?:all )?(?:on (?:her|his|their) own|by (?:her|him|them)sel(?:f|ves)|alone)\b/gi, '$1 who was alone')
    .replace(/( who was alone) (?:at|in|on) (?:(?:the|a) )?[a-z]+(?: [a-z]+)? (?=to (?:play|join|come|sit)\b)/i, '$1 ')
    .replace(/,? one for (?:you|me|him|her|us)\b.*$/i, '')
    .replace(/ who is (?=new|alone|older|younger|little|poorly|lonely|shy|in\b)/gi, ' who was ')
    .replace(/ who (?:had |has |was |got )?lost (?:from )?(?:his|her|their) (?:mum|dad|mummy|daddy|mom|parents?|family|gran\w*)\b/gi, ' who was looking for a grown-up')
    .replace(/ until (?:she|he|they|his|her) (?:\w+ )?(?:came|arrived|got there|turned up)$/i, '')
    .replace(/( about [^,]+?),? (?:all )?(?:on (?:his|her|their) own|by (?:him|her|them)sel(?:f|ves))(?=$|,)/i, '$1')
    .replace(/( for me) when i (?:had|was|felt) [^,]+(?=,)/i, '$1')
    .replace(/\bthey fell out\b/i, 'falling out')
    .replace(/\bthey (?:had )?argued\b/i, 'arguing')
    .replace(/\bthey had (?=an? (?:argument|fight|row|falling[- ]out))/i, '')
    .replace(/ on it\b(?= (?:at|in|for|on)\b|$)/, '')
    .replace(/(?<=\boff\b.*) with (?:\w+ )?anxiety\b/i, '')
    .replace(/ (?:off )?with (?:\w+ )?anxiety\b/i, ' off')
    .replace(/ off off\b/, ' off')
    .replace(/\b(told|admitted to|explained to) (.+?) (?:that )?(he|she|they) (?:doesn't|does not|don't)\b/i, "$1 $2 $3 didn't")
    .replace(/\b(told|admitted to|explained to) (.+?) (?:that )?(he|she|they) (?:can't|cannot)\b/i, "$1 $2 $3 couldn't")
    .replace(/ instead of pretending.*$/i, '')
    .replace(/^(?:came|calmed(?: (?:him|her|them)sel(?:f|ves))?|got) (?:down|back|out|round) (?:from|of|after) an? (?:[a-z]+ )?(?:strop|meltdown|tantrum|rage|paddy|wobbly|hissy fit)\b/i, 'calmed down')
    .replace(/ and does (?=(?:his|her|their) )/i, ' and did ')
    .replace(/^been (?=(?:going|walking|cycling|getting|doing|making|helping|reading|sleeping|eating|saving|riding|playing|taking|putting|brushing) )/i, '')
    .replace(/^asked (an? .+?|some .+?|the .+?|\{his\} .+?) if (?:he|she|they) could (play|sit) (.+?)(?: with (?:him|her|them))?$/i, 'asked to $2 $3 with $1')
    .replace(/\bfor a really long time\b/i, 'for a long time')
    .replace(/ (?:before|until|so|because|after|when|as)$/i, '')
    .replace(/^((?:went|climbed|walked|came|rode|swam|cycled|hiked|flew|drove|camped|travelled)\b.*?) with (?:me|us)\b(?! (?:behind|beside|next|in front|running|walking|holding|watching|near|nearby|alongside|following|close)\b)/i, '$1')
    .trim();
} // prettier-ignore

/** All that was said of a deed, as a story says it. */
export const retoldWhole = ({ rest }: Clause, whose: Whose): string | undefined => {
  const past = inPast(prepared(rest)) ?? regular(prepared(rest));
  return past === undefined ? undefined : retold(past, whose);
};

function achieved(rest: string, whose: Whose, most: number): string | undefined {
  const said = prepared(rest);
  if (NO_DEED.test(said)) return undefined;
  const past = inPast(said) ?? regular(said);
  if (past === undefined) return undefined;
  for (const cut of squeezed(past).flatMap((each) => [...cutsOf(each)])) {
    if (cut.split(' ').length > most || endsOpen(cut)) continue;
    const text = withoutOthers(retold(cut, whose));
    if (text === undefined || /^(?:told|got|asked|called|rang|had|saw) (?:a grown-up|Mum|Dad|Mummy|Daddy|Mama|Papa)$/.test(text) || endsOpen(text) || (NOT_DONE.test(plain(text).replace(/^said no\b/, '')) && !OWNED_UP.test(text)) || !(saysEnough(plain(text)) || OWNED_UP.test(text))) continue;
    return text;
  }
  return undefined;
} // prettier-ignore

/** "told {his} teacher {he} didn't understand fractions": what could not be done was said, and that was the deed. */
const OWNED_UP =
  /^told (?:[\w{} -]+ )?the truth about .+|^(?:told|admitted|explained) (?:to )?(?:\{his\} |the |a )?[\w -]+? (?:that )?(?:\{he was\} |\{he\} (?:did(?:n't| not)|was(?:n't| not)?|could(?:n't| not)|needed|felt|had [a-z]+|broke|took|hurt|lost|[a-z]+ed) ).+/;

/** What nobody is applauded for, and what only happens in a head. */
const NO_FEAT =
  /^(?:screamed|cried|refused|smashed|failed|shouted|yelled|sulked|moaned|pushed|hated|wanted|needed|seemed|looked(?! (?:at|for|through) (?:an?|the|some|books?|pictures?|\{?his|her|their|three|two))|liked|loved|enjoyed|started|decided|hoped|worried|struggled|kicked|punched|slapped|scratched|pinched(?! (?:his|her|their) nose)|whined|complained|panicked|escaped|dropped|spilled|ripped|destroyed|ruined|wrecked|fainted|vomited|injured|cheated|cursed|soiled|missed|quitted|stopped|asked|used|tried|died|burn(?:ed|t)|tripped|fell|spilt|scared|pleased|tired|excited|bored|terrified|frightened|interested|determined|delighted|thrilled|relieved|exhausted|embarrassed|confused|overwhelmed|obsessed|supposed|called|named|aged|chuffed|bullied|teased|hurried|argued|begged|demanded|clinged|wasted|ignored|annoyed|pretended|realised|realized|noticed|worked|happened|turned (?:into|out)|ended|lasted|surprised|amazed|deserved|avoided|dreaded)\b/;
/** Ordinary deeds that no ending tells. */
const IRREGULAR =
  /^(?:came out (?:to|as)|babysat|led|rang|brought|found|flew|dug|led|lit|slid|swung|grew|sold|beat|understood|overcame|drove|hung|stuck|wound|spun|blew|cut|swept|knelt|rebuilt|outgrew) \S/;
const regular = (said: string): string | undefined => {
  const low = said.charAt(0).toLowerCase() + said.slice(1);
  if (IRREGULAR.test(low)) return low;
  return /^[a-z]{3,}ed (?:[a-z{£\d]|\p{Lu})/u.test(low) &&
    !NO_FEAT.test(low) &&
    isWordForm(/^[a-z]+/.exec(low)?.[0] ?? '')
    ? low
    : undefined;
};

/** Somebody else is let, asked or heard to do something to this child; in all other places "him" is somebody else. */
const TO_THE_CHILD =
  /^(?:said no when|let|asked|told|heard|saw|invited|helped|showed|allowed|taught|chose|picked|waited|was|got|went|came) (?!\{him\}).+\{him\}/;
/** "helped her grandma find her glasses": whose they are is not the child's to say. */
const OF_THE_OTHER =
  /^(?:helped|gave|showed|told|taught|bought|lent|found) \{his\} (?:[\w-]+ ){0,3}?(?:mum|mom|gran\w*|nan\w*|sister|aunt\w*|friend|cousin|dad|brother|uncle|teacher|neighbour|baby)\b.*\{his\} (?!own\b)/i;
function withoutOthers(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (OF_THE_OTHER.test(text))
    return text.replace(OF_THE_OTHER, (whole) => whole.replace(/(?<=^\w+ \{his\}.*)\{his\} (?!own\b)/g, 'the '));
  if (!text.includes('{him}') || TO_THE_CHILD.test(text)) return text;
  const left = text
    .replace(/^helped \{him\} (?:to )?(?=[a-z])/, 'helped to ')
    .replace(/ \{him\}(?= (?:an?|the|some|\{his\}|two|half) )/, '')
    .replace(/ with \{him\}$/, '');
  return left.includes('{him}') ? undefined : left;
}
