import { said, type NamedScene } from '../scene.ts';
import { aDayOthersKeep } from './a-day-others-keep.ts';

/** The same day that is not kept at home, and a true sentence about Santa that upset another house. */
export const whatOthersBelieve: NamedScene = {
  id: 'believed',
  image: 'two calendars, and a true sentence that came too early for somebody',
  cue: said(
    String.raw`(?=[^]*\b(?:muslims?|islam\w*|jewish|jews|hindus?|sikhs?|buddhists?|jehovah\w*|(?:don'?t|dont|do not|doesn'?t) (?:celebrate|keep|do|have) christmas)\b)(?=[^]*\bsanta\b|[^]*\bfather christmas\b)[^]*?\b(?:told|tells|telling|said|says|saying|spoil\w*|ruin\w*|isn'?t real|not real|doesn'?t exist|does not exist|made up)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:muslims?|islam\w*|jewish|jews|hindus?|sikhs?|buddhists?|jehovah\w*|(?:don'?t|dont|do not|doesn'?t) (?:celebrate|keep|do) christmas)\b)[^]*?\b(?:santa|father christmas)\b[^.!?]{0,20}\b(?:isn'?t real|not real|doesn'?t exist|does not exist|made up)\b/i,
  answers:
    /\b(?:told|tells|said) [^.!?]*\bsanta\b|\bisn'?t real\b|\bsorry\b|\bdrama\b|\b(?:muslims?|jewish|hindus?|sikhs?)\b|\btree\b/i,
  titles: { older: 'Two Calendars and One Sentence' },
  roles: { ...aDayOthersKeep.roles },
  text: {
    '6-7': `
      D<believed> Every family has a calendar with its own big days. {his} family does not keep {day}, and a school talks of it. It can be lonely to be one of few. Then it may happen that {Name} says a thing that is true at home. In another home it makes somebody cry.
      P<believed> Families tell their children different things about that day. It is the job of each family to talk about it.
      P<believed> The one who cried had not asked for it. The parent who got cross was sad for a child.
      Q<believed> When the class talks about {day}, {Name} may feel ____. It may be two words that do not fit together.
      H<believed> {helper} can hear both, the sorry part and the other part.
      H<believed> {teacher} can hear how the family does it. ~ Then there is less to explain.
      T<believed> {he} can say sorry for the tears, and keep the thought.
      T<believed> {he} can answer, "In our family we keep other days."
      C<believed> {he} can think, "Their day is theirs, and mine is mine."
      A<believed> The calendar at home has big days of its own, with guests. A tree in another house is good to look at. Being sorry that somebody cried is one thing. What is true at home stays true there.
    `,
    '8-10': `
      D<believed> There are two calendars in {his} life, one at school and one in the family. On the first, {day} is the largest day of all, and the second does not have it. {Name} may wish for the tree and the fuss, and be asked ten times about presents. It can be lonely to be one of few. At such a moment a true sentence is quickly said, and it can upset a whole house.
      P<believed> What a family tells its children about {day} is theirs, like a surprise that is not finished yet. Somebody else's child may be in the middle of it.
      P<believed> A parent whose child came home in tears is angry for that child. It is seldom about anybody's faith. Where it is, that is wrong and can be told.
      Q<believed> At the thought of that sentence, {Name} might feel ____. It can be sorry and not sorry at once.
      H<believed> {helper} can hear both halves, without asking for the second one to go away.
      H<believed> {teacher} can find a place for the family's own days in the school year.
      T<believed> {he} can say, "I'm sorry it upset you." ~ That is true, and it takes back nothing.
      T<believed> {he} can have an answer ready for the next question: "We don't keep it. Ask me about ours."
      C<believed> {he} can think, "I can be right, and sorry about the tears."
      A<believed> In January the talk turns to something else, and the calendar at school looks like any other. The family's own days come round, with cooking and visitors. To be kind about what others believe costs little. To mind being left out is fair as well, and at home there are people who know that.
    `,
  },
};
