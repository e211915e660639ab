import { said, type NamedScene } from '../scene.ts';

/** Who runs off laughing and looks back: running off as a game of catching. */
export const catchMeGame: NamedScene = {
  id: 'catchme',
  image: 'a game of chase, and the word that stops two feet',
  cue: said(
    String.raw`\b(?:laugh\w*|giggl\w*|grin\w*|looks? back|thinks? (?:it['’]?s|its|it is) (?:a |so |really )?(?:game|funny|hilarious)|(?:it['’]?s|its|is) (?:all )?a (?:big )?game|want(?:s|ing) (?:me|us) to (?:chase|catch)|chas(?:e|es|ing) (?:him|her|them))\b`,
    String.raw`\b(?:car ?parks?|car ?seat|parking|bed|bath|nappy|dressed|dressing|toothbrush|teeth)\b`,
  ),
  decides:
    /^(?![^]*\b(?:car ?parks?|parking|bed|bath|nappy|dress\w*|teeth|tag|playground game|friends?|hits?|hitting|bites?|biting|kicks?|kicking|throws?|snatch\w*)\b)(?=[^]*\b(?:runner|bolt\w*|runs? (?:off|away)|running (?:off|away)|darts? off|escap\w*)\b)[^]*?\b(?:laugh\w*|giggl\w*|looks? back|thinks? (?:it['’]?s|its|it is) (?:a |so )?(?:game|funny|hilarious)|chase (?:him|her))\b/i,
  answers: /\b(?:wrist strap|reins|red light|green light|runner|danger|shops?|parks?|airport|busy road|looks? back)\b/i,
  roles: {
    wherenot: {
      fallback: { text: 'by a road there are cars' },
      cues: [
        {
          match: /\b(?:shops?|supermarkets?|tesco|asda|aldi|lidl|sainsbury\w*|morrisons|mall|shopping)\b/i,
          phrase: { text: 'in a shop there are trolleys' },
        },
        { match: /\b(?:airport|station|platform)\b/i, phrase: { text: 'there are bags and wheels' } },
      ],
    },
  },
  titles: { young: 'Red Means Feet Stop', older: 'The Word That Stops' },
  text: {
    '2-3': `
      D<catchme> Run, run! {Name can} run fast. It is fun to be caught. But {wherenot}. They are big and hard.
      P<catchme> Big people get scared then. They cannot laugh.
      Q<catchme> When legs go fast, {Name} may feel ____.
      H<catchme> {helper} can play red and green.
      H<catchme> {helper} can say, "Run on grass."
      T<catchme> {he} can stop at "red".
      T<catchme> {he} can hold a hand and hop.
      C<catchme> {he} can say, "Red, feet stop!"
      A<catchme> Stop, feet. Hand in hand. Then here is grass. Green! Run, run, run. Catch!
    `,
    '4-5': `
      D<catchme> It is a good game to run off and look back. Somebody comes after, and {Name} may laugh all the way. In a garden it is a fine game. By a road or in a shop, only one is playing. The other one is afraid, because cars do not play.
      P<catchme> Drivers look far ahead. They cannot know that somebody small is in a game.
      P<catchme> Grown-ups like to run after people. They like it on grass, where nothing drives.
      Q<catchme> When legs want to run off, {Name} may feel ____.
      H<catchme> {helper} can practise red and green on grass.
      H<catchme> {helper} can play catch before the shop.
      T<catchme> {he} can be a traffic light and say when feet stop.
      T<catchme> {he} can push the trolley or hold the bag.
      C<catchme> {he} can say, "Red. My feet stop."
      A<catchme> Along the road it was red, with a hand in a hand. In the shop it was red, with hands on the bag. Then there was a gate, and behind it grass. Green! There was a lot of running, and somebody was caught.
    `,
    '6-7': `
      D<catchme> To run off and be chased is one of the oldest games there are. {Name} may be quick, and a look back makes it even better. There is one snag with it. A game needs two who know that it is one. By a road, the grown-up is not playing and is afraid. A car needs a long way to stop.
      P<catchme> Whoever runs after somebody by a road gets a fright in the tummy. It can come out as shouting.
      Q<catchme> When the legs are ready to go, {Name} may feel ____. It may begin in the feet.
      H<catchme> {helper} can agree on a word that stops all feet.
      H<catchme> {helper} can say beforehand where the running is today.
      T<catchme> {he} can have a job on the way, such as the list.
      T<catchme> {he} can say, "I want to run," before the feet do.
      C<catchme> {he} can think, "Two have to know that it is a game."
      A<catchme> Three times the word was said, and three times the feet stood still. After that came the park, with a gate that shuts. Somebody said run. It was a long chase with a lot of looking back. Both of them were in the game.
    `,
  },
};
