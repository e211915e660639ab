import type { ToldFact } from '../told-fact.ts';
import { NO_HELP } from '../helps/help-words.ts';
import { OF_NO_HELP } from '../helps/noted-doings.ts';
import { personAtHead } from './person-at-head.ts';

/** How parents say of somebody that a child can go there with what is hard. */
const GOOD_TO_GO_TO =
  /^(?:(?:is|was|'s|are) (?:always |really |very |so |such |just |also |extremely |brilliantly )*(?:an? )?(?:really |very |so |such a )?(?:(?:good|great|brilliant|amazing|fantastic|wonderful|lovely|kind|patient|gentle|safe|calm|nice) (?:listener|person|one|man|lady|woman|friend|soul|teacher|(?:person |one )?to (?:talk|go|turn) to)|easy to talk to|good to talk to|(?:great|good|lovely|brilliant) (?:with|at listening)\b.*|good at (?:listening|explaining|helping)\b.*|kind|patient|gentle|understanding|approachable|supportive|calm|caring|great fun|good fun|fun|funny|lovely|(?:his|her|their) (?:safe|trusted) (?:person|adult|grown-?up)|there for (?:him|her|them)|(?:always )?(?:ready|happy|around|there) to (?:listen|help|talk))|(?:(?:always|really|just) )*(?:gets (?:him|her|them)|understands (?:him|her|them|it|how .*|what .*)|believes in (?:him|her|them)|is (?:so |really |very )?proud of (?:him|her|them)|listens(?: well| properly| to (?:him|her|them))?|has time for (?:him|her|them)|looks out for (?:him|her|them)|keeps an eye (?:out|on (?:him|her|them))[^.]*|knows (?:all about it|about it|what to do|how to help)))(?=$|[,.!]| (?:and|with|about|when|if|to)\b)/i;
/** Who has been through the same, or knows the place. */
const KNOWS_IT =
  /^(?:(?:(?:also|still|already|always) )*(?:wears|wore|has|had|uses|takes|took|went|goes|did|does|was|felt|feels|hated|found|is (?!(?:going|coming|starting|moving|there|in)\b)|gets|got|lost|laughs|stammers|stutters)\b[^,.]{0,40} (?:too|as well|before|once|at (?:his|her|their) age)|(?:has|'s) (?:been (?:there|before|through it)|had (?:it|them|one)(?: (?:too|before|as well))?|done it(?: (?:before|too))?|got (?:it|them|one) too)|went through (?:it|the same)\b.*|knows (?:the (?:building|school|way|place|teachers?|ropes|pool|hospital|ward)|what (?:it|that) (?:is|feels)(?: \w+)? like|how (?:it|that) feels|where everything is|everyone there)\b.*|used to (?:go there|be (?:scared|shy|afraid|the same|nervous)|feel the same|hate it)\b.*)(?=$|[,.!]| (?:and|so|when)\b)/i;
/** Somebody smaller is company, and nobody to ask how it is. */
const SMALLER = /\b(?:little|younger|baby) (?:brother|sister|cousin)\b/i;
/** What somebody has too and may not be told: trouble of their own. */
const OF_THEIR_OWN =
  /\b(?:cancer|died|dies|divorc\w*|drunk|drinks?|prison|jail|depress\w*|scared to death|hates|bully|bullied|arrest\w*|affair|job|work|cold|flu|covid|nits|lice)\b/i;

/** Somebody the child can go to, and somebody who knows how it is: "Tasha is a good listener", "his cousin wears glasses too". */
export function goodToGoTo(sentence: string, childName: string, known: ReadonlySet<string>): ToldFact[] {
  const clauses = sentence.split(/,\s+(?:and |but |so )?(?=\p{Ll})| and (?=(?:is|has|was|knows|goes) )/u);
  return clauses.flatMap((clause): ToldFact[] => {
    if (NO_HELP.test(clause.replace(/\bnever (?:laughs|shouts|minds|judges)\b/gi, '')) || OF_THEIR_OWN.test(clause))
      return [];
    const person = personAtHead(clause.replace(/[.!]+$/, ''), childName, known) ?? personOfQuality(clause, childName);
    if (!person) return [];
    const fact = (name: 'confidant' | 'knower'): ToldFact[] => [
      { name, phrase: person.phrase, sentence, words: clause, who: person.phrase, by: person.said },
    ];
    // A doctor or a nurse is there to do something, and not to be told of it.
    if (/^(?:Dr|Nurse|the (?:dentist|doctor|nurse|hairdresser|barber))\b/.test(person.said)) return [];
    if (OF_NO_HELP.test(sentence)) return [];
    if (GOOD_TO_GO_TO.test(person.rest)) return fact('confidant');
    return KNOWS_IT.test(person.rest) &&
      person.phrase.plural !== true &&
      person.sort !== 'parent' &&
      !SMALLER.test(person.said)
      ? fact('knower')
      : [];
  });
}

/** "Tasha is a good listener": whatever a lexicon has under that name, only people listen. */
function personOfQuality(clause: string, childName: string): ReturnType<typeof personAtHead> {
  const name = /^(\p{Lu}\p{Ll}+) (?:is|always|listens|understands|gets)\b/u.exec(clause)?.[1];
  if (
    name === undefined ||
    name === childName ||
    /^(?:He|She|They|It|This|That|There|Everyone|Nobody|Music|School|What)$/.test(name)
  )
    return undefined;
  return /listener|to talk to|understands|listens/.test(clause)
    ? personAtHead(clause, childName, new Set([name]))
    : undefined;
}
