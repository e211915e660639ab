import type { NotedClause } from './read-clause.ts';
import type { Saying } from './noted-statement.ts';
import { wordings } from './wordings.ts';
import { inStoryWords, type NotedChild } from './whose-words.ts';

const COLOUR =
  '(?:(?:light|dark|bright|lime|sky|navy) )?(?:red|blue|green|yellow|orange|purple|pink|black|white|grey|gray|brown|gold|silver|turquoise|stripy|striped|spotty|sparkly|glittery|rainbow)';
/** What a thing is said to be or to do. */
const IS = new RegExp(
  String.raw`^(?:is|are) ((?:${COLOUR}\b.*|(?:called|named) \p{Lu}.*|(?:coming|going|moving)(?: .*)?|(?:okay|ok|fine|new|soft|round|big|little|small|ready|packed)(?: .*)?|(?:about|from|in|on|under|by|next to|behind|near|shaped like|like|full of|made of) .+|(?:the|an?) .+|(?:his|her|their) (?!favou?rite).+))$`,
  'iu',
);
const DOES = /^(?:comes?|goes|go|sleeps?|lives?|stays?|travels?|sits?|waits?) .+$/i;
const HAS = /^(?:has|have) (?:an?|two|three|four|some|the|his|her|their|lots of|[a-z]+ [a-z]+s\b).+$/i;
const CAN = /^(?:can|will) (?:come|go|have|stay|sit|sleep|travel|wait)\b.*$/i;
/** Who is somebody at their work: a name is news there. */
const AT_WORK =
  /\b(?:nurse|teacher|teaching assistant|ta|coach|instructor|key ?(?:worker|person)|childminder|nanny|doctor|dentist|orthodontist|hygienist|hairdresser|barber|optician|physio|therapist|counsell?or|playground lady|dinner lady|lunch(?:time)? lady|librarian|driver|lollipop (?:lady|man)|play (?:worker|specialist)|tutor|buddy|head|receptionist|office (?:lady|manager|staff))\b/i;
/** Whether somebody is there for their work. */
export const isAtWork = (role: string): boolean => AT_WORK.test(role);
const CLOSE =
  /^(?:(?:his|her|their|the|our|my) )?(?:new |little |big |best |baby )*(?:baby|brother|sister|friends?|mates?|cousins?|twin|puppy|kitten|dog|cat|hamster|rabbit)$/i;
