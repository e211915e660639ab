import { said, type NamedScene } from '../scene.ts';

/** Sharks and jellyfish in the sea, before a holiday. A beach with lifeguards is told, and that sharks hardly ever come near people. */
export const whatSwimsInTheSea: NamedScene = {
  id: 'seasharks',
  image: 'the edge of the sea, ankles, and a grown-up who knows the beach',
  cue: said(
    String.raw`\b(?:sharks?|jelly ?fish|sea monsters?|crabs?|whales?|something (?:in|under) the (?:sea|water))\b[^.!?]{0,60}\b(?:sea|ocean|beach|holiday|paddl\w*)\b|\b(?:sea|ocean|beach|paddl\w*)\b[^.!?]{0,80}\b(?:sharks?|jelly ?fish|sea monsters?|crabs?|whales?)\b`,
    String.raw`\b(?:pool|bath|aquarium|loves?|obsessed|stung|bitten|bit (?:him|her)|toys?|film|book)\b`,
  ),
  decides: true,
  answers: /\b(?:sharks?|jelly ?fish|crabs?|monsters?|whales?|thinks|holiday|sea)\b/i,
  roles: {
    seabeast: {
      fallback: { text: 'sharks' },
      cues: [
        { match: /\bjelly ?fish\b/i, phrase: { text: 'jellyfish' } },
        { match: /\bcrabs?\b/i, phrase: { text: 'crabs' } },
        { match: /\bwhales?\b/i, phrase: { text: 'whales' } },
        { match: /\bmonsters?\b/i, phrase: { text: 'monsters' } },
      ],
    },
  },
  titles: { young: 'As Far as the Ankles', older: 'As Far as the Knees' },
  text: {
    '4-5': `
      D<seasharks> The sea is big, and nobody can see all the way down. So {Name} may think of {seabeast} in the water. A thought can swim up very fast. At the edge the water is low and clear. Toes can be seen there, and stones, and sand.
      P<seasharks> At many beaches somebody looks after the water all day. Grown-ups look for flags and go where it is safe.
      Q<seasharks> At the edge of the sea, {Name} may feel ____.
      H<seasharks> {helper} can hold a hand and go in first.
      H<seasharks> {helper} can look in and say what is there.
      T<seasharks> {he} can stop at the ankles. ~ That is in the sea too.
      T<seasharks> {he} can dig a pool in the sand and fill it.
      C<seasharks> {he} can say, "Toes, sand, water. I can see you."
      A<seasharks> The waves came up to the ankles and went back. There were toes and a shell. One day it may be knees. The sand is a good place too, with water in a bucket.
    `,
    '6-7': `
      D<seasharks> The sea has no tiles, and further out nobody sees the bottom. A head fills that in, and {Name} may think of {seabeast} in the water. Films and pictures make such thoughts quick. Near a beach there is sand, weed and tiny fish that swim off. Big animals live far from where people paddle.
      P<seasharks> People who look after beaches know their water. They put up flags, and families go in where the flags say yes.
      P<seasharks> Lots of big people go in just as far as they see their feet.
      Q<seasharks> When the water is at the toes, {Name} may feel ____.
      H<seasharks> {helper} can find out what lives there, and tell just that.
      H<seasharks> {helper} can stay an arm away the whole time.
      T<seasharks> {he} can go as far as the feet can be seen.
      T<seasharks> {he} can choose the place: ankles, knees or a towel.
      C<seasharks> {he} can think, "I can see my feet. That is far enough."
      A<seasharks> The water went up to the knees, or just to the ankles. Both count as being in the sea. What swam by was as long as a finger, and in a hurry. There is tomorrow, and there is a bucket.
    `,
    '8-10': `
      D<seasharks> What makes people uneasy about deep water is that one cannot see into it. The mind dislikes an empty space and fills it, and for {Name} it is with {seabeast}. Films have helped with that. The figures say something else: of the millions who go in, hardly anyone meets a big animal at all. Near a beach it is sand, weed and small fish that keep well away.
      P<seasharks> Lifeguards know what is in their water and say so with flags. Adults can ask them, and they like being asked.
      P<seasharks> A good many grown-ups will not swim where they cannot touch the ground. They call it preferring the pool.
      Q<seasharks> With water round the knees, {Name} might notice ____.
      H<seasharks> {helper} can look up with {him} what really lives on that coast.
      H<seasharks> {helper} can stay within reach, and go out again the moment that is wanted.
      T<seasharks> {he} can stay where {his} feet can be seen, and go one step further each day or not.
      T<seasharks> {he} can wear a mask or goggles and look. ~ A thing that has been seen is smaller than a guess.
      C<seasharks> {he} can think, "That is a film. This is sand."
      A<seasharks> The water reached the knees today, and something brushed past which turned out to be weed. It is a fine sea to sit beside as well. Nobody needs to go in deep to have been there. The picture in the head gets paler with each time that nothing happens.
    `,
  },
};
