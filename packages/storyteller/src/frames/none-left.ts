import { said, type NamedScene } from './scene.ts';

/** What somebody looked forward to and is sold out, used up or closed. */
export const noneLeft: NamedScene = {
  id: 'noneleft',
  image: 'an empty plate behind glass, and the second choice beside it',
  cue: said(
    String.raw`\b(?:(?:no|not any|n'?t any|none) (?:\w+ ){0,4}?left|(?:sold|run|ran|runs) out(?: of)?|(?:they|shop|shops|cafe|café|canteen|restaurant|we) (?:did(?:n'?t| not)|do(?:n'?t| not)|does(?:n'?t| not)|have(?:n'?t| not)|has(?:n'?t| not)|had) (?:have |got |run out of )?(?:no |any |the (?:one|thing|flavour|cake|toy) )|out of stock)\b`,
    String.raw`\b(?:(?:run|ran|runs) out (?:of (?:the |his |her |school|class|time|patience|energy|room|here|house)|into|when|and|again)|friends? left|no (?:friends?|confidence|energy|time) left|out of the|batter\w*|money|food bank|afford)\b`,
  ),
  decides:
    /^(?![^]*\b(?:money|food bank|afford|(?:run|ran|runs) out (?:of (?:the |his |her |school|class)|into)))[^]*?\b(?:cr(?:y|ies|ied)|sobs?|meltdown|upset|disappoint\w*|tantrum|melts? down|cope|lost it|loses it|falls? apart|inconsolable)\b[^]*?\b(?:(?:no|n'?t any) (?:\w+ ){0,4}?left|sold out|(?:run|ran) out of|out of stock)\b/i,
  answers: /\b(?:left|sold out|run out|ran out|hoped|go(?:es)? (?:wrong|how)|cake|ice cream|shop|cafe)\b/i,
  titles: { young: 'The Empty Plate', older: 'Sold Out' },
  text: {
    '4-5': `
      D<noneleft> {Name} had a wish and knew just how it would be. Then somebody says, "There are none left." The wish is as big as before. But the plate is empty. Nobody took it from {him} on purpose. Others came first.
      P<noneleft> The person who says it cannot make one. They are sorry about it too.
      Q<noneleft> When it is all gone, {Name} may feel ____.
      H<noneleft> {helper} can say, "You wished for it so much."
      H<noneleft> {helper} can wait until it is a bit better.
      T<noneleft> {he} can cry a bit on a shoulder.
      T<noneleft> {he} can look at what there is, and point.
      C<noneleft> {he} can say, "I wanted that one. It is sad."
      A<noneleft> The plate was empty, and it stayed empty. The wish can go home and wait for another day. Something else was there, and it was okay. It was not the same, and it need not be.
    `,
    '6-7': `
      D<noneleft> Looking forward to a thing is nearly like having it. {Name} may have had that hope all the way there. Then there is none left. To say so takes one second. A body needs much longer. It is all right to be sad about it. The hope was real.
      P<noneleft> Whoever stands behind the counter hears it a lot. They cannot bring it back, and many wish that they could.
      P<noneleft> Other people may say, "It is only a cake." To the one who hoped, it was the cake.
      Q<noneleft> When there is none left, {Name} may feel ____. After some minutes it may be another word.
      H<noneleft> {helper} can name what is lost, before what there is.
      H<noneleft> {helper} can say when there may be some again, if anyone knows.
      T<noneleft> {he} can go outside for ten breaths, and then look again.
      T<noneleft> {he} can choose a second best, and keep the best for next time.
      C<noneleft> {he} can think, "It is gone for today. My hope can wait."
      A<noneleft> The second best was eaten, or worn, or left where it was. It was all right. The first one is a wish for another day. On some days the plate is full, too.
    `,
    '8-10': `
      D<noneleft> A hope is a small film, and {Name} may have watched it all the way there. Then somebody says "sold out" and goes on to the next person. For them it was two words. For the one who hoped, the film stops in the middle. That is a real loss, even if the thing is small.
      P<noneleft> Shops guess each morning how much will be wanted, and they guess wrong. It has nothing to do with who came.
      P<noneleft> Adults lose this kind of film as well. They go quiet and look at the menu for a long time.
      Q<noneleft> In the first minute, {Name} might feel ____. It need not match the size of the thing.
      H<noneleft> {helper} can let the first minute pass without a bright idea. ~ Bright ideas are better in the fifth.
      H<noneleft> {helper} can ask if it can be ordered, kept or found another day.
      T<noneleft> {he} can say, "I was really looking forward to that," and leave it at that.
      T<noneleft> {he} can have a second choice ready before the next time.
      C<noneleft> {he} can think, "Sold out is today. It is not for good."
      A<noneleft> A second choice is not the film, and now and then it is quite good. The hope itself goes back in the drawer and keeps. Somewhere tomorrow morning somebody will bake, stack or unpack another lot. It was a good thing to look forward to, and that part was not wasted.
    `,
  },
};
