import type { DeedThread } from './deed-thread.ts';

/** A jab or a blood test: the sleeve goes up, one, two, three, and it comes down again. */
export const needleDone: DeedThread = {
  id: 'sleeve',
  image: 'a sleeve that goes up, a quick scratch, and a sleeve that comes down',
  cue: /^(?![^]*\b(?:over the phone|booked|play(?:ed|ing)? (?:doctors?|nurses?)|gave (?:himself|herself|themselves)|(?:did|does|gives?|gave) (?:his|her|their) (?:own )?(?:\w+ )?(?:injection|insulin|jab)|insulin|finger ?prick|epi-?pen|for (?:his|her|their) (?:mum|dad|gran\w*|nan\w*|brother|sister)|dog|cat|puppy|(?<!jab\b[^.!?]{0,30})(?<!test\b[^.!?]{0,30})held (?:his|her|their) (?:brother|sister|friend)'?s? hand|tooth|dentist|spray|operation)\b)[^]*?\b(?:injections?|jabs?|vaccin\w*|immuni[sz]ations?|boosters?|blood (?:tests?|taken)|bloods (?:taken|done)|(?:had|saw|faced) (?:a|the|his|her|their) needles?)\b/i,
  decides: true,
  titles: { young: 'One, Two, Three, Done', older: 'The Sleeve Goes Up' },
  text: {
    '2-3': `
      D<sleeve> One, two, three! It was a quick pinch. {Name} got through it. It was short, so short. All done!
      D<sleeve> There was a dab of cold. There was a quick pinch. {Name} got through it. Now look, a tiny dot!
      P<sleeve> Big people have it too. They say "ow" too.
      P<sleeve> A nurse is quick. Quick is kind.
      Q<sleeve> Just before it, {Name} may feel ____.
      H<sleeve> {helper} can give a big hug.
      H<sleeve> {helper} can say, "All done."
      T<sleeve> {he} can put a plaster on a toy.
      T<sleeve> {he} can show the dot.
      C<sleeve> {he} can say, "One, two, three, done!"
      C<sleeve> {he} can say, "Bye-bye, dot."
      A<sleeve> One, two, three, done. {Name} got through it. The dot goes away. Hello, rest of the day!
      A<sleeve> It was quick, and it is done. {Name} got through it. Off home now, arm and all. What a day!
    `,
    '4-5': `
      D<sleeve> A sleeve goes up, and something cold wipes the skin. Then there is a quick scratch. {Name} got through it. It is shorter than putting on a sock.
      D<sleeve> The waiting is the longest bit of it. Then come one, two and three. {Name} got through the three. An arm wants to pull away at that moment. It takes a strong head to let it stay.
      P<sleeve> A nurse knows that it pinches. So the quick way is the kind way.
      P<sleeve> Grown-ups roll up a sleeve too. Many of them look at the wall.
      Q<sleeve> With the sleeve up, {Name} may have felt ____.
      H<sleeve> {helper} can look for the dot. ~ It is very small.
      H<sleeve> {helper} can offer a hand to squeeze next time.
      T<sleeve> {he} can put a plaster on a toy, after "one, two, three".
      T<sleeve> {he} can show somebody where it was.
      C<sleeve> {he} can say, "One, two, three, and done."
      C<sleeve> {he} can say, "Up with the sleeve, down with the sleeve."
      A<sleeve> The sleeve is down again, with a tiny dot under it. {Name} got through it. The dot goes away by itself. The day goes on with both arms in it.
      A<sleeve> One, two, three, and then it was over. {Name} got through it. Somebody else has the sleeve up now. There is still a lot of day left to play in.
    `,
    '6-7': `
      D<sleeve> The longest part of a needle is the waiting before it. Then a sleeve goes up, and something cold wipes the skin. {Name} got through it, and it was a matter of a few breaths. An arm wants to pull away, and a head can ask it to stay.
      D<sleeve> Skin is good at noticing small things. It notices a cold wipe, and then a scratch. {Name} let that happen and got through it. It was quick, and quick things can still be big. After it there is a plaster, or a bit of cotton wool.
      P<sleeve> A nurse does it many times a day. An "ow" is fine there, and so is a song.
      P<sleeve> Grown-ups look away as well. Some talk about the weather very fast.
      Q<sleeve> In the second before it, {Name} may have felt ____. An arm and a tummy can each have a word.
      H<sleeve> {helper} can ask what made the waiting shorter. ~ It may help again.
      H<sleeve> {helper} can say how still that arm was.
      T<sleeve> {he} can tell somebody how long it really was.
      T<sleeve> {he} can show it on a toy, with the cold wipe first.
      C<sleeve> {he} can think, "Breathe in, breathe out, done."
      C<sleeve> {he} can think, "My arm stayed, because I asked it to."
      A<sleeve> Soon the plaster comes off, and there is nothing to see. {Name} got through it all the same. The arm goes back to drawing and throwing. In that chair sits somebody else by now.
      A<sleeve> The sleeve is down, and the waiting is over. {Name} got through both, the long part and the quick one. It was one small scratch in a whole day. The rest of the day has no needle in it.
    `,
    '8-10': `
      D<sleeve> Thinking about a needle takes days, and the needle takes seconds. {Name} sat down, held out an arm and got through it. There is a cold wipe, a scratch, and a voice that says "that's it". Every arm would like to pull away at that point. Leaving it there is the brave part, and hardly anyone can see it.
      D<sleeve> It begins with the chair, the rolled-up sleeve and the smell of the wipe. By then the heart is already quick. {Name} stayed where the arm was and got through the scratch as well. It was over before the plaster was out of its paper.
      P<sleeve> Nurses see all kinds of people go pale, some of them large and with beards. They think no less of anybody.
      P<sleeve> Adults seldom mention it, but many of them look at the wall as well.
      Q<sleeve> While the sleeve was going up, {Name} might have felt ____. Afterwards it may have been a shorter word.
      H<sleeve> {helper} can ask how long it felt and how long it was. ~ Those are two different numbers.
      H<sleeve> {helper} can remember what helped, for the next one.
      T<sleeve> {he} can tell the real length of it to somebody who is worrying.
      T<sleeve> {he} can decide for next time whether to look or to look away. ~ Both are good ways.
      C<sleeve> {he} can think, "Days of thinking, seconds of needle."
      C<sleeve> {he} can think, "My arm stayed there, because I told it to."
      A<sleeve> There is a small dot, and by the weekend it may be gone. {Name} got through it. What is left is knowing how long it really takes. The arm is needed for other things today.
      A<sleeve> The sleeve is down, and the cotton wool is in the bin. {Name} got through the waiting and then through the scratch. Somebody behind that door is only at the waiting. It would be a kindness to tell them how short the other part is.
    `,
  },
};
