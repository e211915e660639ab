import { THE_OTHER_ONE } from './the-other-one.ts';
import { said, type NamedScene } from './scene.ts';

const KIN = String.raw`(?:(?:big|little|baby|older|younger|twin) )*(?:brother|sister|sibling|cousin|twin)s?['’]?s?`;

/** The birthday of a brother or sister: presents that somebody else unwraps. */
export const somebodyElsesPaper: NamedScene = {
  id: 'theirpresents',
  image: 'paper that somebody else tears off, and the box that is left over',
  cue: said(
    String.raw`\b${KIN}\b[^.!?]{0,30}\b(?:birthdays?|party|presents?|gifts?)\b[^]*\b(?:jealous\w*|envious|upset|cr(?:y|ies|ied|ying)|scream\w*|sulk\w*|fair|wants? (?:them|it|to open|presents?|one|some|the)|opens?|opened|grab\w*|tantrum\w*|meltdown\w*|ruin\w*|spoil\w*|snatch\w*|cope)\b|\b(?:jealous\w*|envious|upset|cr(?:y|ies|ied|ying)|scream\w*|sulk\w*|tantrum\w*|can['’]?t cope)\b[^]*\b${KIN}\b[^.!?]{0,30}\b(?:birthdays?|presents?|gifts?|party)\b|\b(?:jealous\w*|envious|upset|cr(?:y|ies|ied|ying)|tantrum\w*)\b[^]*\b${KIN} (?:gets?|got|opens?|has|had|is getting)\b[^.!?]{0,16}\b(?:presents?|gifts?)\b`,
    String.raw`\b(?:died|ill|hospital|half[- ]?(?:brother|sister)|dad['’]?s (?:new|other)|friends?|invited|christmas|more (?:presents|than)|expensive|phone)\b`,
  ),
  decides: false,
  answers: /\b(?:presents?|gifts?|party|birthdays?|cr(?:y|ies|ying)|ruin\w*|spoil\w*)\b/i,
  roles: { sharer: THE_OTHER_ONE },
  titles: { young: 'A Box That Is Left Over', older: 'Paper on the Floor' },
  text: {
    '2-3': `
      D<theirpresents> Rip, rip! {sharer} has a present. {Name} may want it. It is not {hers}. Rip, rip, says the paper.
      P<theirpresents> Some children cry then. It is hard to look on.
      Q<theirpresents> When it goes rip, {Name} may feel ____.
      H<theirpresents> {helper} can come and sit near.
      H<theirpresents> {helper} can give {him} the paper.
      T<theirpresents> {he} can hold the ribbon.
      T<theirpresents> {he} can sit in the box.
      C<theirpresents> {he} can say, "Not today. My day comes."
      A<theirpresents> The paper is off. It is okay to want things. A big box is left. In goes {Name}. Rip, rip, a hat of paper!
    `,
    '4-5': `
      D<theirpresents> It is somebody else's birthday, and there are presents. {Name} sees the paper come off, and none of it is {hers}. That can be hard to look at for a whole morning. Hands want to help, and then they want to have. A birthday has just one child in it. The next one has another child.
      P<theirpresents> {sharer} may hold the new things with both arms. They are only one minute old, so it is early to share.
      P<theirpresents> A lot of people cry at birthdays. Some of them are not even small.
      Q<theirpresents> When the paper comes off, {Name} may feel ____.
      H<theirpresents> {helper} can say, "It is hard to watch. Come here."
      H<theirpresents> {helper} can give {him} a job, like picking up paper.
      T<theirpresents> {he} can give a card or a song. ~ It is a present, too.
      T<theirpresents> {he} can go out for a bit when it is too much.
      C<theirpresents> {he} can think, "Today it is not me. My day comes too."
      A<theirpresents> All the paper is off, and it is in a bag. One box is left over, and nobody had a plan for it. It can be a boat. The presents are for somebody else, and a song was for everyone.
    `,
    '6-7': `
      D<theirpresents> On a brother's or sister's birthday, somebody else is in the middle all day. {Name} sees each present come out of its paper. It goes to the same pair of hands. It is fair over a year, and it does not feel fair that morning. Jealous is the word for it. It is a common word, and it does not make a person mean.
      P<theirpresents> {sharer} has waited a long time for this day, too. It is spoilt quickly, and it is hard to get back.
      P<theirpresents> Grown-ups know the feeling from each other's holidays and kitchens.
      Q<theirpresents> Beside the heap of presents, {Name} may feel ____. It may be in the throat.
      H<theirpresents> {helper} can agree on a sign that means, "I need a break."
      H<theirpresents> {helper} can give {him} a part, such as counting the candles.
      T<theirpresents> {he} can go to another room for five minutes, and then come back.
      T<theirpresents> {he} can choose something for {sharer}, and watch that one being opened.
      C<theirpresents> {he} can think, "It is fair over a year."
      A<theirpresents> The floor is full of paper, and the loud part is over. {Name} was there, and it is okay to be jealous and still be there. The new things stay with their owner. In a few days some of them may be lent. On the calendar the next birthday has moved up by one.
    `,
  },
};
