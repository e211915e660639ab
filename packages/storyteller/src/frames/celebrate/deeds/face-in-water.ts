import type { DeedThread } from './deed-thread.ts';

/** A face in the water, a head under: the breath before, and the quiet in there. */
export const faceInWater: DeedThread = {
  id: 'bubbles',
  image: 'a breath that is held, and the bubbles it turns into',
  cue: /\b(?:(?:put|puts|dipped|got) (?:his|her|their) (?:whole )?(?:face|head|eyes|ears|chin)\b[^.!?]{0,20}\b(?:in|under)\b|(?:went|goes|swam|dived?) under ?(?:the )?water|head under|face in\b[^.!?]{0,12}\bwater|blew bubbles|jump(?:ed|s) in(?:to)?\b[^.!?]{0,20}\b(?:sea|lake)|got in the (?:big )?pool)/i,
  decides: true,
  titles: { young: 'Breath, Splash, Bubbles', older: 'The Quiet Under Water' },
  text: {
    '2-3': `
      D<bubbles> It was new and wet. {Name} took a breath. In it went, a bit. Splash, bubbles, hello!
      P<bubbles> Ducks do it all day. Quack, splash!
      P<bubbles> Big people rub their eyes too.
      Q<bubbles> With a wet face, {Name} may feel ____.
      H<bubbles> {helper} can hold on too.
      H<bubbles> {helper} can say, "Big breath!"
      T<bubbles> {he} can give a toy a bath.
      T<bubbles> {he} can blow in a cup.
      C<bubbles> {he} can say, "Breath, splash, hello!"
      A<bubbles> Breath, splash, hello! It was a first splash. Now there is a dry towel. Bye-bye, water.
    `,
    '4-5': `
      D<bubbles> The water was close, and it was all new. {Name} took a breath, and then the face was wet. Under water it is quiet and a bit green. Then come air, and drips, and all the noise again.
      D<bubbles> A mouth shuts, and the eyes shut, or they look. {Name} had the breath inside, and that was new. A breath under water turns into bubbles. They go up all by themselves.
      P<bubbles> Other children blink and splutter too. Water is wet for everybody.
      P<bubbles> Whoever was near saw a dry face, and then a wet one.
      Q<bubbles> Just before the water, {Name} may have felt ____.
      H<bubbles> {helper} can count to three before it next time.
      H<bubbles> {helper} can have the towel ready. ~ A warm corner is best for eyes.
      T<bubbles> {he} can blow bubbles in the bath.
      T<bubbles> {he} can tell a teddy what it looks like in there.
      C<bubbles> {he} can say, "Breath, in, and out again."
      C<bubbles> {he} can think, "My bubbles know the way up."
      A<bubbles> The hair drips, and the towel is warm. {Name} knows now what is new in there. The first time is the coldest. The water is smooth again, as if nobody had been in it.
      A<bubbles> Wet eyelashes stick together like little stars. It was new, and {Name} did it. Water runs off. What stays is knowing how quiet it is in there.
    `,
    '6-7': `
      D<bubbles> Everything in a body says no to water in the face. {Name} took a breath and did it all the same. That was new. Under there, sounds come from everywhere, and light wobbles on the floor. Then the air is back, and it tastes good.
      P<bubbles> Swimming teachers see many faces in that second. They are all the same face.
      P<bubbles> Good swimmers were once people who held on to the side.
      Q<bubbles> With the breath held, {Name} may have felt ____. It may have been in the nose.
      H<bubbles> {helper} can ask what can be heard in there.
      H<bubbles> {helper} can have a dry towel ready. ~ It is half of swimming.
      T<bubbles> {he} can practise blowing bubbles in the bath or the basin.
      T<bubbles> {he} can count how long the next breath lasts.
      C<bubbles> {he} can think, "Breath in, bubbles out."
      C<bubbles> {he} can say, "I have been in the quiet bit."
      A<bubbles> The pool is smooth again, and a towel is wet. {Name} knows now what it is like in there. The first time is the one that needs the nerve. Ears may gurgle a bit until supper. That is only the pool saying goodbye.
    `,
  },
};
