import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const FRIENDS = String.raw`\b(?:friends?|besties?|mates?|best friend)\b`;
const HORRIBLE = String.raw`\b(?:horrible|mean|nasty|unkind|cruel|not (?:very )?nice|awful|rude|treats? (?:him|her|them) badly|pick(?:s|ing)? on|use[sd]? (?:him|her|them))\b`;
const BACK = String.raw`\b(?:(?:but|and|then|yet) (?:\w+ ){0,4}?(?:plays?|goes|go|runs?|comes?|is friends|wants?|still|keeps?) (?:\w+ ){0,4}?(?:again|back|with (?:them|him|her)|friends)|keeps? going back|goes back to (?:them|him|her)|(?:and |but )?then (?:is |she is |he is |they are |she['’]s |he['’]s )?(?:nice|lovely|kind|friendly|fine|her best friend|his best friend)(?: again)?|nice again|next day (?:they are|she is|he is)|one minute|still wants? to be (?:his|her|their) friend|won['’]?t (?:stop|play with anyone else))\b`;

/** Friends who are horrible, and then all is well, and then they are horrible again. */
export const horribleAndBackAgain: NamedScene = {
  id: 'backagain',
  image: 'a swing that hurts each time it comes back',
  cue: said(
    `(?=[^]*${FRIENDS})(?=[^]*${HORRIBLE})(?=[^]*(?:${BACK}))`,
    String.raw`\b(?:popular|says? sorry|(?:he|she) is (?:mean|horrible|nasty|unkind)|brother|sister|boyfriend|game he)\b`,
  ),
  decides: true,
  answers: /\b(?:friends?|horrible|mean|nasty|plays?|again|back|then)\b/i,
  titles: { young: 'A Friend Most of the Time', older: 'Counting the Days' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<backagain> There are friends who are fun on one day and horrible on the next. {Name} may go back each time, for the fun days are really fun. That is not silly. It is hard to leave people one likes. But to be hurt again and again is not okay. On the horrible days {he needs} a place to go.
      P<backagain> Such children often do not know how to be cross in a good way.
      P<backagain> Grown-ups see only the sad face at home. They do not see the fun days, so it looks odd to them.
      Q<backagain> When they are horrible again, {Name} may feel ____.
      H<backagain> {helper} can draw a chart of good days and bad days.
      H<backagain> {teacher} can talk with all of them about it.
      T<backagain> {he} can say, "I play with you when you are kind," and go.
      T<backagain> {he} can find one more child to play with.
      C<backagain> {he} can think, "Today is not kind. I play over there."
      A<backagain> Today was not kind, and there was a game by the fence. Tomorrow they may want to play again. {Name} can say yes or no to that. A friend is kind on most days, and sorry on the others.
    `,
    '8-10': `
      D<backagain> Some friends come in two versions. On Monday they are the best company in the school, and on Tuesday they are horrible. {Name} keeps going back, and people ask why. The answer is simple: Monday is real. It is hard to leave something that is good half of the time. But not knowing which version will turn up is tiring. Being hurt every other day is not a part of friendship.
      P<backagain> Hot and cold keeps people close, as experiments show. What comes by chance is harder to give up than what comes every day.
      P<backagain> The friends may not notice the pattern at all. To them each quarrel is a new one.
      Q<backagain> On one of the bad days, {Name} might feel ____. Hope may be in it.
      H<backagain> {helper} can listen on the bad days without forbidding the good ones.
      H<backagain> {teacher} can help with a talk, if it is one person who gets hurt each time.
      T<backagain> {he} can count for three weeks: kind days and unkind days. ~ Numbers are more honest than hope.
      T<backagain> {he} can leave when it turns nasty, with one sentence, and have somebody else to go to.
      C<backagain> {he} can think, "I like Monday. I do not need to stay for Tuesday."
      A<backagain> The list says six kind days and nine of the other sort, which is useful to see. They asked again this morning. {Name} played until it turned, and then went over to the wall, where somebody had a ball. A friend can learn from that. If not, it was still right to walk off.
    `,
    '11+': `
      D<backagain> Friends who are warm one day and vicious the next are harder to leave than friends who are plain unkind. {Name} goes back each time, and others find it hard to understand. It is quite logical. The good days are genuine, and rewards that come unpredictably hold people more firmly than reliable ones, which is also how slot machines work. What it costs is a constant state of alert. Nobody can relax among people whose mood needs to be checked at the door.
      P<backagain> People who blow hot and cold often do it without a plan. Keeping others uncertain makes them feel wanted. It may be understood, and it need not be put up with.
      P<backagain> From outside it gets judged as weakness. It is closer to loyalty, in the wrong place.
      Q<backagain> Before finding out which day it is, {Name} might notice ____.
      H<backagain> {helper} can resist saying "just drop them", and ask what the good days are like.
      H<backagain> {helper} can help to make room for other people, a bit at a time.
      T<backagain> {he} can keep a record for three weeks and then read it as if it was a friend's.
      T<backagain> {he} can say it on a good day: "When you go cold on me, I'm off. I'd rather you told me."
      C<backagain> {he} can think, "The good days are real. So are the others."
      A<backagain> It was said, on a good day, and was taken better than expected. Whether it changes anything will be visible by the end of term. Meanwhile there are two people in art who are the same every week, which is restful. A friend does not need to be perfect. It is enough to know which one will turn up.
    `,
  },
};
