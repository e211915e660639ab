import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';

/** "even though it was really loud": what the place was like. */
const placeIn = ({ subject, rest }: Clause, whose: Whose): string | undefined => {
  if (/^there$/i.test(subject) && /^(?:was|were) (?!no\b|never\b|always\b)/.test(rest) && rest.split(' ').length < 12) {
    const there = retold(rest, whose);
    return there === undefined ? undefined : `There ${there}.`;
  }
  const found =
    /^was ((?:(?:so|really|very|quite|super|pretty) )*(?:loud|noisy|busy|dark|hot|cold|raining|windy|long|high|deep|crowded|packed|new|full|freezing|snowing|wobbly|steep|late|far|\d+ \w+)\b[^,]*)$/i.exec(
      rest,
    )?.[1];
  const said = found === undefined || found.split(' ').length > 8 ? undefined : retold(found, whose);
  return said === undefined ? undefined : `It was ${said}.`;
};

/** "her first clear word" */
const OF_ITS_OWN =
  /^(?:(?:his|her|their) (?:very )?first (?!time\b)\w+(?: \w+)?|(?:(?:his|her|their|the) )?(?:very )?first (?!time\b|word\b)\w+ ever)$/i;
const ownIn = ({ rest }: Clause, whose: Whose): string | undefined => {
  const own = retold(rest.replace(/^(?:his|her|their|the) /i, ''), whose);
  return own === undefined ? undefined : `It was {his} ${own}.`;
};

/** "first time he's talked to a shopkeeper" */
const FIRST_THAT =
  /^(?:it was |this was |and )?(?:the |her |his |their )?(?:very )?first time (?:that )?((?:he|she|they))(?:'s|'d|'ve| has| had| have)? (?:ever |actually )?([a-z]+(?:ed|t|d|n|ne|me|ke|ve|id|at|ng|w|ew)? .+)$/i;
const isFirst = ({ subject, rest }: Clause): boolean => FIRST_THAT.test(`${subject} ${rest}`.trim());
function firstIn({ subject, rest }: Clause, whose: Whose): string | undefined {
  const [, who = '', what = ''] = FIRST_THAT.exec(`${subject} ${rest}`.trim()) ?? [];
  const said = /^(?:been|done|gone|eaten|ridden|spoken|written|worn|sung|swum|taken|given|tried it)\b/.test(what)
    ? undefined
    : retold(`${who} ${what}`, whose);
  return said === undefined || said.split(' ').length > 9
    ? 'It was the first time.'
    : `It was the first time that ${said}.`;
}

/** "7 miles!", "took them all afternoon" */
const MEASURED =
  /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|a hundred) (?:whole )?(?:miles?|km|kilometres?|metres?|lengths?|laps?|steps|pages|pieces|minutes|hours|floors)$/i;
const TOOK =
  /^took (?:(?:him|her|them|us|me) )?((?:all|the whole|nearly an?|over an?|an?|two|three|four|five|half an?|\d+)(?: whole)? (?:morning|afternoon|day|days|evening|hours?|minutes))(?: for (?:him|her|them) to .*| to .*)?$/i;
/** "100m swim, 3k bike and a 1k run" */
const LONG = /^\d+ ?(?:m|k|km|miles?|metres?|lengths?)\b(?: (?:swim|run|walk|bike|ride|hike|row|race)\b)?/i;
const measureIn = ({ who, rest }: Clause, whose: Whose): string | undefined => {
  if (who === 'nobody' && MEASURED.test(rest)) return `It was ${rest.toLowerCase()}.`;
  if (who === 'nobody' && LONG.test(rest) && rest.split(' ').length < 15) {
    const said = retold(
      rest.replace(LONG, (far) => (/(?:swim|run|walk|bike|ride|hike|row|race)$/i.test(far) ? `a ${far}` : far)),
      whose,
    );
    if (said !== undefined) return `It was ${said}.`;
  }
  const took = who === 'other' ? undefined : TOOK.exec(rest)?.[1];
  return took === undefined ? undefined : `It took ${took.toLowerCase()}.`;
};

/** "It was our neighbour's dog Bonnie": who that was of whom the deed tells. */
const WHO_IT_WAS =
  /^was (?:(?:our|my|the|his|her|their) )?((?:next[- ]door )?(?:neighbour|friend|cousin|gran\w*|nan\w*|aunt\w*|uncle|teacher)'?s? (?:\w+ )?(?:dog|puppy|cat|horse|pony|rabbit) (?:called |named )?\p{Lu}\p{Ll}+|(?:dog|puppy|cat|horse|pony) (?:called |named )\p{Lu}\p{Ll}+)$/u;
const whoIn = ({ who, rest }: Clause, whose: Whose): string | undefined => {
  const said = who === 'it' ? WHO_IT_WAS.exec(rest)?.[1] : undefined;
  const told = said === undefined ? undefined : retold(said, whose);
  return told === undefined ? undefined : `It was ${/^(?:gran|nan|aunt)/i.test(told) ? '' : 'the '}${told}.`;
};

/** What was special about it: that it was the first time, or loud, or a hundred pages long. */
export function sceneIn(clause: Clause, whose: Whose): string | undefined {
  const measure = measureIn(clause, whose);
  if (measure !== undefined) return measure;
  if (clause.who === 'nobody' && OF_ITS_OWN.test(clause.rest)) return ownIn(clause, whose);
  if (isFirst(clause)) return firstIn(clause, whose);
  const named = whoIn(clause, whose);
  if (named !== undefined) return named;
  const isOfIt = clause.who === 'it' && (!clause.noted || /^there$/i.test(clause.subject));
  return isOfIt ? placeIn(clause, whose) : undefined;
}
