import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const AT_SCHOOL = String.raw`(?:lessons?|school ?work|class ?work|at school|in (?:class|school|lessons)|secondary|school|work|subjects?|gcses?)`;
const GAVE_UP = String.raw`(?:(?:has |he['’]?s |she['’]?s |have )?(?:stopped|given up|gave up|quit|stops|gives up) (?:on )?(?:even )?(?:trying|bothering|school|lessons|with (?:school|lessons))|(?:won['’]?t|will not|does ?n['’]?t|no longer|not) (?:even )?(?:try|tries|trying|bother|bothers|bothering) (?:any ?more|at school|in (?:class|lessons)|because)|has switched off|(?:can['’]?t see|no) (?:the |any )?point (?:in )?(?:trying|school)|given up (?:at|on) school)`;

/** Lessons have been too hard for so long that somebody stopped trying: it looks like laziness and is a way not to fail again. */
export const oneQuestionInPencil: NamedScene = {
  id: 'stoppedtrying',
  image: 'one question on a page, tried in pencil',
  cue: said(
    String.raw`(?=[^]*\b${AT_SCHOOL}\b)(?=[^]*\b(?:hard|difficult|struggl\w*|behind|can['’]?t do|does ?n['’]?t (?:get|understand)|not understand\w*|low(?:est)? marks?|fail\w*|too much|can['’]?t keep up)\b)[^]*?\b${GAVE_UP}`,
    String.raw`\b(?:swim\w*|football|piano|violin|guitar|instrument|bike|club|friends?|sleep\w*|eat\w*|self[- ]?harm\w*|die|suicid\w*|bull\w*|refus\w+ to go|refuses school)\b`,
  ),
  decides: true,
  takesHelps: true,
  answers: /\b(?:hard|trying|given up|stopped|point|switched off|struggl\w*|behind)\b/i,
  titles: { older: 'One Question in Pencil' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<stoppedtrying> Some lessons are too hard for a long time. Then a head may think, "Why should I learn it? It goes wrong anyway." {Name} may have stopped trying, and that is no wonder. Not to try hurts less than to try and get it wrong. But what is not tried cannot get easier. A step back and a bit of help can change that.
      P<stoppedtrying> A teacher sees an empty page. An empty page does not say why it is empty.
      P<stoppedtrying> Many people who are good at a thing once gave it up. Then somebody showed them an easier bit.
      Q<stoppedtrying> When the page comes, {Name} may feel ____. It may be heavy.
      H<stoppedtrying> {helper} can ask {teacher} for a page with an easier start.
      H<stoppedtrying> {helper} can look at what was tried, right or wrong.
      T<stoppedtrying> {he} can try one question, in pencil. ~ One is a good number.
      T<stoppedtrying> {he} can put a dot where it gets too hard.
      C<stoppedtrying> {he} can think, "One question, and then we see."
      A<stoppedtrying> One line was written in the lesson, in pencil. It may be right, and it may be wrong. Both tell {teacher} where to start. A small piece that can be done is a place to learn from.
    `,
    '8-10': `
      D<stoppedtrying> When lessons have been too hard for a long time, people stop trying. {Name} may know that from inside. From outside it is taken for laziness, and it is nothing like it. Trying and failing hurts a bit each time, and a brain protects itself. Whoever has not tried cannot fail. The trouble is that nothing gets learned that way, so the next lesson is harder still.
      P<stoppedtrying> On paper, "too hard" and "can't be bothered" look exactly alike. A teacher cannot tell them apart unless somebody says which it is.
      P<stoppedtrying> Quite a few people who are good at something now had given up on it once. Mostly somebody went back with them to the last part that they knew.
      Q<stoppedtrying> When the page is handed out, {Name} might feel ____. It may be something heavy, or nothing much.
      H<stoppedtrying> {helper} can ask {teacher} to start below the difficulty, where it is easy. ~ Easy is where trying begins again.
      H<stoppedtrying> {helper} can look at what was tried before looking at what was right.
      T<stoppedtrying> {he} can try the first question, in pencil, and stop there for today.
      T<stoppedtrying> {he} can tell {teacher} quietly, "I stopped because it got too hard." ~ That sentence changes what happens next.
      C<stoppedtrying> {he} can think, "One question, in pencil."
      A<stoppedtrying> There is one line on the page, and it is in pencil. The lessons did not become easy today, and one small piece of them was found that can be done. The next piece stands on that one. It counts as trying when it comes out wrong.
    `,
    '11+': `
      D<stoppedtrying> There is a point at which not trying looks like the sensible choice. {Name} may have reached it in some lessons: effort goes in, nothing comes out, and other people appear to learn it in their sleep. Giving up stops that at once, and it leaves a useful doubt, since nobody can say what would have happened. Teachers tend to see an attitude. It is closer to a bandage. It protects the place, and under it nothing moves.
      P<stoppedtrying> Research has a name for this, learned helplessness, and a finding that is worth knowing. It wears off when small efforts begin to make a difference again. The size of the success hardly matters.
      P<stoppedtrying> Secondary teachers meet a hundred and fifty people a week. Most of them are relieved when one says precisely where it stopped making sense.
      Q<stoppedtrying> When a lesson begins, {Name} might notice ____. Boredom is sometimes a cover for something else.
      H<stoppedtrying> {helper} can ask the school what is missing and since when, without asking about effort.
      H<stoppedtrying> {helper} can pick one subject with {him} and leave the others in peace for a month. ~ Six at once is another way of giving up.
      T<stoppedtrying> {he} can attempt the first question, in pencil, and mark the place where it stops.
      T<stoppedtrying> {he} can write to one teacher in two lines: what, and since when. ~ Writing is easier than standing at a desk.
      C<stoppedtrying> {he} can think, "One question. Pencil can be rubbed out."
      A<stoppedtrying> On the page there is half a solution, with a mark where it ran out. That is more information than an empty sheet gives, and somebody can begin to help at exactly that place. The lessons are as hard as they were. What has changed is that one of them has a way in, and trying is worth something there again.
    `,
  },
};
