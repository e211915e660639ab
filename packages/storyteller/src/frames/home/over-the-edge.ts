import { said, type NamedScene } from '../scene.ts';

/** Each bath ends with a wet floor: waves, cups and jumps. */
export const overTheEdge: NamedScene = {
  id: 'overedge',
  image: 'a wave that has room in the bath as long as it stays below a line',
  cue: said(
    String.raw`\b(?:flood(?:s|ed|ing)?|splash(?:es|ed|ing)?|soak(?:s|ed|ing)?|water (?:\w+ ){0,2}everywhere|(?:throws?|tips?|pours?|chucks?) (?:\w+ ){0,3}(?:water|out|over|on the floor)|waves?|wet floor|floor (?:is )?(?:\w+ )?wet)\b`,
    String.raw`\b(?:hates|scared|afraid|frightened|screams?|cries|eyes|face|hair|brother|sister|hates it when)\b`,
  ),
  decides: false,
  answers: /\b(?:flood\w*|splash\w*|soak\w*|floor|everywhere|waves?)\b/i,
  titles: { young: 'The Wave and the Line', older: 'The Wave and the Line' },
  text: {
    '2-3': `
      D<overedge> Splash! The water can jump. {Name} can make it go up. Some goes over the edge. Now the floor is wet.
      P<overedge> Feet slip on a wet floor.
      Q<overedge> With a big splash, {Name} may feel ____.
      H<overedge> {helper} can use less water.
      H<overedge> {helper} can bring a cup.
      T<overedge> {he} can splash with one finger.
      T<overedge> {he} can pour from cup to cup.
      C<overedge> {he} can say, "Water, stay in."
      A<overedge> Small splash, and the water stays in. The duck goes up and down. Wipe, wipe, dry floor. Bye-bye, bath.
    `,
    '4-5': `
      D<overedge> Water in a bath likes to make waves. {Name} can make a big one with both legs. Up it goes, and over the edge. Then the floor is wet, and the mat is too. A bath has room for waves that stay low. A line of tape can show how high.
      P<overedge> Grown-ups think of wet floors and feet that slip. The wave itself is a good one.
      P<overedge> Water does not know where a bath ends. The one who makes the wave can know.
      Q<overedge> When the wave gets big, {Name} may feel ____.
      H<overedge> {helper} can stick up a line of tape.
      H<overedge> {helper} can fill the bath less. ~ Then waves have room.
      T<overedge> {he} can make a wave with two hands, below the line.
      T<overedge> {he} can pour from a big cup to a small one.
      C<overedge> {he} can say, "Big wave, low wave."
      A<overedge> The wave went to the end of the bath and came back. It stayed below the line, and the mat is dry. What is wet gets a cloth, and two can wipe. Water likes the sea, too, and there is no floor there.
    `,
    '6-7': `
      D<overedge> A wave in a bath runs to the end, comes back and gets bigger. {Name} may know how: push at the right moment, like on a swing. The third wave goes over the edge. Then there is a puddle on the floor, and it gets under the mat. The science is good. The floor is the trouble.
      P<overedge> Water goes through small gaps. Below the floor there may be somebody's ceiling. Grown-ups hear a splash and think of that.
      P<overedge> A wet floor is as slippery as soap. People who come with a towel may not see it.
      Q<overedge> In the middle of a big one, {Name} may feel ____.
      H<overedge> {helper} can fill the bath to half. ~ Then waves have more room.
      H<overedge> {helper} can hand over a cloth at the end of the bath.
      T<overedge> {he} can find out how big a wave can be below a line.
      T<overedge> {he} can test what floats, and make waves for boats.
      C<overedge> {he} can think, "Up to the line, and back."
      A<overedge> The water is still now, and the floor is dry, or dry enough. A wave that stays below the line can run for longer. Whoever makes a puddle can wipe it. In summer there are places for the other kind.
    `,
  },
};
