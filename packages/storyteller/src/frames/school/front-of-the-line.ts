import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const LINE = String.raw`(?:(?:dinner|lunch|food|snack) (?:queue|line)|queue (?:for|at) (?:\w+ )?(?:lunch|dinner|snack|the canteen)|(?:queue|line)s? up\b|lining up\b|line up\b|(?:class|school) (?:line|queue)|(?:the )?(?:front|head) of the (?:line|queue))`;
const PUSHES = String.raw`(?:push\w*|shov\w*|barg\w*|cuts? in|jumps? the|elbows?|first|fights?|can'?t wait|cannot wait|waiting)`;

/** A school line that hardly moves, and an elbow that would like it to. */
export const frontOfTheLine: NamedScene = {
  id: 'schoolline',
  image: 'a line of children in front of lunch, which gets shorter at its own speed',
  cue: said(
    String.raw`\b${PUSHES}\b[^.!?]{0,60}\b${LINE}|\b${LINE}\b[^.!?]{0,80}\b${PUSHES}\b`,
    String.raw`\b(?:slide|swings?|trampoline|bouncy castle|till|checkout|shop|supermarket|airport|was pushed|gets? pushed|pushed (?:him|her)|push(?:es)? (?:him|her)|noise|loud|smell\w*)\b`,
  ),
  decides: new RegExp(
    String.raw`\b(?:push\w*|shov\w*|barg\w*|cuts? in|jumps? the)\b[^.!?]{0,60}\b${LINE}|\b(?:(?:dinner|lunch) (?:queue|line)|queue (?:for|at) (?:\w+ )?(?:lunch|dinner))\b[^.!?]{0,80}\b(?:push\w*|shov\w*|barg\w*|cuts? in)\b`,
    'i',
  ),
  titles: { young: 'One Step, Then One Step', older: 'A Line for Lunch' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<schoolline> The class stands in a line, and there is a wait. {Name} may want to be at the front. A push is quick, and there is a gap. But a push bumps somebody's back. Then there is a shout, and the line stops.
      P<schoolline> Whoever is in front feels a bump. What was it for? The grown-up only sees the push.
      Q<schoolline> In the middle of the line, {Name} may feel ____.
      H<schoolline> {teacher} can give {him} a job, such as the door. ~ Jobs make it shorter.
      H<schoolline> {teacher} can put a spot on the floor for two feet.
      T<schoolline> {he} can hold {his} own hands behind {his} back.
      T<schoolline> {he} can count the heads in front.
      C<schoolline> {he} can say, "One step, then one step."
      A<schoolline> One step, then one step, and there is the front. Everyone got there, one by one, and the wait was over. It was the same for the first one and the last one. Tomorrow the line begins with somebody else.
    `,
    '6-7': `
      D<schoolline> The wait in a line for lunch depends on the hands with the spoon. {Name} may stand in it with an empty tummy and quick feet. A push to the front saves about a minute. But it is somebody else's minute, and that tummy is empty as well. So there is trouble, and it all takes longer.
      P<schoolline> The lunch staff see thirty children and one who is out of place. They cannot see that waiting is hard for some legs. They can be told.
      P<schoolline> Children who were pushed often get cross and stay cross. They remember who it was until the next day.
      Q<schoolline> With so many backs in front, {Name} may feel ____. It may be in the legs or the elbows.
      H<schoolline> {teacher} can let {him} stand at the end, where nobody is behind. ~ Some legs like that better.
      H<schoolline> {teacher} can give {him} something to carry. ~ Full hands wait better.
      T<schoolline> {he} can count the heads in front, and take one off for each step.
      T<schoolline> {he} can leave one arm of space to the next back. ~ Then nobody gets bumped.
      C<schoolline> {he} can think, "Nine heads, eight heads, soon it is me."
      A<schoolline> Eight heads, five heads, one head, and there was the counter. The wait was as long as on other days. There was no shout, and the person in front turned round to talk. A lunch in good company is worth four minutes.
    `,
    '8-10': `
      D<schoolline> Waiting in a queue is an odd agreement. Everybody would rather be first, and nearly everybody stays put, because otherwise there would be a scrum. {Name} may find that hard at midday, with hunger and noise and legs that have sat all morning. Pushing in saves a minute or two. It also tells twelve people that their time counts for less, and they tend to notice.
      P<schoolline> People in queues overestimate how long they have waited, by about a third. It is worse when nothing is going on. With something to think about, the same wait shrinks.
      Q<schoolline> In the slow middle of the queue, {Name} might feel ____.
      H<schoolline> {teacher} can find out whether {he} may come five minutes later, when it is short. ~ The pudding is still there.
      H<schoolline> {helper} can send a snack for break. ~ An empty stomach has no patience to lend.
      T<schoolline> {he} can stand beside somebody {he likes} and start a game with words. 
      T<schoolline> {he} can apologise to whoever was pushed, in four words.
      C<schoolline> {he} can think, "It moves by itself. I can let it."
      A<schoolline> The queue moved as queues do, in small steps that add up. Nobody at the counter got more for having been first. What is left of the break is better spent with people who are not cross. Tomorrow the wait will be about as long.
    `,
  },
};
