import { said, type NamedScene } from '../scene.ts';

/** A hungry tummy, and food that is not ready yet. */
export const foodOnItsWay: NamedScene = {
  id: 'sizzle',
  image: 'a pan that sizzles and says "soon"',
  cue: said(
    String.raw`\b(?:food|dinner|lunch|breakfast|tea|snacks?|bottle|milk|toast|cook\w*|hungry|restaurant|meal)\b`,
    String.raw`\b(?:turn|queue|swing|birthday|christmas|won'?t eat|picky)\b`,
  ),
  decides: false,
  titles: { young: 'Sizzle, Sizzle, Soon', older: 'What a Potato Needs' },
  text: {
    '2-3': `
      D<sizzle> "Now!" says a tummy. {Name} may wait and wait. "Soon," says the pan. Sizzle, sizzle. Food takes time.
      P<sizzle> The cook stirs as fast as can be.
      Q<sizzle> Near the pan, {Name} may feel ____.
      H<sizzle> {helper} can give a nibble.
      H<sizzle> {helper} can say what it does.
      T<sizzle> {he} can bring a spoon.
      T<sizzle> {he} can drum on a pot.
      C<sizzle> {he} can say, "Sizzle, sizzle, soon."
      A<sizzle> Now the pan is still. Here is the plate. It is hot. Blow, blow. The wait is done.
    `,
    '4-5': `
      D<sizzle> A tummy has just one word, and it is "now". The pan has one as well, and it is "soon". {Name} can hear both and may wait in between. Food gets soft and hot at its own speed. A shout cannot make a potato quicker.
      P<sizzle> The cook has two hands and three pans. When somebody cries, one hand is busy with that.
      Q<sizzle> While the pan sizzles, {Name} may feel ____.
      H<sizzle> {helper} can give a bit of carrot to start with.
      H<sizzle> {helper} can say what comes next: stir, plate, blow.
      T<sizzle> {he} can put out the spoons while it cooks.
      T<sizzle> {he} can watch the lid and say when it wobbles.
      C<sizzle> {he} can say, "Tummy, I heard you. It is on its way."
      A<sizzle> The lid wobbled, and that meant nearly done. Then there was a plate, and it was still too hot. One blow, two blows, and the wait was over. The tummy has nothing more to say.
    `,
  },
};
