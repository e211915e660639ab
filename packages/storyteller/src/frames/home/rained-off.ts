import { said, type NamedScene } from '../scene.ts';

/** It rains, and so nobody goes to the park. */
export const rainedOff: NamedScene = {
  id: 'rain',
  image: 'rain on a window, and boots that go in it for ten puddles',
  cue: said(
    String.raw`\b(?:were|was) (?:all )?(?:going|meant|supposed|due|planning)\b[^.]{0,40}\b(?:rain(?:ed|ing|y)?|pour(?:ed|ing))\b|\b(?:rain(?:s|ing|ed|y)?|pouring|wet outside|bad weather|weather)\b[^.]{0,60}\b(?:can'?t|cannot|couldn'?t|not|no|cancel\w*|stay(?:ing)? in(?:side|doors)?|stuck in)\b|\b(?:can'?t|cannot|couldn'?t|stay(?:ing)? in(?:side|doors)?|stuck in|not go)\b[^.]{0,40}\b(?:rain(?:s|ing|ed|y)?|pouring|weather)\b|\bbut (?:then )?(?:it )?(?:rained|poured|was (?:raining|pouring))\b`,
    String.raw`\b(?:scared|afraid|thunder|storm\w*|noise|loud|coat|boots|wellies|umbrella|hood|on (?:his|her|their) (?:face|skin|hair)|wet (?:clothes|socks|feet)|school|playtime|match|party|trip)\b`,
  ),
  decides: true,
  titles: { young: 'Ten Puddles', older: 'Ten Puddles' },
  roles: {
    hopedfor: {
      fallback: { text: 'the park' },
      cues: [
        { match: /\bzoo\b/i, phrase: { text: 'the zoo' } },
        { match: /\bbeach\b/i, phrase: { text: 'the beach' } },
        { match: /\bfarm\b/i, phrase: { text: 'the farm' } },
        { match: /\bplayground\b/i, phrase: { text: 'the playground' } },
        { match: /\bwoods\b/i, phrase: { text: 'the woods' } },
        { match: /\bfair\b/i, phrase: { text: 'the fair' } },
        { match: /\bpicnic\b/i, phrase: { text: 'the picnic' } },
        { match: /\bcamping\b/i, phrase: { text: 'the tent' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<rain> {Name had} a wish to go out. Now rain comes down. Drip, drip, on the window. It is wet out there. Oh no!
      P<rain> Big ones sigh, too. They look at the sky.
      Q<rain> At the window, {Name} may feel ____.
      H<rain> {helper} can find the boots.
      H<rain> {helper} can make a den.
      T<rain> {he} can draw on the wet window.
      T<rain> {he} can jump ten times inside.
      C<rain> {he} can say, "Rain now, sun soon."
      A<rain> Drip, drip. It was a big wish. Two boots went splash, splash, splash. Then in, and dry. The trees get a bath today. Bye-bye, rain.
    `,
    '4-5': `
      D<rain> {Name had} hoped for {hopedfor}, and now it rains. Drops run down the window, one after the other. It is wet from here to there. Nobody did that, and nobody can turn it off. It is disappointing, because the plan was so good.
      P<rain> Grown-ups cannot stop rain, although they would like to. They had hoped for a dry day as well.
      Q<rain> At the window with the drops, {Name} may feel ____.
      H<rain> {helper} can find boots for a walk of ten puddles.
      H<rain> {helper} can say when there may be another try.
      T<rain> {he} can choose two drops and see which is first.
      T<rain> {he} can build a slide for small toys inside.
      C<rain> {he} can say, "I hoped for sun. What can rain do?"
      A<rain> One drop ran faster than the others and was first. Puddles came out of nowhere, ten of them. It was not {hopedfor} that was hoped for. It was a wet day with dry socks at the end. Out there it drips and drips, and then comes sun.
    `,
  },
};
