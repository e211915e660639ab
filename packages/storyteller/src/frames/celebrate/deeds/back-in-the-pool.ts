import type { DeedThread } from './deed-thread.ts';

/** Into the water again, by itself and bit by bit, after a time when it would not. */
export const backInThePool: DeedThread = {
  id: 'steps',
  image: 'the steps down into a pool, and how far the water came up',
  cue: /^(?=[^]*\b(?:pool|swim\w*|water)\b)[^]*?\b(?:(?:got|went|walked|climbed|came|stepped|goes|gets) (?:back )?(?:in|into|down)\b[^.!?]{0,30}\b(?:(?:by|all by) (?:him|her|them)sel\w+|on (?:his|her|their) own|himself|herself|the steps|the pool|the water|again)|(?:put|dipped|got) (?:his|her|their) (?:chin|toes|feet|tummy|shoulders)\b[^.!?]{0,12}\b(?:in|under|wet)\b|chin in\b)/i,
  decides:
    /^(?![^]*\b(?:face|head|under ?water|badge|lengths?|widths?|metres?|slide|jump\w*|sea)\b)(?=[^]*\b(?:pool|swim\w*)\b)[^]*?\b(?:(?:got|went|walked|climbed|came) (?:back )?(?:in|into|down the steps)\b[^.!?]{0,24}\b(?:steps|(?:him|her|them)sel\w+|on (?:his|her|their) own)|chin in\b)/i,
  titles: { young: 'Down the Steps, Bit by Bit', older: 'As Far as the Chin' },
  text: {
    '2-3': `
      D<steps> There are steps in the pool. {Name} went in, bit by bit. It was new. Toes, knees, tummy. Splash!
      P<steps> Water is wet for all. Ooh, says a tummy.
      Q<steps> In the water, {Name} may feel ____.
      H<steps> {helper} can hold the towel out.
      T<steps> {he} can splash in the bath.
      C<steps> {he} can say, "Toes, knees, tummy!"
      A<steps> Toes, knees, tummy. A first, good splash! Now comes the towel. Rub, rub. Bye-bye, pool.
    `,
    '4-5': `
      D<steps> Nobody can go down the steps of a pool for somebody else. {Name} did it, and that was new. It was one step and then the next. The water came up, a bit more each time. It had been too much before. This time the feet said when.
      P<steps> Whoever was near saw wet knees and then a splash. It was good to see.
      P<steps> Water that was scary does not get nice in one day. It gets known, bit by bit.
      Q<steps> On the first step, {Name} may have felt ____.
      H<steps> {helper} can ask which bit was the best one.
      H<steps> {helper} can keep it slow next time, too. ~ Slow worked.
      T<steps> {he} can show on a teddy how far the water came.
      T<steps> {he} can splash in the bath.
      C<steps> {he} can say, "I went in by myself!"
      A<steps> The steps are still wet, and the towel is warm. {Name} went down them, and up them again. The water knows those feet now. It was a first, and it was done in {his} own time.
    `,
    '6-7': `
      D<steps> A pool has steps, and each is a bit deeper than the last. {Name} went down them and into the water, and that was new. There had been a time when it was too much. Nobody pushed, and nobody was quick. {his} feet chose when.
      P<steps> Whoever was near may have held their breath. It is a good thing to watch.
      P<steps> Teachers know that a body learns water from the toes up. The chin comes late.
      Q<steps> On the first step, {Name} may have felt ____. On the last one there may have been another word.
      H<steps> {helper} can ask what was different this time. ~ It is worth keeping.
      H<steps> {helper} can leave the next step to {him}, too.
      T<steps> {he} can draw a body and show how far the water came.
      T<steps> {he} can tell somebody which step was the hardest.
      C<steps> {he} can think, "My feet said when."
      A<steps> The steps are under water, and they wait for the next feet. {Name} knows them now, from the first to the last. What was too much once has been done, bit by bit. It was a first, and nobody else could do it for {him}.
    `,
  },
};
