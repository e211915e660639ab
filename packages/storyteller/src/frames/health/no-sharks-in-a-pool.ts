import { said, type NamedScene } from '../scene.ts';

/** Sharks, or something else with teeth, that a child is afraid of in a pool. */
export const noSharksInAPool: NamedScene = {
  id: 'poolsharks',
  image: 'a pool that is looked into, all the way to the tiles',
  cue: said(
    String.raw`(?:sharks?|crocodiles?|piranhas?|jellyfish|whales?|sea monsters?|monsters?|something)\b[^.!?]{0,40}\b(?:pool|swimming|deep end|baths?)\b|\b(?:pool|deep end|swimming)\b[^.!?]{0,60}\b(?:sharks?|crocodiles?|piranhas?|sea monsters?|monsters?)\b`,
    String.raw`\b(?:aquarium|sea ?side|beach|ocean|goggles|toys?|inflatable|armbands?|loves?|obsessed)\b`,
  ),
  decides: true,
  answers: /\b(?:sharks?|crocodiles?|piranhas?|jellyfish|whales?|monsters?)\b/i,
  titles: { young: 'Tiles, Tiles, Water', older: 'All the Way to the Tiles' },
  roles: {
    beast: {
      fallback: { text: 'a shark' },
      cues: [
        { match: /\bcrocodiles?\b/i, phrase: { text: 'a crocodile' } },
        { match: /\bpiranhas?\b/i, phrase: { text: 'a piranha' } },
        { match: /\bjellyfish\b/i, phrase: { text: 'a jellyfish' } },
        { match: /\bwhales?\b/i, phrase: { text: 'a whale' } },
        { match: /\bmonsters?\b/i, phrase: { text: 'a monster' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<poolsharks> A pool is a big box with tiles and water. {Name} may think of {beast} in it. People fill the box from a pipe and clean it. Just people get in. What moves down there is light, and it wobbles.
      P<poolsharks> Lots of children think of it at the pool. Deep water looks dark, and a head makes up the rest.
      Q<poolsharks> When the water looks deep, {Name} may feel ____.
      H<poolsharks> {helper} can walk round the pool first and look in.
      H<poolsharks> {helper} can stay where the tiles are near.
      T<poolsharks> {he} can look down and count the tiles.
      T<poolsharks> {he} can sit on the side and just put feet in.
      C<poolsharks> {he} can say, "Tiles, tiles, water, and me."
      A<poolsharks> There was the water, and under it there were tiles. A plaster was the oddest thing in it. The thought may come again in the deep bit. Then it is time to look and count.
    `,
    '6-7': `
      D<poolsharks> Water bends what is seen through it. In a pool the lines wobble, and a shadow can look like a back. {Name} may think of {beast} then. But a pool is filled from a pipe, and it is cleaned each day. There is a stuff in it against germs. Only people go in.
      P<poolsharks> Grown-ups know that thought as well. Some had it after a film. They looked down, and there were tiles.
      Q<poolsharks> Where the floor goes down, {Name} may feel ____. It may be in the legs.
      H<poolsharks> {helper} can ask a lifeguard what was found in the pool. It is mostly socks.
      H<poolsharks> {helper} can go in first and walk to the end.
      T<poolsharks> {he} can look through goggles and count the tiles.
      T<poolsharks> {he} can stay near the side until the legs are calm.
      C<poolsharks> {he} can think, "Pipe, tiles, people. That is all."
      A<poolsharks> Through goggles it was blue all the way down. There were lines, a plug and somebody's feet. The thought may swim along for a while. It has no teeth, and it gets smaller with each length.
    `,
  },
};
