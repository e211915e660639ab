import type { Relation } from '../theme.ts';

/**
 * What a theme asks for, by the words that say so. The order decides where two could be meant: "helping a lost owl" is
 * help; "makes friends" is a friend, never something made.
 */
const RELATION_WORDS: readonly (readonly [Relation, RegExp])[] = [
  ['lost', /^who (?:ate|took|stole|hid|has taken)\b|: who (?:ate|took|stole|hid)\b|\bstole (?:my|our|his|her)\b|\b(?:that|which) (?:flew|rolled|blew|floated|drifted|ran) (?:away|off)\b/],
  ['bedtime', /\b(?:bed ?time|good ?night|(?:can'?t|cannot|could ?n[o']?t|couldn'?t|won'?t|would ?n[o']?t|doesn'?t want to|refuses to|trying to|wants? to|not|go(?:es|ing)? to|gets? to|fall(?:s|ing)?) (?:go(?:es|ing)? to )?(?:sleep|bed)|sleepy|sleepless|asleep|goes to bed|going to bed|falling asleep|nap ?time|night ?time|lullaby)\b/],
  ['first', /\b(?:first|starting|starts|start|new)\b.{0,40}\b(?:day|time|visit|trip|lesson|school|class|classroom|swim|swimming|dentist|hair ?cut|nursery|kindergarten|preschool|daycare|plane|flight|sleep ?over|baby|sister|brother|sibling|house|home|glasses|tooth|bike|haircut|night|doctor|teacher|swimming lesson|camping|ride|snow|party|train|job|work)\b|\blearn(?:s|ing)? to (?:ride|swim|skate|ski)\b|\bnew (?:baby|sister|brother|sibling|school|house|home|teacher|bed|glasses)\b|\b(?:going|goes|go|visit|visits|trip|off) to (?:the |a )?(?:dentist|doctor|hairdresser|barber|optician|nursery|preschool|kindergarten)\b|\bat the (?:dentist|doctor|hairdresser|barber|optician)\b|\b(?:wobbly|loose|first) tooth\b|\bpotty\b|\bbig (?:sister|brother)\b/],
  ['fear', /\b(?:scared|afraid|frightened|terrified|petrified|fears?|fearful|(?:nervous|worried|anxious) (?:about|of|that|to|when|if|for)|hates?|phobia|dislikes?|does ?n[o']?t like|doesn'?t like|don'?t like|brave enough|overcom\w+|(?:is|are|being|be|feels?|feeling|gets?) (?:\w+ )?(?:nervous|worried)|(?:being|be|is|are|gets?|becoming|becomes) brave)\b/],
  ['help', /\b(?:helping|helps|rescu\w*|saving|saves|save)\b/],
  ['lost', /\b(?:(?:lost|loses|losing|lose)(?! (?:an?|the|his|her|its|their|every) (?:race|game|match|fight|competition|bet|temper|voice))|missing|misplaced|vanish\w*|mystery of|case of the|(?:can'?t|cannot|can not|could not|couldn'?t|never) find|look(?:ing|s) for(?! (?:an? )?(?:hug|cuddle|friend|friends|love|adventure|fun|trouble|job|home|kiss))|search(?:es|ing)? for|where is|where'?s|finds? (?:his|her|its|their) way|disappear\w*|gone missing|left behind|runs? away|escap\w+)\b/],
  ['mix-up', /\b(?:mix(?:ed|es)?[ -]?up|mixes|swap\w*|switch(?:es|ed)? (?:places|bodies)|wrong|muddl\w*|(?<!by )mistak\w*|confus\w+|upside down|back to front|turns? into|turned into|thinks? (?:he|she|it|they)(?:'s| is| are|'re))\b/],
  ['too-many', /\b(?:too many|too much|too big|enormous|biggest|gigantic|every(?:one|body) (?:wants?|comes?|came|gets?|squeez\w*|sits?|else|is|was)|crowded|full of|squeeze\w*|grows? and grows|won'?t stop|never stops?|keeps? (?:growing|coming|eating)|(?:hundreds?|thousands?|dozens) of|(?:an?|one|two|three|five|ten) (?:hundred|thousand)(?! (?:and|years?|days?|times|miles?|steps?|kisses|ways)\b)|million)\b|\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]\p{L}+)?|[2-9]\d|\d{3,}) (?!years?|days?|minutes?|hours?|miles?|steps?|months?|weeks?|ways)\p{L}{3,}s\b/u],
  ['help', /\b(?:help\w*|sav(?:e|es|ing)|stuck|look(?:s|ing)? after|takes? care|taking care|hurt|poorly|broken|trapped|finds? a (?:baby|little|lonely|sad|tiny|cold|hungry))\b/],
  ['make', /\b(?:mak(?:e|es|ing|ers?)(?! (?:a |an |some |new |his |her |their |first )*(?:new )?(?:friends?|friendship|up|sure|mistake))|buil[dt](?!ers?\b)\w*|bak(?:e|es|ing)|invent(?!ors?\b)\w*|paint(?:s|ing)?|draw(?:s|ing)|cook(?:s|ing)?|start(?:s|ing)? a band|plant(?:s|ing)|grow(?:s|ing)?|knit(?:s|ting)?|creat(?:e|es|ing)|construct\w*|sew(?:s|ing)?|writ(?:e|es|ing))\b/],
  ['go', /\b(?:(?:go(?!-kart)|goes|going|went)(?! (?:out\b|wrong|missing|dark|bang|on strike|away\b|quiet|off\b(?! to)))|trip|travel\w*|journey|visit(?:s|ing)?|fl(?:y|ies|ying|ew) (?:to|into|over|around|across)|adventures?|explor(?:e|es|ing)|expedition|sail\w*|voyage|holiday|vacation|quest|climb(?:s|ing)?|under the sea|in space|(?<!\b(?:talks?|talking|sings?|singing|listens?|waves?|writes?|speaks?|whispers?|reads?|howls?|hello|good ?night|shouts?) )to (?:the )?(?:moon|mars|space|sea|beach|zoo|jungle|mountains?|north pole|south pole))\b/],
  ['friend', /\b(?:friends?|friendship|befriend\w*|meets?|meeting|met|lonely|alone|(?<!(?:n't|not|never) )shar(?:e|es|ing)|get(?:s|ting)? along|best friends?|play(?:s|ing)? (?:with|together))\b/],
  ['want', /\b(?:wants?|wanted|wish\w*|dream\w*|hop(?:e|es|ing) to|can'?t|cannot|can not|couldn'?t|could not|doesn'?t know how|learn(?:s|ing)?|tr(?:y|ies|ying) to|lov(?:e|es|ing)|likes|(?<=\b(?:i|we|they|who|you|would|to|don't|really) )like|obsessed)\b/],
  ['bedtime', /\bunder (?:the|my|his|her|our) bed\b/],
]; // prettier-ignore

/** Where the relation stands in a theme, in small letters. */
export interface RelationFound {
  readonly relation: Relation;
  /** Offsets of the words that say it; both -1 when nothing does. */
  readonly from: number;
  readonly to: number;
}

/** The relation of a theme in small letters; `none` when no word says one. */
export function relationIn(text: string): RelationFound {
  for (const [relation, words] of RELATION_WORDS) {
    const found = words.exec(text);
    if (found) return { relation, from: found.index, to: found.index + found[0].length };
  }
  return { relation: 'none', from: -1, to: -1 };
}
