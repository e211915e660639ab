import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WORK = String.raw`\b(?:home ?work|worksheets?|spellings|reading book)\b`;
const NOT_YET = String.raw`\b(?:too (?:hard|difficult|tricky)|can['’]?t do (?:it|his|her|their|the)|(?:does|did|do) ?n['’]?t (?:understand|get) (?:it|his|her|their|the|any|how|what)|(?:rips?|ripped|ripping|tears?|tore|tearing|scrunch\w*|crumpl\w*|screws?|throws?) (?:it|the|his|her|their|up|\w+ (?:page|sheet|book|homework))\b|under (?:the|his|her|a) table|breaks? (?:his|her|the) pencil)`;

/** Homework that is too hard: stuck is said out loud, one line is done with somebody, and what was torn gets tape. */
export const pageThatIsTooHard: NamedScene = {
  id: 'hardpage',
  image: 'a line in the margin where it stopped making sense',
  cue: said(
    String.raw`(?=[^]*(?:${WORK}))[^]*?(?:${NOT_YET})`,
    String.raw`\b(?:perfect\w*|mistakes?|(?:one|a|every|any|tiny|little) (?:\w+ )?(?:error|wrong)|(?:went|goes|gets?|got) (?:\w+ ){0,3}wrong|not (?:neat|perfect)|rub(?:s|bing)? (?:it |everything )?out|with (?:me|dad|mum)|hides? (?:it|his|her) (?:\w+ )?(?:in|from)|lies?|lying|stupid|thick|dumb|dyslexi\w*|too tired|tired|pda|pathological)\b`,
  ),
  decides: true,
  answers: /\b(?:rips?|ripp\w*|tears? (?:it|the|up)|hides?|throws?|scrunch\w*|too hard|battle)\b/i,
  titles: { young: 'One Line With You', older: 'Where It Stopped Making Sense' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<hardpage> A page of homework is here, and it is hard. {Name} may want to tear it in two. Some pages are too big for one small pencil. That is not a bad thing. It can be said out loud: "Too hard!"
      P<hardpage> The teacher cannot see it from school. A grown-up can tell the teacher.
      Q<hardpage> When a page is too hard, {Name} may feel ____.
      H<hardpage> {helper} can do one bit together with {him}.
      H<hardpage> {helper} can write, "This was too hard."
      T<hardpage> {he} can point and say, "Help me here."
      T<hardpage> {he} can put the page down and shake both hands.
      C<hardpage> {he} can say, "Too hard. One bit with you."
      A<hardpage> One bit is done, with two heads over it. A page that was torn can have tape. The rest of the homework can wait. Now hands go and play.
    `,
    '6-7': `
      D<hardpage> Some homework is too hard, and nobody at home made it so. {Name} looks at the page, and the first line is like a shut door. A head gets hot, and then a page may rip. A page that is too hard is nobody's fault. It is news for the teacher, who can explain it again.
      P<hardpage> From school nobody can see the page at home. A note that says "This was too hard" helps a teacher a lot.
      P<hardpage> Heads that are cross let nothing in. After a drink and a run the same line may look smaller.
      Q<hardpage> When a line is too hard, {Name} may feel ____.
      H<hardpage> {helper} can read the first line aloud and do one too.
      H<hardpage> {helper} can write down how far it went, and stop there.
      T<hardpage> {he} can say, "I am stuck here," and put a finger on the line.
      T<hardpage> {he} can look for the easiest bit and start with that.
      C<hardpage> {he} can think, "Stuck is a place. Somebody can come there."
      A<hardpage> The page has one line on it, and a note. If it was torn, it has some tape as well. {teacher} can see now where it got hard, and show it again. Homework can be told to stop for today. There is still some evening left.
    `,
    '8-10': `
      D<hardpage> Homework is meant to be about things that were learned already. On some days it is not, and then a page is simply too hard. {Name} may know that moment. The first question makes no sense, the face gets hot, and the paper ends up crumpled, torn or empty. From outside it looks like not wanting to. From inside it may be boredom, or a page that is too hard, and the two feel alike.
      P<hardpage> Teachers give the same page to thirty people and cannot know for whom it was too much. They find out when somebody tells them.
      P<hardpage> A brain that is upset takes in hardly anything. Ten minutes later the same question can be easier to read.
      Q<hardpage> When a question makes no sense, {Name} might feel ____.
      H<hardpage> {helper} can do the first one out loud, as slowly as a cook on television. ~ The next one can be done together.
      H<hardpage> {helper} can write to the teacher, "We stopped here. It was too hard." ~ Two lines are enough.
      T<hardpage> {he} can put a small cross where it stopped making sense. ~ A cross is more use than a guess.
      T<hardpage> {he} can get up, drink some water and come back to the easiest question.
      C<hardpage> {he} can think, "Not yet, and not alone."
      A<hardpage> There are two answers on the page and a cross in the margin. Paper that got torn can be taped, and nobody marks the tape. The cross goes to school and tells {teacher} more than ten guesses would. "Too hard" can be said out loud. After that it is somebody's job to explain it again.
    `,
    '11+': `
      D<hardpage> Some homework is only long, and some is beyond what anybody has explained so far. The second kind is the one that gets torn up or pushed under something. {Name} may have sat in front of it with a head that had closed for the day. In the next room it sounds like anger. Underneath there is often the suspicion of being the only one who cannot do it. At eight in the evening there is no way of checking that.
      P<hardpage> From a blank page a teacher learns nothing. From "stuck after question two" they learn what to teach again, and probably for how many.
      P<hardpage> A brain under pressure is built to get away. It is a poor moment for new ideas and quite a good one for a walk round the block.
      Q<hardpage> At the first question, {Name} might notice ____.
      H<hardpage> {helper} can sit down and ask to have the question explained, as somebody who does not know either. ~ Explaining shows where the gap is.
      H<hardpage> {helper} can send two lines to the teacher once an agreed time is up.
      T<hardpage> {he} can mark the exact line where it stops making sense, and ask about that one.
      T<hardpage> {he} can message somebody in the class: "Did you get number two?" ~ Quite often the answer is no.
      C<hardpage> {he} can think, "Too hard tonight is information."
      A<hardpage> What goes back to school is half a page and one honest sentence. If the first copy did not survive, a photo of another one will do. Homework that is too hard in one month tends to be ordinary a term later, provided that somebody knows where the gap was. The rest of the evening is nobody's business but {his} own.
    `,
  },
};
