import { said, type NamedScene } from '../scene.ts';

/** It rains, and so nobody goes to the park. */
export const rainedOff: NamedScene = {
  id: 'rain',
  image: 'rain on a window, and boots that go in it for ten puddles',
  cue: said(
    String.raw`\b(?:rain(?:s|ing|ed|y)?|pouring|wet outside|bad weather|weather)\b[^.]{0,60}\b(?:can'?t|cannot|couldn'?t|not|no|cancel\w*|stay(?:ing)? in(?:side|doors)?|stuck in)\b|\b(?:can'?t|cannot|couldn'?t|stay(?:ing)? in(?:side|doors)?|stuck in|not go)\b[^.]{0,40}\b(?:rain(?:s|ing|ed|y)?|pouring|weather)\b`,
    String.raw`\b(?:scared|afraid|thunder|storm\w*|noise|loud|coat|boots|wellies|umbrella|hood|on (?:his|her|their) (?:face|skin|hair)|wet (?:clothes|socks|feet)|school|playtime|match|party|trip)\b`,
  ),
  decides: true,
  titles: { young: 'Ten Puddles', older: 'Ten Puddles' },
  text: {
    '2-3': `
      D<rain> {Name had} a wish to go out. Now rain comes down. Drip, drip, on the window. The slide is wet. The park can wait. Oh no!
      P<rain> Big ones sigh, too. They look at the sky.
      Q<rain> At the window, {Name} may feel ____.
      H<rain> {helper} can find the boots.
      H<rain> {helper} can make a den.
      T<rain> {he} can draw on the wet window.
      T<rain> {he} can jump ten times inside.
      C<rain> {he} can say, "Rain now, park soon."
      A<rain> Drip, drip. It was a big wish. Two boots went splash, splash, splash. Then in, and dry. The slide gets a bath today. Bye-bye, rain.
    `,
    '4-5': `
      D<rain> {Name had} hoped for the park, and now it rains. Drops run down the window, one after the other. The swings are wet, and the sand is like soup. Nobody did that, and nobody can turn it off. It is disappointing, because the plan was so good.
      P<rain> Grown-ups cannot stop rain, although they would like to. They had hoped for a bench and some sun.
      Q<rain> At the window with the drops, {Name} may feel ____.
      H<rain> {helper} can find boots for a walk of ten puddles.
      H<rain> {helper} can say which day the park is next.
      T<rain> {he} can choose two drops and see which is first.
      T<rain> {he} can build a slide for small toys inside.
      C<rain> {he} can say, "I hoped for sun. What can rain do?"
      A<rain> The drop on the left was first. After that came ten puddles, and the ninth was the best. It was not the park that was hoped for. It was a wet day with dry socks at the end. The swings drip, and they wait for the sun.
    `,
  },
};
