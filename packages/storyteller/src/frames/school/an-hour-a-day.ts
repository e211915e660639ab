import { SCHOOL } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SHORT = String.raw`\b(?:(?:an|one|two|half an|1|2) hours?|half ?days?|mornings? only|just mornings|part[- ]?time|reduced (?:time ?table|hours)|phased (?:return|timetable)|bit by bit|little by little|few hours|short(?:er)? days?|slowly|gradual\w*)\b`;
const AWAY = String.raw`\b(?:hasn'?t been (?:in|to|at)|has not been (?:in|to|at)|not been (?:in|to|at)|been (?:off|out of|away from|at home)|off (?:school )?(?:for|since)|out of school|missed (?:\w+ )?(?:weeks?|months?)|absen\w+|panic\w*|anxi\w+|refus\w+|school avoid\w*|ebsa|burn ?out|going back|go(?:es)? back|return\w*|back (?:in|to|at)|tummy|stomach|scared|worr\w+)\b`;

/** The way back into school after weeks at home: a small piece of it each day, through another door. */
export const anHourADay: NamedScene = {
  id: 'onehour',
  image: 'one hour of a school day, with a door at each end',
  cue: said(
    `(?=[^]*\\b(?:school|timetable)\\b)(?=[^]*(?:${SHORT}))(?=[^]*(?:${AWAY}))`,
    String.raw`\b(?:nursery|preschool|reception|first day|new school|starts? school|starting school|operation|hospital|broken|chemo|home ?work|homeschool\w*|dad'?s|mum'?s house|bed ?time|screens?|sleep\w*|swimming|tutor)\b`,
  ),
  decides: true,
  titles: { older: 'A Piece of School' },
  roles: {
    school: SCHOOL,
    meets: {
      fallback: { text: 'one known person' },
      cues: [
        ...(['Mrs', 'Ms', 'Miss', 'Mr'] as const).map((title) => ({
          match: new RegExp(String.raw`\b${title}\.? (?!Her\b|Him\b|The\b|School\b)(\p{Lu}[\p{L}'-]+)`, 'u'),
          phrase: { text: `${title} $`, gender: title === 'Mr' ? ('m' as const) : ('f' as const) },
        })),
        {
          match:
            /\b(?:ELSA|TA|mentor|pastoral \w+|SENCO|key ?worker|head of year|tutor)(?:,| is| is called| called)? (?!And\b|Has\b|Is\b)(\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
      ],
    },
    way: {
      fallback: { text: 'a quiet door' },
      cues: [
        { match: /\bside (?:door|gate|entrance)\b/i, phrase: { text: 'the side door' } },
        { match: /\bback (?:door|gate|entrance)\b/i, phrase: { text: 'the back door' } },
        { match: /\b(?:office|reception|front) (?:door|entrance)\b/i, phrase: { text: 'the office door' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<onehour> A school day is long, and it can be cut into pieces. {Name} was at home for some time, because school was too much. Now the plan is one small piece of it. A piece has a way in and a way out. Both are known before it begins.
      P<onehour> A body that was afraid does not change its mind in a day. It believes what it has tried out. So the pieces are small.
      P<onehour> Some children may ask, "Where were you?" It is not nosy. They noticed.
      Q<onehour> On the way to {school}, {Name} may feel ____. A tummy may feel it before the head does.
      H<onehour> {meets} can wait at {way}. ~ Then there is a face before there is a crowd.
      H<onehour> {helper} can be there at the end of the piece, on time.
      T<onehour> {he} can choose what to take along for the first minutes.
      T<onehour> {he} can answer, "I was at home. Now I am back a bit."
      C<onehour> {he} can think, "In, a bit, and out again."
      A<onehour> The piece of school had a beginning, and it had an end. Something in it was hard, and something may have been fine. Tomorrow it may be the same piece again. When it gets dull, it is time for the next.
    `,
    '8-10': `
      D<onehour> A whole school day is a lot to think about, above all after some time at home. Nobody expects {Name} to think about all of it. The plan is a short piece of school, with a way in, something in the middle and a way out. Weeks at home make a building seem larger than it is. A piece of it can be walked through, and then it has a size again.
      P<onehour> A body that panicked in a place keeps a note of it. It does not read letters or listen to good reasons. It only believes what it has tried out, in small amounts and more than once.
      P<onehour> The class mostly wants to know two things: where {Name} was, and whether to save a seat. One short answer is enough.
      Q<onehour> On the way in, {Name} might notice ____. A stomach often speaks first.
      H<onehour> {meets} can be at {way} at the agreed time. ~ A known face comes before any crowd.
      H<onehour> {helper} can keep exactly to the time at the end, also when it went well. ~ A plan that keeps its word can be trusted.
      T<onehour> {he} can decide beforehand what the first five minutes are for: a drink, a book, a job.
      T<onehour> {he} can agree on a card or a word that means, "I need a break now."
      C<onehour> {he} can think, "It has two doors, and I know both."
      A<onehour> The piece of school is over, and both doors were where they had been. Perhaps all of it was hard, perhaps only the first ten minutes. Either is worth knowing, and it can be told to the people who make the plan. Tomorrow there is the same piece, which is by then a little less new.
    `,
    '11+': `
      D<onehour> Nobody learns to swim by being told about the sea, and nobody gets back to school by being told about the timetable. What works in most cases is a small piece, and then another. For {Name} the plan is a short one: {way}, a fixed time, and out again before it gets too much. After weeks away, a building grows in the mind until it has no edges. An hour in one corner of it gives back the edges.
      P<onehour> Panic and stomach pain are produced by the same alarm, and both are real. The alarm does not listen to arguments. It adjusts to what it has survived, provided that this is repeated, and provided that nobody tricks it by adding ten minutes.
      P<onehour> Classmates have theories for about a day. A single sentence, delivered once, usually replaces them.
      Q<onehour> On the way to {way}, {Name} might notice ____. It may be strongest in the last hundred metres.
      H<onehour> {meets} can be there at the agreed minute, and can keep the rest of the school out of it at first. ~ One known face is worth more than a whole reception.
      H<onehour> {helper} can stick to the hour even on good days, and leave the next step to be decided together.
      T<onehour> {he} can plan the first ten minutes exactly, and leave the other fifty alone.
      T<onehour> {he} can rate it from zero to ten before, during and after. ~ Three numbers show a curve, and curves come down.
      C<onehour> {he} can think, "One hour, two doors."
      A<onehour> The hour ended exactly on time, which is the part that builds trust. It may have been bearable, or bad, or oddly ordinary by the end. Whichever it was, the school now has one corner whose size is known. From there the next piece can be measured, at a speed that the alarm can follow.
    `,
  },
};
