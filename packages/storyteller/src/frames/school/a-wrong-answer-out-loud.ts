import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Laughed at for a wrong answer: a class where answers may be wrong, and a laugh that is told. */
export const aWrongAnswerOutLoud: NamedScene = {
  id: 'wronganswer',
  image: 'a question with a hand up that was brave',
  cue: said(
    String.raw`\b(?:laugh(?:s|ed|ing)?|giggl\w+|snigger\w*|teas\w*|mak(?:e|es|ing) fun|made fun)\b[^.!?]{0,40}\b(?:wrong|mistakes?|did ?n['’]?t know)\b|\b(?:wrong|mistakes?)\b[^.!?]{0,40}\b(?:(?:they|everyone|everybody|others|kids|class|people|children)(?: all)?) (?:laugh|laughs|laughed|giggle\w*|teas\w*)\b`,
    String.raw`\b(?:scared|afraid|worried|fear|might|in case|(?:he|she) laughs at|brother|sister|stage|play|song|reading aloud|names? wrong|wrong names?)\b`,
  ),
  decides: true,
  answers: /\b(?:laugh\w*|wrong|answer|mistakes?)\b/i,
  titles: { older: 'The Hand That Went Up' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<wronganswer> A hand went up, and the answer was wrong. Then some children laughed. {Name} may have a hot face, just to think of it. A wrong answer is a part of learning. To laugh at it is teasing, and it is not kind. It was brave to put up a hand.
      P<wronganswer> Those who laughed did not put theirs up. Some of them would have said the same thing.
      P<wronganswer> A teacher can use a wrong answer. It shows what all of them need to hear again.
      Q<wronganswer> When they laughed, {Name} may have felt ____.
      H<wronganswer> {teacher} can say that wrong answers are welcome here.
      H<wronganswer> {helper} can tell of an answer that was wrong, too.
      T<wronganswer> {he} can say, "Now I know it," and go on.
      T<wronganswer> {he} can tell {teacher} after class that it hurt.
      C<wronganswer> {he} can think, "I tried, and that is how people learn."
      A<wronganswer> The laugh was short, and the lesson went on. The right answer is in there now, and it will stay. On another day the hand can go up again. It may be right or wrong, and both are allowed.
    `,
    '8-10': `
      D<wronganswer> An answer was given out loud, it was wrong, and people laughed. For {Name} that minute may have gone on all day. A laugh in a class is a quick thing. It spreads before anyone has thought, and most of those who join in are relieved that it was not them. It is teasing all the same. The person with a hand up is the only one in the room who was learning in public.
      P<wronganswer> Wrong answers are worth a good deal to a teacher. They show what thirty people were too careful to say.
      P<wronganswer> Brains remember a corrected mistake better than something they got right by luck. There are studies of that.
      Q<wronganswer> In the second after the laugh, {Name} might have felt ____.
      H<wronganswer> {teacher} can make it a rule that answers do not get laughed at, right or wrong.
      H<wronganswer> {helper} can listen first, and then tell of a mistake with an audience.
      T<wronganswer> {he} can say, "Well, now I know," and look at {teacher}.
      T<wronganswer> {he} can tell {teacher} that it makes people stop putting their hands up.
      C<wronganswer> {he} can think, "I was the one who tried."
      A<wronganswer> By the next day somebody else had said something odd, and the joke had moved on. The right answer is firmly in place, with a memory attached. The hand may stay down for a while, which is understandable. When it goes up again, it will be for something {he knows}, or would like to.
    `,
    '11+': `
      D<wronganswer> In most classrooms an unwritten rule says that it is safer to be silent than wrong. For {Name} that rule was broken by a wrong answer in front of everyone, and people laughed. The laugh was cheap: it cost nothing and signalled that the others would have known. Very likely they would not. As teasing it is minor, and it does real damage, since after it a whole room stops answering.
      P<wronganswer> Teachers notice, and most mind it more than they show. Some of them spend a term on repairing it.
      Q<wronganswer> Replaying it later, {Name} might notice ____.
      H<wronganswer> {helper} can listen without turning it into a lesson about confidence.
      T<wronganswer> {he} can shrug it off in words: "Right, so it's the other one." ~ It ends the scene and keeps the floor.
      T<wronganswer> {he} can mention it to the teacher as a fact about the class, and not as a complaint.
      C<wronganswer> {he} can think, "At least one person was working."
      A<wronganswer> The laughter lasted three seconds, and the correction will last for years. Nobody else remembers which question it was. Words that were wrong once and put right are among the best-kept things in any head. The next answer can come when there is one.
    `,
  },
};