const CALLED =
  /^(?:is|are|'s) (?:called |named )?((?:(?:Mrs?|Ms|Miss|Dr|Coach|Nurse) )?\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?)(?:, (?:aged? )?\d.*| from .*)?$/u;
const NO_NAME =
  /^(?:English|Spanish|Polish|French|German|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Year|Lego|Minecraft|Roblox|Bluey|Peppa)\b/;
/** What nobody tells a child about in passing. */
const NO_THING =
  /\b(?:stomach|tummy|head(?:ache)?|skin|eczema|behaviour|mood|sleep|appetite|attention|speech|birthday|appointment|exams?|results?|lesson|party|due date|problem|reason|thing|age|diagnosis|doctors?|school says|favou?rite|girl|boy|parents?)\b/i;
const OF_A_PLACE = /\b(?:house|room|school|bus|train|garden|tank|flat|class|journey|route)\b/i;

/** "is called Bev", and "Bev". */
export const nameGiven = (rest: string): string | undefined => {
  const name = CALLED.exec(rest)?.[1];
  return name === undefined || NO_NAME.test(name) ? undefined : name;
};

/** What a note says of a thing, or names. */
export function ofThings({ of, subject, rest }: NotedClause, child: NotedChild, problem: string): Saying | undefined {
  const words = (said: string): string | undefined => inStoryWords(said, 'thing', child);
  if (of === 'fragment') return fragment(rest, problem, words);
  if (of === 'there') {
    const said = words(rest.replace(/ (?:they|he|she) (drew|made|painted|wrote|chose) themsel\w+$/i, ' {he} $1'));
    return said === undefined || !/^(?:an?|two|three|some|the) /i.test(rest)
      ? undefined
      : {
          texts: wordings(`${subject} ${said}`),
          place: /^an? (?:\w+ )?(?:boy|girl|teacher|lady|man|friend|lad)\b/i.test(rest) ? 'helps' : 'does',
        };
  }
  if (A_RULE.test(subject)) return ruleOf(rest, words);
  const name = nameGiven(rest);
  if (name !== undefined) return named(subject, name, words);
  // "Toilet sits after meals": what is done there, and no toilet that sits.
  if (/\b(?:toilet|potty|loo)$/i.test(subject) && /^sits?\b/i.test(rest)) return undefined;
  // "Drawing is her thing" is what the child likes.
  if (/^(?:is|are)(?: \w+)? (?:his|her|their)(?: favou?rite)? thing$/i.test(rest)) return undefined;
  if (NO_THING.test(subject) || /^(?:is|are) (?:an?|the) (?:\w+ )?ones?$/i.test(rest)) return undefined;
  const told =
    IS.test(rest) || DOES.test(rest) || HAS.test(rest) || CAN.test(rest)
      ? words(rest.replace(/, (called|named) (?=\p{Lu})/u, ' and is $1 '))
      : undefined;
  const many = /^(?:are|have|come|go|sleep|live|stay|travel|sit|wait)\b/i.test(rest);
  const who = told === undefined ? undefined : thingCalled(subject, words, many);
  if (told === undefined || who === undefined || told.split(' ').length > MOST) return undefined;
  return {
    texts: wordings(`${who} ${told}`),
    place: OF_A_PLACE.test(subject) ? 'scene' : AT_WORK.test(subject) ? 'helps' : 'does',
  };
}
const MOST = 16;

/** What a family has agreed on is told as theirs: "our rule is phones in the kitchen basket at 8". */
const A_RULE = /^(?:our|the|the house|our house|our family) rule$/i;
/** What is lost or taken is said by those who take it. */
const IS_PUNISHED =
  /\b(?:los(?:es?|ing)|bann\w*|taken? away|punish\w*|time[- ]?out|naughty|sorry|or else|if (?:he|she|they))\b/i;
function ruleOf(rest: string, words: (said: string) => string | undefined): Saying | undefined {
  const rule = /^(?:is|'s) (?:that )?(.+)$/i.exec(rest)?.[1];
  const said =
    rule === undefined || IS_PUNISHED.test(rule) ? undefined : words(rule.replace(/(?<= at \d{1,2})$/, " o'clock"));
  return said === undefined || said.split(' ').length > MOST
    ? undefined
    : { texts: [`at home the rule is ${said}.`, `the rule is ${said}.`], place: 'scene' };
}

/** What stands before the verb and is nothing that is spoken of: "after a snack it", "eventually she", "asleep", "barefoot at home". */
const NO_SUBJECT =
  /\b(?:he|she|they|it|we|you|i|hers|his|theirs|mine|ours|yours)$|^(?:after|before|with|without|at|in|on|by|during|until|since|from|for|if|when|asleep|awake|barefoot|naked|outside|inside|alone|upstairs|downstairs|half|most|least|worst|best|better|worse|now|then|here|today|tomorrow|tonight|nothing|something|everything|anything|[a-z]+ly)\b(?! one\b)/i;
/** "Teddy called Plum" is Plum the teddy, "bike" is the bike, "soft grey joggers" are what they are. */
function thingCalled(subject: string, words: (said: string) => string | undefined, many: boolean): string | undefined {
  const named = /^(?:(?:his|her|their|the|a|our) )?((?:[a-z]+ )?[a-z]+) (?:called |named )(\p{Lu}\p{Ll}+)$/iu.exec(
    subject,
  );
  if (named && /^\p{Lu}/u.test(named[2] ?? '')) return `${named[2] ?? ''} the ${(named[1] ?? '').toLowerCase()}`;
  if (/^\p{Lu}\p{Ll}+ the /u.test(subject)) return subject;
  const low =
    /^\p{Lu}\p{Ll}+$/u.test(subject) || /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject;
  if (NO_SUBJECT.test(low)) return undefined;
  const said = words(low);
  if (said === undefined) return undefined;
  // "Waving is fine": what is done has no article.
  if (
    /^[a-z]{2,}ing\b/i.test(said) &&
    !/^(?:ceiling|clothing|ring|string|swing|wing|king|thing|building|painting|drawing|evening|morning|wedding|landing|railing|crossing|costume)\b/i.test(
      said,
    )
  )
    return said;
  if (/^(?:\{his\}|the|an?) /i.test(said)) return said;
  return many && said.includes(' ') ? said : `the ${said}`;
}

const NEIGHBOUR = /\bneighbou?r$/i;
const IN_AN_OFFICE = /\b(?:receptionist|office (?:lady|manager|staff))$/i;

/** Where somebody is to be found, which says more than what they are called. */
function nearBy(subject: string, name: string): Saying | undefined {
  const place = NEIGHBOUR.test(subject)
    ? /\bnext[ -]door\b/i.test(subject)
      ? 'lives next door'
      : 'is a neighbour'
    : IN_AN_OFFICE.test(subject)
      ? 'is in the office at school'
      : undefined;
  return place === undefined ? undefined : { texts: [`${name} ${place}.`], place: 'helps', who: { text: name } };
}

/**
 * Who somebody at work, or close to the child, is. Whoever is there for their work may be told of by name alone ("The nurse is
 * called Bev"); somebody of the family has a name where a story meets them, and else none: nobody reads a child who its sister is.
 */
export function named(subject: string, name: string, words: (said: string) => string | undefined): Saying | undefined {
  const near = nearBy(subject, name);
  if (near) return near;
  const works = isAtWork(subject);
  if (!works && !CLOSE.test(subject)) return undefined;
  const low = subject.charAt(0).toLowerCase() + subject.slice(1);
  const said = words(low.replace(/^(?:the|our|my) /i, ''));
  if (said === undefined) return undefined;
  const owner = said.startsWith('{his}') ? '' : 'the ';
  const many = / and | & /.test(name);
  return {
    texts: works ? [`${owner}${said} ${many ? 'are' : 'is called'} ${name.replace(' & ', ' and ')}.`] : [],
    place: works ? 'helps' : 'known',
    who: { text: name },
    names: { role: low.replace(/^(?:his|her|their|the|our|my) /i, '').replace(/ (?:at|in|from|on) .*$/i, ''), name },
  };
}

/** What is noted without a verb: "purple potty", "sticker after", "best after a snack". */
function fragment(said: string, problem: string, words: (said: string) => string | undefined): Saying | undefined {
  const best =
    /^best (?:(?:when|if) (?:he|she|they|it)\b.*|(?:after|with|in|on|at) (?!class\b|the (?:class|team|school)\b).+)$/i.exec(
      said,
    )?.[0];
  if (best !== undefined) {
    const text = words(best.charAt(0).toLowerCase() + best.slice(1));
    return text === undefined ? undefined : { texts: [`it goes ${text}.`], place: 'does' };
  }
  const chosen =
    /^((?:[a-z]+ ){1,4})that (?:he|she|they) (chose|picked|made|drew|painted|built)\b(?: (?:him|her|them)sel\w+)?(?: and loved)?$/i.exec(
      said,
    );
  if (chosen) {
    const text = words((chosen[1] ?? '').trim().toLowerCase());
    return text === undefined
      ? undefined
      : { texts: [`{he} ${chosen[2]?.toLowerCase() ?? ''} the ${text}.`], place: 'does' };
  }
  const after =
    /^(?:an? |his |her |their )?(sticker|hot chocolate|biscuit|ice cream|cuddle|story|snack|lolly|badge|swing|walk|cake) (?:for )?(?:after|afterwards)$/i.exec(
      said,
    )?.[1];
  if (after !== undefined)
    return {
      texts: [
        `there is ${/^hot/i.test(after) ? '' : /^[aeiou]/i.test(after) ? 'an ' : 'a '}${after.toLowerCase()} afterwards.`,
      ],
      place: 'does',
    };
  const coloured = new RegExp(`^(?:(?:his|her|their|an?|the) )?(${COLOUR}) ([a-z]+(?: [a-z]+)?)$`, 'i').exec(said);
  if (coloured?.[2] !== undefined && new RegExp(String.raw`\b${coloured[2]}\b`, 'i').test(problem)) {
    const thing = words(coloured[2].toLowerCase());
    return thing === undefined
      ? undefined
      : {
          texts: [`the ${thing} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${(coloured[1] ?? '').toLowerCase()}.`],
          place: 'does',
        };
  }
  const shaped = /^(?:(?:an?|his|her|their|the) )?((?:[a-z]+ ){1,3})(shaped like (?:an?|the) [a-z ]+)$/i.exec(said);
  if (shaped) {
    const text = words((shaped[1] ?? '').trim().toLowerCase() + ' is ' + (shaped[2] ?? ''));
    return text === undefined ? undefined : { texts: [`the ${text}.`], place: 'does' };
  }
  return undefined;
}
