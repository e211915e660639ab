/**
 * How a parent says that something is hard and nothing more: "doesn't like sharing", "is not good at losing". What is hard is all
 * that a situation can be known by, and the words around it belong to others ("finds", "struggles").
 */
const CARRIER =
  /^(?:(?:hi|so|well|basically)[, ]+)?(?:(?:(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|child|toddler|little one)|he|she|they|(?!how|why|what|when)\p{L}+) )?(?:is |'s |has |really |just |always |still |absolutely |currently |often |gets? )*(?:doesn't (?:really )?like|does not like|doesnt like|don't like|not like|dislikes|hates|can't stand|cant stand|struggles (?:a lot )?with|struggling (?:a lot )?with|has (?:a lot of )?(?:problems?|trouble|issues|difficulty|a hard time) with|having (?:problems?|trouble|issues|difficulty|a hard time) with|trouble with|problems? with|(?:not|isn't|isnt|not very) (?:very |so |that |really )?(?:good|great|keen) (?:at|with|on)|(?:bad|terrible|rubbish|awful) (?:at|with)|finds|can't cope with|cant cope with|doesn't cope (?:well )?with|(?:gets?|is|very|so|really) (?:(?:very|so|really) )?(?:upset|anxious|nervous|worried|stressed|angry|cross|panicky|overwhelmed|distressed|scared) (?:about|by|in|at|of|with|over)|refuses|avoids|dreads|scared of|afraid of|frightened of|terrified of|fear of|worried about|nervous about|anxious about) (.+?)(?: (?:really |very |so |too |quite )?(?:hard|difficult|tricky|tough|stressful|scary|overwhelming|challenging|boring))?(?: (?:like|such as|for example|e\.?g\.?) .+)?[.! ]*$/iu;
const MOST_WORDS = 6;
/** Whoever writes more has said more than that. */
const MOST_CHARACTERS = 200;

/** What is hard, where a problem says that and nothing else in at most six words; undefined for any other. */
export function bareMatter(problem: string): string | undefined {
  if (problem.length > MOST_CHARACTERS) return undefined;
  const matter = CARRIER.exec(problem.trim().replace(/[’]/g, "'"))?.[1]?.trim();
  // What somebody will not do is looked at by itself.
  if (matter === undefined || /^to\b/i.test(matter) || matter.split(/\s+/).length > MOST_WORDS) return undefined;
  return /[,;]|(?<!\bshow )\band\b|\b(?:but|because|when|if|since|that|who|so|after|before|unless)\b/i.test(matter)
    ? undefined
    : matter;
}
