import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** Where the crowd is, as the parent named it. */
const PLACE: Role = {
  fallback: { text: 'a busy place' },
  cues: [
    { match: /\bchristmas markets?\b/i, phrase: { text: 'the Christmas market' } },
    { match: /\bmarkets?\b/i, phrase: { text: 'the market' } },
    { match: /\bfireworks?\b/i, phrase: { text: 'the fireworks' } },
    { match: /\bcarnival\b/i, phrase: { text: 'the carnival' } },
    { match: /\bfestival\b/i, phrase: { text: 'the festival' } },
    { match: /\bfun ?fair\b|\bthe fair\b/i, phrase: { text: 'the fair' } },
    { match: /\bparade\b/i, phrase: { text: 'the parade' } },
    { match: /\bstation\b/i, phrase: { text: 'the station' } },
    { match: /\bconcert\b/i, phrase: { text: 'the concert' } },
  ],
};

/** A small child among other people's legs, and the places above and beside them. */
export const amongTheLegs: NamedScene = {
  id: 'legs',
  image: 'a wood of legs, and a place up high from which there are faces',
  cue: said(
    String.raw`\b(?:squash\w*|squeez\w*|crush\w*|push(?:ed|ing)|shov\w*|trampl\w*|bump\w*|people'?s legs|all the legs|legs|shoulders|can'?t see|too many people)\b`,
    String.raw`\b(?:assembly|corridor|hall|class\w*|party|stadium)\b`,
  ),
  decides: false,
  answers: /\b(?:squash\w*|squeez\w*|legs|panick\w*|shoulders|last time|market)\b/i,
  roles: { venue: PLACE },
  titles: { young: 'Up Where the Faces Are' },
  text: {
    '2-3': `
      D<legs> So many people! {Name} sees legs, legs, legs. Bump goes a bag. It is all big down here. Up high there are faces.
      P<legs> Big people look up. They do not see small feet.
      Q<legs> In all the legs, {Name} may feel ____.
      H<legs> {helper} can lift {Name} up.
      H<legs> {helper} can find a wall.
      T<legs> {he} can put both arms up.
      C<legs> {he} can say, "Up here, I see."
      A<legs> Up there are people with faces. Hello, hats! Down again by the wall. Then it is home time. Bye-bye, people.
    `,
    '4-5': `
      D<legs> There are a lot of people at {venue}. From down here they are mostly legs and bags. {Name} may not like it when they come close. It is not that the people are mean. They look ahead and not at the ground. Higher up there is more air, and there are faces.
      P<legs> Tall people forget how it looks from below. When they notice a child, they make room.
      Q<legs> Between all the legs, {Name} may feel ____.
      H<legs> {helper} can go there early, before it is full.
      H<legs> {helper} can lift {him} up, or find a wall.
      T<legs> {he} can say, "Up, please," before it gets tight.
      T<legs> {he} can hold on to a hand or a sleeve.
      C<legs> {he} can say, "Up, or to the side."
      A<legs> From up high there were faces, hair and hats. By the wall there was room for two feet. The people went on to their homes. It is fine to see a bit of it and go.
    `,
  },
};
