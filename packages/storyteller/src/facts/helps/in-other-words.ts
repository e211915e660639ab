import type { FactName } from '../../frame.ts';

/** What helps, as it stands in a story. */
export interface Put {
  readonly name: Extract<FactName, 'doing' | 'adult' | 'thing' | 'gear'>;
  readonly text: string;
  readonly suits?: RegExp;
}

const CHANGES =
  /screen|stopping|morning|bed|bath|tidy|change-of-plan|class|trip|waiting|general|turns|sharing|autistic|adhd|homework|saying-goodbye|teeth|school|haircut|hair|nappy|potty|assembly|crowds|loud/;

/** What the words for it would be kept out by a pronoun or a dictionary of sounds, as it stands in a story. */
const IN_OTHER_WORDS: readonly (readonly [RegExp, Put['name'], string, RegExp?])[] = [
  // It needs up to an hour to work, and nobody asks for it at the last moment.
  [/^(?:the |some |using (?:the |some )?|having (?:the |some )?|putting on (?:the |some )?)?(?:numbing|magic|emla|ametop|an(?:a)?esthetic)(?: numbing)? creams?(?: .*)?$|^(?:emla|ametop)(?: .*)?$/i, 'adult', 'putting on numbing cream early', /needles|scan|operation|hospital|treatment|illness|doctor/],
  [/^(?:writ(?:e|ing|es) (?:things|it|them|everything|stuff|(?:\{?his\}?|her|their|the) (?:worries|thoughts|feelings)) (?:all )?down|journall?ing|keeping a (?:journal|diary))$/i, 'doing', 'writing a few words down'],
  [/^(?:doing |some |taking )?(?:slow|deep|calm|belly|tummy|box|square|star|balloon) (?:deep )?breathing$|^(?:doing )?(?:our |his |her |their )?breathing exercises$/i, 'doing', 'breathing slowly'],
  [/^talk(?:ing)? (?:it|things) (?:through|over|out)(?: (?:with|together).*)?$|^talking about (?:it|things|(?:his|her|their) (?:day|worries|feelings))(?: (?:with me|together))?$/i, 'adult', 'talking it over with {him}'],
  [/^being (?:on (?:his|her|their) own|alone|left alone|by (?:him|her|them)sel(?:f|ves))(?: for .*)?$|^(?:some |a bit of )?(?:alone time|time alone|space)$|^(?:giving|give) (?:him|her|them) (?:some |a bit of )?(?:space|time alone)$|^(?:leave|leaving) (?:him|her|them) (?:alone|be|to it)(?: for .*)?$/i, 'thing', 'a little time alone'],
  [/^(?:(?:having |giving (?:him|her|them) )?(?:an? |some |lots of |plenty of |enough |good )?(?:(?:\w+(?: and \w+)?[- ]minutes? |advance |early |time )warnings?|notice)|(?:an? |some |lots of |plenty of |enough |good )?warnings|(?:an? )?warning(?= (?:before|beforehand|in advance)))(?: before.*| beforehand| in advance| of .*)?$|^(?:give|gives|giving) (?:him|her|them) (?:an? |some |lots of |plenty of )?(?:\w+(?: and \w+)?[- ]minutes? |advance )?(?:warnings?|notice)(?: .*)?$/i, 'adult', 'giving a warning some minutes before', CHANGES],
  [/^(?:working in )?(?:short|small|little|quick) (?:bursts|bits|steps|chunks|sessions)$/i, 'doing', 'working in short bursts', /homework|reading|tests|tidy|group-work|perfectionism|sitting-still|adhd|autistic|morning/],
  [/^(?:listening to )?(?:an? |(?:his|her|their) )?audio ?(?:books?|stor(?:y|ies))(?: .*)?$/i, 'thing', 'an audiobook', /bed|sleep|dark|night|worried|sad|trip|flights|car-seat|reading|hospital|illness|hair|sick|waiting|homework|general|anger|bone|tired|sitting-still|moving/],
  [/^(?:know(?:s|ing)?|(?:is |being )?told|tell(?:s|ing)? (?:him|her|them)) (?:exactly |in advance |beforehand )?(?:what(?:'s| is| will| comes)? ?(?:coming|next|happening|going to happen|to expect|happen)[a-z ]*|what we're doing|the plan|what we are doing|what comes next)$|^(?:preparing (?:him|her|them)|preparation|lots of preparation|prep|forewarning)(?: .*)?$|^(?:go|going|talk|talking) (?:through|about) (?:what(?:'s| is| will)(?: going to)? happen|the plan|it|what will happen)(?:ing)?(?: (?:first|before|beforehand|with (?:him|her|them)|together))*$/i, 'adult', 'telling {him} beforehand what comes'],
  [/^(?:know(?:s|ing)?|(?:is |being )?told|tell(?:s|ing)? (?:him|her|them)|see(?:s|ing)?|can see) (?:exactly )?(?:when (?:(?:it'?s|it is|it will be|it'll be|it's going to be) (?:over|finished|done|home time|the end|going to (?:end|stop|finish))|it ends|it will end|it will stop|it finishes|it stops|the end).*|how (?:long (?:it|until|till|is left|there is|we)|much longer|many (?:more|are left)).*|the end.*)$/i, 'adult', 'telling {him} when it will be over'],
  [/^(?:know(?:s|ing)?|(?:is |being )?told|tell(?:s|ing)? (?:him|her|them)) (?:exactly )?(?:when (?:i|we|i'm|i am|dad|mum|daddy|mummy|nana|someone)\b.*(?:back|home|pick.*|collect.*))$/i, 'adult', 'telling {him} when pick-up time is', /goodbye|school|nursery|parent-away|sleep-away|general/],
  [/^(?:a bit of |some )?(?:distraction|distracting (?:him|her|them)|being distracted|taking (?:his|her|their) mind off (?:it|things))(?: .*)?$/i, 'adult', 'finding something else to look at'],
  [/^(?:lots of |plenty of |a bit of |some )?(?:praise|encouragement|praising (?:him|her|them))(?: .*)?$/i, 'adult', 'saying what went well'],
  [/^(?:having |sticking to |keeping to |keep to |stick to )?(?:a |the |his |her |their |our )?(?:same |set |clear |strict |bedtime |morning |usual )*routine(?: .*)?$/i, 'adult', 'doing things in the same order'],
  [/^(?:(?:his|her|their|the) )?food(?:s)? (?:isn't|is not|aren't|are not|doesn't|not|don't) touch(?:ing|es)?(?: .*)?$|^(?:keep(?:ing)?|if) (?:(?:his|her|their|the) )?foods? (?:separate|apart)(?: .*)?$|^food(?:s)? not touching$/i, 'adult', 'keeping the foods apart', /eating|general|school|new-food/],
  [/^(?:has|have|had|having|he's had|eaten|had had|eats|eating|getting|given|giving (?:him|her|them)) (?:had )?(?:something to eat|some food|food|a snack|eaten)(?: .*)?$|^(?:a |some )?(?:food|snack)s?$|^(?:has |had )?eaten(?: something)?$/i, 'thing', 'a snack'],
  [/^(?:being|be|i'm|we're|am|are|is|stay|staying|keeping|keep) (?:really |very |nice and )?calm(?: .*)?$|^(?:keep|keeping) (?:my|our) voice (?:low|calm|quiet)(?: .*)?$/i, 'adult', 'speaking in a calm voice'],
  [/^(?:being|be|am|are|i'm|we're) (?:there|with (?:him|her|them)|close|nearby|near|around|in the room|here|next to (?:him|her|them))(?: .*)?$|^(?:stay|staying|sit|sitting) (?:with|near|next to|beside|close to|by) (?:him|her|them)(?! (?:in|on|at|until|till)\b)(?: .*)?$/i, 'adult', 'staying close'],
  [/^(?:make|making) (?:it|everything) (?:into )?(?:a |funny|silly|fun)(?:game)?(?: .*)?$|^(?:jokes|humou?r|being silly|making (?:him|her|them) laugh|silly voices)$/i, 'adult', 'being silly with {him}', /^(?!.*(?:death|died|dementia|body-safety|bullying|parent-ill|hospital))/],
  [/^(?:make|makes|making|turn|turns|turning) it (?:all )?(?:into )?(?:an? )?(?:\w+ )?(?:race|game|competition|contest|challenge|adventure)(?: .*)?$/i, 'adult', 'making a game of it', /^(?!.*(?:death|died|dementia|body-safety|bullying|parent-ill|hospital))/],
  [/^know(?:s|ing)? who(?:'s| is| will be|'ll be| will| 's)? (?:going to )?(?:pick|collect|fetch).*$/i, 'adult', 'telling {him} who will be at pick-up', /goodbye|school|nursery|parent-away|sleep-away|general|two-homes|class/],
  [/^(?:is |being )?in the bath$|^(?:(?:we |i )?(?:do|doing|cut|cutting|trim|trimming) (?:it|them) )?(?:straight |right |just )?after (?:the |his |her |their |a )?bath(?: ?time)?$/i, 'adult', 'waiting until bath time', /nail|hair|medicine|general/],
  [/^(?:try|tries|trying|tast(?:e|es|ing)|do|does|doing|go|goes|going|has|have|having) (?:it |some |a bite |theirs? |his |hers? |a go )?first$/i, 'adult', 'going first'],
  [/^(?:holding|hold) hands?$|^hand[- ]holding$|^(?:holding|hold) (?:my|our|mum'?s|dad'?s|an? (?:adult|grown-?up)'?s?) hand$/i, 'doing', "holding a grown-up's hand"],
  [/^warn(?:s|ing)? (?:him|her|them)(?: .*)?$/i, 'adult', 'telling {him} beforehand'],
  [/^(?:has |have |having |holding |has got |being given )?something to (?:fiddle|fidget|play) with(?: .*)?$/i, 'thing', 'something to fiddle with'],
  [/^(?:has |have |having |has got |being given )?something to (?:hold|squeeze)(?: .*)?$/i, 'thing', 'something to hold'],
  [/^(?:take|taking|let|letting|go|going|when we go|doing) (?:it )?(?:slow|slowly|at (?:his|her|their) (?:own )?pace|in (?:small|little|baby) steps|one step at a time|bit by bit)(?: .*)?$|^(?:small|little|baby) steps$|^(?:no|not) (?:rushing|pressure)$/i, 'adult', 'taking it slowly'],
  [/^(?:has|have|gets?|is given|given|having|being given|giving (?:him|her|them)|give (?:him|her|them)|offer(?:ing)? (?:him|her|them)|letting (?:him|her|them) have) (?:a |some |two )?choices?(?: .*)?$|^(?:two |having )?choices$|^let(?:ting)? (?:him|her|them) choose$|^(?:being able|able|allowed|gets?|can) to choose$/i, 'adult', 'letting {him} choose'],
  [/^(?:has|have|do|having|doing|given|being given) (?:a |his |her |their )(?:special |little |important )*job(?: to do)?$|^(?:give|giving) (?:him|her|them) (?:a |something |an important |a little )(?:job|to do)(?: .*)?$/i, 'adult', 'giving {him} a job to do'],
  [/^(?:putting |sticking |put |stick )?(?:an? |the |some )?(?:post[- ]?its?(?: notes?)?|sticky notes?|bit of (?:paper|tape)|tape|plasters?|sticker) (?:over|on|across) the (?:flush )?sensors?$|^(?:covering|cover) the (?:flush )?sensor(?: with .*)?$/i, 'adult', 'putting a piece of paper over the sensor', /toilet|potty/],
  [/^(?:some |a (?:bit|spritz) of |the |using )?(?:detangl(?:er|ing)|conditioning|leave[- ]in)(?: (?:spray|conditioner|cream))?$/i, 'adult', 'using a spray for knots', /hair/],
  [/^(?:(?:having|playing (?:at|on|in)|using) )?(?:an?|the|his|her|their) (?:[\w-]+ )?(?:table|shelf|place|room|corner|box|desk|spot|playpen) (?:that |where |which )?(?:he|she|they|it|the baby|baby|(?:his|her|their) (?:\w+ )?(?:brother|sister)) (?:can'?t|cannot|can not|isn'?t able to) (?:reach|get(?: to| at| into| in)?|climb(?: on(?:to)?)?)(?: it)?$/i, 'doing', 'playing where small hands cannot reach', /sibling|sharing|hitting|jealous|fighting|anger|room/],
]; // prettier-ignore

/** The phrase for what parents often say in words that no story could use; undefined for anything else. */
export function inOtherWords(said: string): Put | undefined {
  const plain = said.trim().replace(/[.!]+$/, '');
  const known = IN_OTHER_WORDS.find(([words]) => words.test(plain));
  return known && { name: known[1], text: known[2], ...(known[3] && { suits: known[3] }) };
}
