/** What parents shorten, and how they spell a reason. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bc|b\/c|bcos|bcoz|cos|coz|cuz|cus|'cause)\b/gi, 'because'],
  [/\b(?:number|no\.?|numero) ?(?:2'?s?|twos?)\b/gi, 'poo'],
  [/\b(?:number|no\.?) ?(?:1'?s?|ones?)\b(?= (?:on|in|and|at|or)\b)/gi, 'wee'],
  [/\bappts?\b/gi, 'appointment'],
  [/\b(?:b-?day|bday)s?\b/gi, 'birthday'],
  [/\bsis\b/gi, 'sister'],
  [/\bbro\b/gi, 'brother'],
  [/\bmeds\b/gi, 'medicine'],
  [/\bdr(?=s?\b(?!\.? \p{Lu}))/giu, 'doctor'],
  [/\btmrw|\btmr\b|\btmw\b/gi, 'tomorrow'],
];

/** A word behind stars: what a child said, or how the one who writes feels. */
const SAID_STARRED =
  /\b(?:says?|said|saying|tells?|told|shout\w*|yell\w*|calls?|called|word|words|repeats?|repeated|drops?|dropped|uses?)\b[^.!?]{0,30}?\b\p{L}{1,3}[*@#$%]{2,}\p{L}*|["“'][^"”']{0,24}\p{L}{1,2}[*@#$%]{2,}\p{L}*[^"”']{0,24}["”']/giu;
const STARRED = /\b\p{L}{1,3}[*@#$%]{2,}\p{L}*/giu;

/** Said by the one who writes, of no child: an oath, a war and the end of the world are ways to say "very". */
const FIGURES = new RegExp(
  [
    String.raw`\bi swear(?: to god| down)?\b(?! at)`,
    // At a loss for words is whoever writes: no child who cannot find any.
    String.raw`\b(?:i|we) (?:really |just |honestly |simply )*(?:don'?t|don’t|do not) know (?:what|how) (?:else )?to (?:say|answer|react|respond|put it|explain)(?: to)?(?: (?:him|her|them|it|my (?:son|daughter)))*(?=\s*(?:[.,;!?]|$|and\b|or\b|any\s?more\b))`,
    String.raw`\b(?:it'?s |is |was |= ?|like |total |absolute |actual |full on |full-on )*(?:nuclear war|world war (?:3|three|iii)|ww3|wwiii|armageddon|the apocalypse|the hunger games|a war ?zone|a bomb(?: site| went off)?|the third world war)\b`,
    String.raw`\b(?:like |as if |you'?d think )?(?:the )?(?:end of the )?world(?: has| had| is)? (?:ends?|ended|ending|over)\b|\b(?:the )?end of the world\b`,
    String.raw`\b(?:kill me(?: now)?|shoot me|i'?m dying|dying (?:here|inside)|i could cry|i could scream|i'?ll scream|over my dead body|to death|pray for (?:me|us)|send (?:help|wine|gin)|killing me|drives? me (?:mad|crazy|insane|up the wall)|driving me (?:mad|crazy|insane|up the wall|round the bend)|losing my mind|at my wits?'? end|end of my tether)\b`,
    String.raw`\b(?:olympics|olympic|hostage (?:negotiat\w+|situation)|like a (?:ninja|velociraptor|koala|hurricane|tornado|jelly)|hulk|lava|volcano|velociraptors?)\b`,
    String.raw`\b(?:it'?s|its|is|was|like|total|full[- ]on|absolute|becomes?|turns into) (?:a |an )?(?:world )?war\b(?! (?:in|between|with|on the|at home|film|veteran|zone))`,
    String.raw`\b(?:like|as if) (?:living with |looking after |talking to )?(?:a |an )?(?:ghost|zombie|stranger|brick wall|wild animal|monster|prison|prisoner|tornado|whirlwind|tiny dictator|dictator)\b`,
    String.raw`\b(?:worst|best) (?:mother|mum|mom|dad|father|parent) (?:alive|ever|in the world)\b`,
  ].join('|'),
  'gi',
);

/** How old a child is and which year it is in says nothing of what is hard. */
const AGE =
  /\b(?:(?:aged?|just turned|nearly|almost|is now) )?(?:\d{1,2}(?:\.5|½)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:and a half[- ]?)?(?:y\/?o|yr|yrs|years?|mths?|months?)(?:[- ]?olds?|s)?\b(?! (?:in|into|ago|of|since|deployment|away|at|on|apart|without|later))|\bin (?:year|yr|y|grade|p) ?\d{1,2}\b(?! (?:and|now|next))/gi;

/** A parent's text in the words it is meant in: short forms in full, no figures of speech, no stars. */
export const asMeant = (text: string): string =>
  SHORTENED.reduce(
    (said, [short, full]) => said.replace(short, full),
    text.replace(SAID_STARRED, ' swear word ').replace(STARRED, ' ').replace(FIGURES, ' ').replace(AGE, ' '),
  );
