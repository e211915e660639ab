import { said, type NamedScene } from '../scene.ts';

/** Others are pushed out of the way to be first on something high. */
export const firstOnTheSlide: NamedScene = {
  id: 'pushesfirst',
  image: 'the steps of a slide, with one pair of feet on each',
  cue: said(
    String.raw`\b(?:push(?:es|ing)?|shov(?:es|ing)|barg(?:es|ing)|elbows?)\b[^.]{0,50}\b(?:slide|swings?|climbing frame|trampoline|bouncy castle|ladder|steps)\b|\b(?:slide|swings?|climbing frame|trampoline|bouncy castle)\b[^.!?]{0,30}\b(?:push(?:es|ing)?|shov(?:es|ing)|barg(?:es|ing)) (?:in|past|in front|to the front|ahead)\b`,
    String.raw`\b(?:lunch|dinner|school line|lin(?:es?|ing) up|brother|sister|button|buggy|pram|push(?:es|ing)? (?:him|her|them|me) on the swing|cupboard|was pushed|gets? pushed|pushed (?:him|her))\b`,
  ),
  decides: true,
  titles: { young: 'One Pair of Feet on Each Step', older: 'One Pair of Feet on Each Step' },
  roles: {
    ride: {
      fallback: { text: 'the slide' },
      cues: [
        { match: /\bslides?\b/i, phrase: { text: 'the slide' } },
        { match: /\bswings?\b/i, phrase: { text: 'the swing' } },
        { match: /\btrampolines?\b/i, phrase: { text: 'the trampoline' } },
        { match: /\bclimbing frame\b/i, phrase: { text: 'the climbing frame' } },
        { match: /\bbouncy castle\b/i, phrase: { text: 'the bouncy castle' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<pushesfirst> Next, next, next! {Name wants} to be next. Other feet are in front. Hands may push. A push makes somebody fall. Ow!
      P<pushesfirst> They want a turn, too. They have waited.
      Q<pushesfirst> At the back, {Name} may feel ____.
      H<pushesfirst> {helper} can take a hand.
      H<pushesfirst> {helper} can count the feet.
      T<pushesfirst> {he} can hold the rail.
      T<pushesfirst> {he} can jump on the spot.
      C<pushesfirst> {he} can say, "Them, them, me!"
      A<pushesfirst> One, two, next! The hands held on. Nobody fell. Now it is {his} turn. Whee! Then back to the end.
    `,
    '4-5': `
      D<pushesfirst> {Name} would like to be first at {ride}. It is hard to wait for a turn. Hands may push then, to get past. But it is high, and somebody who is pushed can fall. So there is one pair of feet on each step.
      P<pushesfirst> The child in front has waited as well. Nobody can see a push that comes from behind.
      Q<pushesfirst> With others in front, {Name} may feel ____.
      H<pushesfirst> {helper} can stand near, and call out who is next.
      H<pushesfirst> {helper} can stop it for a bit after a push. ~ Somebody may need a hug first.
      T<pushesfirst> {he} can hold on to something with both hands.
      T<pushesfirst> {he} can count the heads in front. ~ It is two, and then it is one.
      C<pushesfirst> {he} can say, "Two heads, one head, my turn."
      A<pushesfirst> Two heads went, and then one head. Nobody was pushed, and nobody fell. Then it was the next one's turn, and that one was {Name}. It took three seconds. After that there was a free place at the end.
    `,
    '6-7': `
      D<pushesfirst> Being first at {ride} lasts about three seconds. Waiting for a turn takes longer, and {Name} may want to swap the two. A quick push, and there is a gap. It works, which is the trouble with it. But somebody has stumbled, and now the others keep away from the pusher.
      P<pushesfirst> Those in front did nothing wrong. They came a bit earlier. From their side, a push in the back arrives out of nowhere.
      Q<pushesfirst> At the end of a line, {Name} may feel ____. It may be in the legs or the elbows.
      H<pushesfirst> {helper} can ask for a rule that all of them know. ~ "One down, one up" is such a rule.
      H<pushesfirst> {helper} can say early when it ends. ~ Then everybody gets a last turn.
      T<pushesfirst> {he} can keep both hands behind {his} back until it is time.
      T<pushesfirst> {he} can let somebody smaller go first, and see what happens.
      C<pushesfirst> {he} can think, "One down, one up, and I am next."
      A<pushesfirst> One down, one up, and it went like a clock. Without a push there was nobody to pick up, so it was quicker. The turn came, and it was just as good as a stolen one. It even came round six times.
    `,
  },
};
