import { said, type NamedScene } from '../scene.ts';

const TESTED = String.raw`\bswim(?:ming)? (?:test|assessment|lessons? (?:with|at|through|from) (?:the )?(?:school|class)|with (?:the |his |her |their )?(?:school|class))|\b(?:school|class|year \d+) (?:\w+ ){0,2}?(?:swimming|swim)\b|\b(?:goes|going|go|start\w*) swimming with (?:the |his |her |their )?(?:school|class)`;
const CANNOT = String.raw`\b(?:can'?t|cannot|can ?not|doesn'?t know how to|not able to|unable to|never learn(?:ed|t) to|hasn'?t learnt to) (?:\w+ ){0,2}?swim|\bnon[- ]?swimmers?|\bonly (?:one|child|person)\b|\b(?:bottom|lowest|beginners?) (?:group|set)\b|\bnot (?:yet )?(?:swimming|a swimmer)|\bweak swimmer`;

/** Swimming with the class, or a test of it, for whoever cannot swim yet. */
export const swimmingWithTheClass: NamedScene = {
  id: 'classpool',
  image: 'a list with a name on it, and the end of the pool where feet can stand',
  cue: said(`(?=[^]*(?:${TESTED}))(?=[^]*(?:${CANNOT}))`, String.raw`\b(?:chang(?:e|es|ing)|hairy|period|verruca)\b`),
  decides: true,
  answers: new RegExp(CANNOT, 'i'),
  titles: { older: 'What the Test Wants to Know' },
  text: {
    '6-7': `
      D<classpool> A class goes to the pool, and a teacher finds out who can swim. {Name} cannot swim yet. A swimming test is not like a spelling test. It has just one question: which water is right for whom today? "Not yet" is one of the answers.
      P<classpool> Teachers ask so that nobody is in water that is too deep. They like a true answer best.
      P<classpool> Somebody else in the class may not swim either, and may not say so.
      Q<classpool> Before the pool, {Name} may feel ____. It may be about the water or about the others.
      H<classpool> {helper} can tell the school beforehand that swimming is still to come.
      H<classpool> {helper} can come to a pool before that, just to stand.
      T<classpool> {he} can tell the teacher at the pool, "I can't swim yet."
      T<classpool> {he} can ask to stay where feet can stand.
      C<classpool> {he} can say, "I am a not-yet swimmer."
      A<classpool> The test is done, and there is a small mark beside each name. It says where to begin, and that is all it says. At the low end there are floats, bubbles and a rail. That is where every swimmer in the pool began.
    `,
    '8-10': `
      D<classpool> When a school goes swimming, it first finds out who can do what. That is the test, and {Name} cannot swim yet. It may seem that everybody else can. In fact a swimming test is less like an exam than like trying on shoes. It shows which depth fits. For somebody who says "not yet", it takes about a minute.
      P<classpool> The people who test have one aim, which is that nobody gets into water that is too deep. A true answer makes their work easier, and they have heard it in every class.
      P<classpool> The others are busy with their goggles and with being cold. Some of them swim a little and hope that nobody counts the strokes.
      Q<classpool> On the bus to the pool, {Name} might feel ____. There may be one word for the water and another for the others.
      H<classpool> {helper} can write to the school beforehand, so that it need not be said in front of everyone.
      H<classpool> {helper} can look for a lesson for beginners of that age. ~ There are more of them than one thinks.
      T<classpool> {he} can say to the teacher at the poolside, "I can't swim yet, which end?"
      T<classpool> {he} can do what comes first at the low end: hold the rail, blow out, lift the legs.
      C<classpool> {he} can think, "It wants to know where I begin. I begin here."
      A<classpool> There is a tick on a list and a group at the low end. Nobody swam across in front of anybody who had not chosen to. Swimming is learnt at three, at nine and at fifty, and the water takes everybody in the same way. The next lesson starts at the rail.
    `,
    '11+': `
      D<classpool> A swimming test at school has a reputation that it does not deserve. What it finds out is who may go into which water, and for {Name} the honest answer is that swimming has not been learnt yet. It is a matter of lessons, money, pools and chance, and not of courage. A fair number of adults cannot swim. Few of them are the only one in a room, although each of them has believed it.
      P<classpool> Instructors prefer a plain "I can't" to a brave attempt, because a brave attempt is what they jump in for. They ask everybody, and they seldom look surprised.
      P<classpool> A class at a pool is chiefly occupied with its own hair, its own costume and the temperature. An audience needs more attention than that.
      Q<classpool> With the pool in the timetable, {Name} might notice ____. It may concern the water, or only the onlookers.
      H<classpool> {helper} can arrange with the school that it is known beforehand, and that the test begins at the shallow end.
      H<classpool> {helper} can find lessons for beginners of that age, in a quiet hour of the week.
      T<classpool> {he} can tell the instructor in one sentence before getting in, and ask where to go.
      T<classpool> {he} can choose what to answer if somebody asks. ~ "I never had lessons" is complete.
      C<classpool> {he} can think, "It asks where I start, and I know the answer."
      A<classpool> The test came to one line on a sheet, and the sheet went into a folder. The shallow end turned out to hold several people, which it usually does. From there it is a matter of some weeks, a float and somebody who explains well. Water makes no difference between those who learnt at four and those who learn at twelve.
    `,
  },
};
