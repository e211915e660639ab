import type { DeedThread } from './deed-thread.ts';

/** A look round at the dentist's: the chair, the lamp, the little mirror and an open mouth. */
export const atTheDentist: DeedThread = {
  id: 'dentist',
  image: 'the chair that goes up and comes down, with a lamp above it',
  cue: /^(?![^]*\b(?:over the phone|phoned|rang|booked|play(?:ed|ing)? (?:dentists?)|dressed (?:up )?as|drew|filling|tooth out|teeth out|taken out|extract\w*|gas|braces?|brace|orthodontist)\b)[^]*?\b(?:dentists?'?s?|dental|hygienist|teeth (?:counted|checked|looked at))\b/i,
  decides: true,
  titles: { young: 'Open, Count, Close', older: 'The Lamp and the Little Mirror' },
  text: {
    '2-3': `
      D<dentist> A chair can go up there. A lamp is on. {Name} got through all of it. So many teeth! Ahh, and done!
      D<dentist> One tooth, two teeth, so many teeth. {Name} got through the look. Up went the chair. Down it came. What a day!
      P<dentist> Big people say "ahh" there too.
      P<dentist> They like teeth there. They look at them all day.
      Q<dentist> In the big chair, {Name} may feel ____.
      H<dentist> {helper} can play it at home.
      H<dentist> {helper} can say, "Ahh!"
      T<dentist> {he} can say "ahh" to a toy.
      T<dentist> {he} can show {his} teeth to a mirror.
      C<dentist> {he} can say, "Ahh, and all done."
      C<dentist> {he} can say, "Up, ahh, and down."
      A<dentist> Up went the chair, and down. {Name} got through it. The teeth came home too. Bye-bye, chair.
      A<dentist> Ahh, and all done. It was a day for teeth. {Name} can shut {his} mouth. Or bite a pear!
    `,
    '4-5': `
      D<dentist> At the dentist there is a chair that can lie down. Above it is a lamp like a small sun. {Name} got through it, with an open mouth. A little mirror looks round the corners in there. An open mouth is the most help a dentist can get.
      D<dentist> First the chair goes back. Then the lamp comes close, and all the teeth get a look. {Name} got through that, tooth after tooth. Nobody can see their own back teeth. A dentist can, and tells how they are.
      P<dentist> A dentist looks into mouths all day. Each one has different teeth in it.
      P<dentist> Grown-ups lie in that chair too. They look at the ceiling and hold on to the sides.
      Q<dentist> In the chair, {Name} may have felt ____.
      H<dentist> {helper} can play dentist at home. ~ A spoon makes a good mirror.
      H<dentist> {helper} can tell how it looked from close by.
      T<dentist> {he} can look at the teeth of a toy with a spoon.
      T<dentist> {he} can show {his} own teeth in the mirror.
      C<dentist> {he} can say, "Open, look, and close."
      C<dentist> {he} can think, "The chair goes up, and it comes down."
      A<dentist> The lamp is off, and the chair is down. {Name} got through it. All the teeth came home again. They have the rest of the day for biting and smiling.
      A<dentist> Both feet are on the floor again. {Name} got through the lamp, the mirror and the open mouth. In there the next person opens wide. Out here it is an ordinary day.
    `,
    '6-7': `
      D<dentist> A dentist has a small round mirror on a stick. With it, the back of a tooth can be seen. {Name} got through that, in a chair that hums and under a lamp. Keeping a mouth open is hard, because it wants to shut by itself.
      D<dentist> In that chair, everything comes close: a lamp, a mask, two hands in gloves. {Name} got through it with an open mouth. Somebody went from tooth to tooth and said numbers. Each tooth has one. It takes less time than a bath, and it seems longer.
      P<dentist> A dentist can tell a lot from a short look. What helps most is a mouth that stays open.
      P<dentist> Many grown-ups count the tiles on that ceiling. They would rather count something else.
      Q<dentist> With the lamp on, {Name} may have felt ____. It may have been mostly in the hands.
      H<dentist> {helper} can ask which sound was the oddest.
      H<dentist> {helper} can tell how it looked from close by.
      T<dentist> {he} can draw the chair with everything round it.
      T<dentist> {he} can be the dentist at home, with a spoon. ~ It is a change to hold the mirror.
      C<dentist> {he} can think, "Open, look, count, close."
      C<dentist> {he} can think, "The chair goes back, and it comes up again."
      A<dentist> The chair hums, and both feet are on the floor again. {Name} got through it. Somebody else is opening wide in there by now. All the teeth have come home, and the day goes on around them.
      A<dentist> It is quite a while until the next look. {Name} knows now what the lamp is like, and the mirror, and the glove. That was got through from the first tooth to the last. A tongue can go round and say hello to them.
    `,
    '8-10': `
      D<dentist> The chair goes back until there is only ceiling, and then a lamp and two eyes above a mask. Everything happens a hand's breadth from the nose. {Name} got through it. A mouth wants to close when something comes near. Keeping it open is a decision, made again every few seconds.
      D<dentist> Most of what happens at a dentist's is looking. It is done with a mirror, a lamp and a row of numbers that somebody types in. {Name} kept still through all of that. Lying still sounds like doing nothing, and with a hand in one's mouth it is quite a lot.
      P<dentist> Dentists know how it feels in that chair, since every one of them has a dentist too.
      P<dentist> Plenty of adults put off the call for months. Whoever has just been there can tell them how long it took.
      Q<dentist> When the chair went back, {Name} might have felt ____. The hands on the armrests may know the word.
      H<dentist> {helper} can ask what would make the next one easier, such as music or an earlier time.
      H<dentist> {helper} can say what was done well, in one plain sentence.
      T<dentist> {he} can agree on a sign for a pause, such as a raised hand. ~ Dentists are used to that.
      T<dentist> {he} can tell somebody who has it ahead what really happens.
      C<dentist> {he} can think, "I kept it open, and then it was over."
      C<dentist> {he} can think, "A lamp, a mirror and some numbers."
      A<dentist> Outside, a tongue goes round and checks whether everything is there. It is. {Name} got through the chair, the lamp and the waiting before it. The next appointment is months away, and the rest of the day belongs to other things.
      A<dentist> Somewhere there is now a row of numbers that says how the teeth are. {Name} got through the part that it took to get them. The chair has been wiped for the next person. It comes up again for everyone.
    `,
  },
};
