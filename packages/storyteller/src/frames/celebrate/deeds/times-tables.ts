import type { DeedThread } from './deed-thread.ts';

/** Times tables, number bonds or counting that were learnt until the answers came at once. */
export const timesTables: DeedThread = {
  id: 'tables',
  image: 'a row of sums that were counted on fingers once, and now come by themselves',
  cue: /\b(?:times[- ]?tables?|number bonds|multiplication tables?|(?:twos|threes|fours|fives|sixes|sevens|eights|nines|twelves) times)\b/i,
  decides: true,
  titles: { young: 'Six Sevens', older: 'Six Sevens, at Once' },
  text: {
    '6-7': `
      D<tables> At first, each answer is found by counting, and fingers run out. Then some of them begin to come by themselves, the easy ones first. {Name} learnt them a few at a time. They were said in bed, on the stairs and in the car. Now there is a question, and the answer is already there.
      P<tables> Grown-ups still have one that they mix up. They will not say which one it is.
      P<tables> A teacher is glad of every row that sits. It makes other sums much shorter.
      Q<tables> When the answers came at once, {Name} may have felt ____.
      H<tables> {helper} can ask one out of nowhere, such as over the soup.
      H<tables> {helper} can be tested as well. ~ It is fun when grown-ups get stuck.
      T<tables> {he} can find the hardest one and put it on a door.
      T<tables> {he} can teach one row to a toy or to somebody smaller.
      C<tables> {he} can think, "I do not count it, I know it."
      A<tables> The row is in the head now, and it stays there in sleep. {Name} learnt it bit by bit. Some days one of them hides. It comes back when nobody looks for it.
    `,
    '8-10': `
      D<tables> For a long time every answer is worked out, and then one day it simply appears. In between there is a lot of practice. {Name} learnt the easy ones, then the ones next to them, then the two or three that nobody can keep. In the end even those gave in.
      P<tables> Every adult has one that they avoid, and it is mostly seven times eight. They admire anyone who does not.
      P<tables> Whoever asked the questions heard all the wrong answers too. They know best how far it was.
      Q<tables> The first time that all of it sat, {Name} might have felt ____. It may be tempting to check.
      H<tables> {helper} can ask one at an odd moment, and be asked one back.
      H<tables> {helper} can remember which one was the hardest. ~ It deserves a mention.
      T<tables> {he} can use them on something real, such as a bill or a recipe.
      T<tables> {he} can practise the shyest one a few more times. ~ Those run off first.
      C<tables> {he} can think, "It is there before I look for it."
      A<tables> It is a small machine, and it runs without being wound up. {Name} learnt it piece by piece and put it in. From now on, fractions and long sums will find the door open. Practice can be about something else now.
    `,
  },
};
