import { SIBLING_IN_HOSPITAL } from './of-others.ts';

/** Somebody who is not of the child's home. */
const OTHER = String.raw`(?:(?:his|her|their|a|the|my|our) )?(?:best |good |close |school |little |other )?(?:friend|mate|bestie|classmate|neighbou?r|cousin|teacher)s?(?:['’]s?)?|(?:someone|somebody|a (?:boy|girl|child|kid)) (?:at|in|from) (?:\w+ ){0,2}(?:class|school|nursery|club|year)|next door`;
const GRANDPARENT = String.raw`(?:nan|nana|nanny|nanna|gran|granny|grandma|grandad|granddad|grandpa|grandfather|grandmother|pops?|oma|opa)`;
const ILL_PARENT = String.raw`(?:mum|mummy|mom|dad|daddy|father|mother|parent)s?\b[^.,]{0,30}\b(?:cancer|ill|sick|chemo|tumou?r|poorly|hospital|stroke|operation)`;
const A_BABY_COMES =
  /\b(?:pregnan\w*|expecting|due|coming|born|birth|bump|scan|twins|is having|are having|having a|got a|it'?s a|instead|arriv\w*|newborn|brother (?:is|was|has)|sister (?:is|was|has)|but)\b/i;

const RELATIVE = String.raw`(?:${GRANDPARENT}|aunt(?:ie|y)?|uncle|dad|daddy|mum|mummy|mom|father|mother|brother|sister)`;
const ANIMAL = String.raw`(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|pony|horse)`;
/** A baby of the family who did not live; one who nearly died did. */
const BABY_DIED =
  /\b(?:baby|babies|newborn|twins?|triplets?)\b[^.!?]{0,80}(?<!\b(?:nearly|almost|could have|might have) )\b(?:died|stillborn|passed away|did(?:n['’]?t| not) (?:make it|survive|live))\b/i;
/** How a family says that a baby was not born alive, without a word of death. */
const BORN_STILL =
  /\b(?:no (?:more )?heart ?beat|heart ?beat (?:had )?(?:stopped|was gone)|baby['’]?s heart (?:had )?stopped|born (?:\w+ )?(?:sleeping|asleep|silent(?:ly)?|quietly|still)|stillb\w+|never took a breath|lost (?:the|our|my|a) baby(?! (?:tooth|teeth|monitor|blanket|bag))|miscarr\w*)\b/i;
/** After such a loss a living one may be on its way. */
const ANOTHER_COMES = /\b(?:pregnant|expecting|due (?:in|on|any)|(?:new|another|rainbow) (?:baby|one)|newborn)\b/i;
/** Gas at the dentist's is breathed awake: no operation, and nobody in costume. */
const GAS_AT_THE_DENTIST = (text: string): boolean =>
  /\bdentist\b/i.test(text) &&
  !/\b(?:operation|surgery|hospital|an(?:a)?esthetic|asleep|put (?:to sleep|under))\b/i.test(text);

/**
 * Situations whose stories say that something happened in the child's own home, and how a parent tells of them where it
 * happened to somebody else, or where it is only a fear, a wish or a question.
 */
const ELSEWHERE: Readonly<Record<string, (text: string) => boolean>> = {
  'parents-divorce': (text) =>
    /\bother (?:kids|children|people|boys|girls)['’]?s?['’]? (?:parents|mums?|dads?|mothers|fathers)\b/i.test(text) ||
    /\b(?:aunt(?:ie|y)?|uncle|grandparents|nan|gran(?:ny|dad|dma)?|cousin'?s? parents|big (?:brother|sister))\b[^.,]{0,20}\b(?:divorc\w*|split\w*|separat\w*)/i.test(
      text,
    ) ||
    ofOther(String.raw`(?:mum and dad|parents|family|mum|dad)\b[^.,]{0,30}\b(?:divorc|split|separat|broke)`).test(text),
  fostering: (text) => ofOther(String.raw`[^.,]{0,20}\b(?:foster|in care|looked after)`).test(text),
  adoption: (text) =>
    ofOther(String.raw`[^.,]{0,20}\badopted`).test(text) ||
    /\b(?:asks?|asked|asking|thinks?|worried|wonders?|convinced|wants to know|keeps asking) (?:if |whether |that )?(?:he|she|they)(?:'s| is| was| are|'re) (?:really )?adopted\b/i.test(
      text,
    ),
  'grandparent-death': (text) =>
    (/\b(?:asks?|asking|worr\w+|scared|afraid|thinks?|wonders?|what if)\b[^.]*\b(?:will|going to|gonna|might|could|'ll) die\b/i.test(
      text,
    ) &&
      !/\b(?:died|dead|passed|dying|terminal\w*|doctors?|cancer|hospice|funeral)\b/i.test(text)) ||
    ofOther(String.raw`${GRANDPARENT}\b[^.,]{0,20}\b(?:died|dead|passed)`).test(text) ||
    // Said as an excuse, and not so: "told his teacher that his grandma had died".
    new RegExp(
      String.raw`^(?=[^]*\b(?:mak(?:es|ing) (?:things|stuff|stories|it) up|made (?:it |that )?up|li(?:e|es|ed|ing)|fibs?|untrue|not true|n['’]t true|alive|(?:is|'s) (?:very |perfectly )?(?:well|fine))\b)[^]*\b(?:told|tells|telling) (?:his |her |their |the |a |my )?(?:teachers?|friends?|mates|class|school|coach|everyone|everybody|people|me|us|classmates)\b[^.]{0,20}\b${GRANDPARENT}\b[^.]{0,12}\b(?:died|dead|passed)\b`,
      'i',
    ).test(text) ||
    // What a child says is not so: "tells his gran she's going to die soon because she's old".
    new RegExp(
      String.raw`\b(?:tells?|told|telling|says? to|said to|saying to|informs?|informed) (?:his |her |their |my )?${GRANDPARENT}\b[^.]{0,24}\b(?:will|going to|gonna|'ll) (?:\w+ )?die\b`,
      'i',
    ).test(text) ||
    new RegExp(
      String.raw`\blost (?:his|her|their) ${GRANDPARENT} (?:at|in) (?:the )?(?:shops?|supermarket|park|crowd|market|town|zoo|beach)\b`,
      'i',
    ).test(text),
  'parent-ill': (text) => ofOther(ILL_PARENT).test(text),
  'parent-in-hospital': (text) => ofOther(ILL_PARENT).test(text),
  'pet-death': (text) =>
    ofOther(String.raw`${ANIMAL}\b[^.,]{0,16}\b(?:died|dead|put)`).test(text) ||
    /\b(?:scared|worried|afraid|frightened|worries)\b[^.]{0,30}\b(?:will|might|could|is going to|'ll) (?:die|get run over)\b/i.test(
      text,
    ) ||
    (/\bat the vet'?s?\b/i.test(text) &&
      !/\b(?:di(?:e|ed|es|ing)|dying|dead|sleep|put (?:\w+ ){0,2}down|euthani\w+|goodbye|time|end|help|pass(?:ed|ing)|from the vet)\b/i.test(
        text,
      )),
  // A living baby's first smile is told to nobody whose baby was born still.
  'new-sibling': (text) =>
    ((BORN_STILL.test(text) || BABY_DIED.test(text)) && !ANOTHER_COMES.test(text)) ||
    (!A_BABY_COMES.test(text) &&
      (/^\W*(?:(?:he|she|they) )?(?:really |keeps asking for |has always |desperately )?(?:wants?|wanting|asks? for|asking for|wishes for) (?:us to have )?(?:an? )(?:new |baby |little |big )*(?:brother|sister|sibling|baby)\b/i.test(
        text,
      ) ||
        /\b(?:friend|classmate|cousin|neighbou?r)s? (?:at \w+ )?has (?:a |got a )?(?:new )?(?:baby|brother|sister)/i.test(
          text,
        ))),
  'long-illness': (text) =>
    new RegExp(
      String.raw`\b(?:${GRANDPARENT}|aunt(?:ie|y)?|uncle|cousin|neighbou?r|teacher|friend)\b[^.,]{0,40}\b(?:chemo\w*|cancer|tumou?r|stroke|parkinson\w*|leuk\w+)`,
      'i',
    ).test(text),
  'broken-bone': (text) =>
    /\b(?:pushed|tripped|shoved|knocked|kicked|fell on) (?:a|another|his|her|the) (?:little )?(?:girl|boy|child|kid|friend|brother|sister|cousin|baby|classmate)\b/i.test(
      text,
    ) ||
    new RegExp(
      String.raw`\b(?:our|his|her|their|the|my) (?:\w+ ){0,2}${ANIMAL}\b[^.]{0,40}\b(?:broken?|fractur\w*|cast|leg|paw|vet)`,
      'i',
    ).test(text) ||
    /\b(?:brother|sister|twin|friend|mate|cousin|dad|daddy|mum|mummy|nan|grandad|granny) (?:has |had |'s )?(?:got )?(?:just )?(?:(?:broken?|fractured|sprained) (?:his|her|their|an?)|an? (?:broken|fractured|sprained))\b/i.test(
      text,
    ),
  'moving-house': (text) =>
    /\b(?:worr(?:y|ies|ied)|scared|afraid|thinks?|asks? if)\b[^.,]{0,12}\bwe(?:'ll| will| might| could) (?:have to )?move\b/i.test(
      text,
    ),
  'hearing-aid': (text) => new RegExp(String.raw`\b${GRANDPARENT}\b[^.]*\b(?:deaf|hearing)`, 'i').test(text),
  'moving-class': (text) =>
    !/\b(?:he|she|they) (?:goes|go|is going|are going|moves|is moving|starts) (?:up )?(?:in|into|to) (?:year|p|the juniors|class)\b/i.test(
      text,
    ) &&
    /\b(?:friend|mate|bestie|classmate)s? (?:is|are|has|have|was|got)\b[^.,]{0,16}\b(?:moving|moved|going|put|gone) (?:up )?(?:to|in|into) (?:(?:the other|another|a different) (?:class|group|room|set)|(?:the )?(?:juniors|seniors|infants|big school|next room|pre-?school))\b/i.test(
      text,
    ),
  'baby-who-died': (text) =>
    /\b(?:aunt(?:ie|y)?|uncle|friend|neighbou?r|teacher|cousin)(?:'s)?\b[^.,]{0,30}\b(?:miscarr\w*|stillb\w*|lost (?:a|her|the|their) baby|baby (?:brother |sister )?died)/i.test(
      text,
    ),
  'grandparent-dementia': (text) =>
    /\bforgets? where (?:he|she) (?:put|puts|left|leaves)\b/i.test(text) &&
    !/\b(?:dement\w*|alzheim\w*|memory|names?|home)\b/i.test(text),
  'new-equipment': (text) =>
    new RegExp(
      String.raw`^\W*(?:(?:his|her|their|my|our|great) )*${RELATIVE}\b[^.]*\b(?:wheelchair|crutches|walking (?:frame|stick)|scooter)\b`,
      'i',
    ).test(text),
  operation: (text) =>
    GAS_AT_THE_DENTIST(text) ||
    new RegExp(String.raw`^\W*(?:(?:his|her|their|the|our) )?${ANIMAL}\b[^.]*\boperat`, 'i').test(text),
  needles: (text) => /\b(?:plays?|playing|pretend\w*) (?:at )?(?:doctors?|nurses?|vets?)\b/i.test(text),
  glasses: (text) => /\bpretend\w*\b[^.]*\bglasses\b/i.test(text),
  'somebody-died': (text) =>
    /\b(?:plants?|flowers?|trees?|seedlings?|sunflowers?|tomato(?:es)?|batter(?:y|ies)|phone|tablet|controller)\b[^.,]{0,24}\b(?:died|dead|dying)\b/i.test(
      text,
    ),
  'premature-baby': (text) =>
    BABY_DIED.test(text) ||
    (SIBLING_IN_HOSPITAL.test(text) &&
      !/\b(?:prem\w*|early|incubator|neonatal|nicu|scbu|special care|weeks|tiny|tubes?|oxygen|wires|unit|born|newborn|birth|machines?)\b/i.test(
        text,
      )),
  'dummy-or-bottle': (text) =>
    /\b(?:baby|brother|sister)\b/i.test(text) &&
    /\bcr(?:y|ies|ying)\b/i.test(text) &&
    /\b(?:takes?|took|taking|gives?|giving|puts?|steals?|snatch\w*|pulls?) (?:[\w']+ ){0,3}?(?:dummy|pacifier|bottle|soother|binky)\b/i.test(
      text,
    ),
  // Who was given another chair has a friend on the next one.
  'friend-moving-away': (text) =>
    /\bmov(?:ed|es|ing) (?:him|her|them)\b[^.]{0,16}\b(?:away|apart) from\b|\bseating plan\b/i.test(text),
  'mascots-and-masks': GAS_AT_THE_DENTIST,
  jealousy: (text) => /\bnew best (?:friend|mate)\b/i.test(text) && !/\b(?:jealous\w*|env(?:y|ious|ies))\b/i.test(text),
};

function ofOther(rest: string): RegExp {
  return new RegExp(String.raw`\b(?:${OTHER}) ?(?:${rest})`, 'iu');
}

/** Whether a story would say of the child's own home what a parent told of somebody else's, or as a fear or a wish. */
export const isOfSomebodyElse = (id: string, text: string): boolean => ELSEWHERE[id]?.(text) === true;
