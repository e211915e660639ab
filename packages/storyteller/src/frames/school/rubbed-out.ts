import { said, type NamedScene } from '../scene.ts';

const RUBS = String.raw`\b(?:rub(?:s|bed|bing)? (?:it |them |everything |each \w+ |every \w+ |\w+ \w+ )?(?:all )?out|eras(?:es?|ed|ing)|rubber)\b`;

/** Whoever rubs out each line until it is perfect, and a page that never gets full. */
export const rubbedOut: NamedScene = {
  id: 'rubber',
  image: 'a rubber that is made for one mistake and used for a whole page',
  cue: said(RUBS, String.raw`\b(?:took|stole|steal\w*|swap\w*|collects?|unicorn|chew\w*|thr[eo]w\w*)\b`),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:took|stole|steal\w*|swap\w*)\b)(?=[^]*\b(?:perfect\w*|over and over|again and again|everything|neat|just right|hours|constantly|keeps?|right)\b)[^]*?\b(?:rub(?:s|bed|bing)? (?:it |them |everything |each \w+ |every \w+ |\w+ \w+ )?(?:all )?out|eras(?:es?|ed|ing))\b`,
    'i',
  ),
  titles: { young: 'Where the Rubber Goes', older: 'First Full, Then Fine' },
  text: {
    '6-7': `
      D<rubber> A rubber is for a mistake here and there. {Name} may use it on each line, and write the same line again. The paper gets thin, and the page does not get full. Mostly nothing was wrong. The line was just not as perfect as the one in a head. No line ever is.
      P<rubber> The teacher looks at what it says. The first line would have done nicely.
      Q<rubber> When a line looks not quite right, {Name} may feel ____. It may be in the hand.
      H<rubber> {helper} can keep the rubber until the page is full.
      H<rubber> {helper} can cross out a word too, and go on.
      T<rubber> {he} can put one neat line through it and write on.
      T<rubber> {he} can fill the page first and mend three things at the end.
      C<rubber> {he} can think, "First full, then fine."
      A<rubber> The page is full, with one mistake crossed out. The rubber lies beside it and is still nearly new. There is time left over for something else. It can be read, and that is what a page is for.
    `,
    '8-10': `
      D<rubber> A rubber is made for one mistake, and it can be used for a whole page. {Name} may write a line, look at it, rub it out and write it again much the same. The paper gets thin, and the clock goes on. What the rubber takes away is hardly ever wrong. It only did not look as good as the line in {his} head. No line does, because that one was not written by a hand.
      P<rubber> A teacher who reads it sees an answer. The four that were there before it are gone, and the first would have done very well.
      P<rubber> Authors change a great deal, and most of them do it at the end. A first try is for getting it down.
      Q<rubber> When a line looks not quite right, {Name} might feel ____. It may be in the hand that holds the rubber.
      H<rubber> {helper} can look after the rubber until the page is full. ~ Things can still be mended then.
      H<rubber> {helper} can ask the teacher to say that crossing out is welcome. ~ From a teacher it counts double.
      T<rubber> {he} can put one neat line through it and write on. ~ It takes two seconds, and it shows that somebody was thinking.
      T<rubber> {he} can set a timer, and stop when it rings, wherever the page has got to.
      C<rubber> {he} can think, "First full, then fine."
      A<rubber> The page is full, with two words crossed out and a mistake that nobody minds. The rubber lies beside it and is hardly smaller than before. Some of the evening is left. Perfect would have looked nearly the same from where the teacher sits.
    `,
    '11+': `
      D<rubber> There is a way of working in which every line is perfect before the next one may exist. {Name} may know it: write, look, delete, write. It feels like care, and it is mostly doubt with a rubber in its hand. The finished line is seldom better than the first, and the page takes three times as long. A mistake that was deleted has taught nobody anything. Two hours later there is one perfect paragraph, and no evening.
      P<rubber> Examiners read for what is there. They have no mark for what was removed.
      P<rubber> Professional writers separate the two jobs. They draft badly on one day and mend it on another, because a mind cannot do both at once.
      Q<rubber> In the second before something gets deleted, {Name} might feel ____.
      H<rubber> {helper} can stop praising neatness and ask what the page says.
      H<rubber> {helper} can agree with the school on a limit, such as forty minutes, with a signature underneath. ~ A limit that comes from outside is easier to believe.
      T<rubber> {he} can write the first draft in pen, or with the delete key out of bounds. ~ The second draft may have everything.
      T<rubber> {he} can leave one clumsy sentence in on purpose and see what happens.
      C<rubber> {he} can think, "Draft now. Doubt later."
      A<rubber> The draft was not perfect, and it was there by half past seven, which the other kind is not. Two things in it were wrong and were mended in five minutes at the end. Wanting it right is a strength with a volume control. It can be turned down on a Tuesday.
    `,
  },
};
