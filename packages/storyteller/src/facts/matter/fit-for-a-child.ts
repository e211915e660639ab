/**
 * What no story says of the child who hears it, though a parent types it, by what is wrong with it. A deed is spoken of as
 * something hard, and never as what the child did. Whatever is doubtful is left to the situations, which were written for it.
 */
const NOT_SAID: readonly RegExp[] = [
  // Judgements.
  /\b(?:naughty|bad(?:ly)?|horrible|awful|nasty|mean|unkind|rude|cheeky|lazy(?! eye)|stupid|thick|dumb|fat|ugly|overweight|obese|chubby|skinny|podgy|dirty|spoil\w*|brat\w*|manipulat\w*|attitude|defian\w*|disobe\w*|boss\w*|clingy|weird|strange|odd|abnormal|not normal|inappropriate\w*|slow|worst|useless|worthless|below|(?:is|are|falling|fallen|far|so) behind|the only one (?:who|that) (?:cannot|does not)|(?<!\bsays (?:he|she) )has no (?:friends|mates)|terrorist\w*|monkey|paki\w*)\b/i,
  // Deeds that hurt, break, take, shame or deceive.
  /\b(?:violent\w*|aggressi\w*|ignor\w*|demand\w*|whin\w*|whing\w*|dawdl\w*|faff\w*|dither\w*|nag(?:s|ged|ging)?|pester\w*|moan\w*|sulk\w*|strop\w*|tantrum\w*|melt ?downs?|kick(?:s|ing)? off|lash\w*|rag(?:e|es|ing)|furious|hysterical\w*|scream\w*|shout\w*|yell\w*|hit(?:s|ting)?|(?<!\ba )bit(?:e|es|ing|ten)?|kick(?:s|ed|ing)?|punch\w*|slap\w*|pinch\w*|spit\w*|spat|push\w*|shov\w*|snatch\w*|grab\w*|pulls?|poke\w*|hurt(?:s|ing)?|throw\w*|threw|smash\w*|destroy\w*|ruin\w*|rip(?:s|ped|ping)?|tore|torn|tears? up|drew on|draws on|fights?|fought|steal\w*|stole\w*|nicked|shoplift\w*|(?:tak(?:e|es|ing|en)|took) (?:\w+ )?(?:money|things|sweets|toys?|stuff|from)|broke (?:an?|the|his|her) (?!(?:leg|arm|wrist|ankle|finger|foot|toe|collarbone|nose|elbow|glasses)\b)|sneak\w*|lie[sd]?(?! awake)|lying(?! awake)|liar|made[- ]up stories|cheat\w*|tips?|win every|swear\w*|swore|answers? back|argu\w*|rows?|blurt\w*|bull(?:y|ies|ied|ying)|teas\w*|mock\w*|laugh(?:s|ed|ing)? at (?:a|the|his|her|other)|picks? on|rumou?rs?|gossip\w*|exclud\w*|blam\w*|fault|obsess\w*|addict\w*|refus\w*|constant\w*)\b/i,
  // Bodies, and what is nobody's business.
  /\b(?:smear\w*|poo(?:s|ed|ing)?|wee(?:s|d|ing)?|soil\w*|accidents?|wet(?:s|ting)? (?:himself|herself|the bed|his|her)|nits|lice|smell\w*|picks? (?:his|her) nose|willy|penis|vagina|erect\w*|boobs|breasts|pubic|privates?|sex\w*|porn\w*|naked|touch(?:es|ed|ing)? (?:himself|herself)|expos\w*|vomit\w*|blood|bleed\w*|weigh\w*|diet)\b/i,
  // What frightens, and what is told in words that were weighed.
  /\b(?:die[sd]?|dead|death|dying|kill\w*|run over|suicid\w*|self[- ]harm\w*|cut(?:s|ting)? (?:himself|herself|his|her)|abus\w*|alcohol\w*|drunk|drinks? (?:too much|a lot|again)|drinking|drugs?|vap\w*|cannabis|prison|jail|police|violen\w*|affair|another (?:woman|man)|custody|court|social (?:worker|services)|(?:real|birth|biological) (?:mum|mom|dad|mother|father|parents?)|not want (?:him|her)|not make it|terminal\w*|surviv\w*|life support|coma|intensive care|tumou?rs?|attack\w*|mugg\w*|robb\w*|crash\w*|gun\w*|knife|knives|bomb\w*|war|stabb\w*|being hurt|trauma\w*|secret\w*|nobody (?:would|cares?|loves?|wants?)|(?:no one|nobody|no-one) (?:likes|loves)|(?:not|wasn't|weren't) (?:be )?(?:here|alive|born)|wish(?:es|ed)?|want(?:s|ed)? to (?:disappear|go to heaven|be gone)|hate[sd]? (?:him(?:self)?|her(?:self)?|(?:his|her) (?:body|face|life|self)|his|me|us|you|the baby|school|people|everyone))\b/i,
  // What somebody is, and what was said of it.
  /\b(?:autis\w*|asd|adhd|add|pda|ocd|spectrum|diagnos\w*|disorder|depress\w*|anxiety|panic attacks?|(?:black|brown|white|asian) (?:boy|girl|person|people)|because (?:he|she)(?:'?s| is) (?:black|brown|white|asian|muslim|jewish|gay|trans|poor|foreign|different)|black|go back to|muslims|jews|gays|immigrants?|foreigners?|gyps(?:y|ies)|refugees?)\b/i,
  // What only whoever writes says, or is angry about.
  /\b(?:i|i'm|i've|me|my|mine|us|our|help|advice|please|nothing works|driv(?:es|ing) (?:me|us)|worried about (?:him|her)|mortified|starving|told off|sent out|suspended|detention|punish\w*|ex\b|partner)\b|\d+ ?(?:kg|stone|lbs)/i,
];

/** Whether words that a parent typed may be told to the child they are about. */
export const fitForAChild = (said: string): boolean => NOT_SAID.every((each) => !each.test(said));
