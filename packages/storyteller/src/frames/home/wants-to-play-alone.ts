import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** A little one who follows, and an older one who would like to play alone. */
export const wantsToPlayAlone: NamedScene = {
  id: 'alone',
  image: 'a game on a high table, and a small one with a pan under it',
  cue: said(
    String.raw`\b(?:brother|sister|sibling|twin)\b[^.]{0,20}\b(?:follows?|copies|won'?t leave (?:him|her) alone|always wants to (?:play|join)|wants to (?:play|join in)|interferes?|pesters?|gets? in the way|bothers?)\b[^]{0,60}|\b(?:wants?|needs?|likes?|trying|tries) (?:to )?(?:play|be|some time|time|peace)\b[^.]{0,16}\b(?:alone|by (?:him|her)self|on (?:his|her) own|without (?:his|her) (?:little |baby )?(?:brother|sister))\b`,
    String.raw`\b(?:school|nursery|friends?|lonely|copies|upset that|hits?|bites?|breaks?|knocks?|in bed|sleep)\b`,
  ),
  decides:
    /\b(?:brother|sister)\b[^.]{0,20}\b(?:follows?|won'?t leave (?:him|her) alone|always wants to (?:play|join))\b[^]{0,40}\b(?:alone|peace|by (?:him|her)self|annoy\w*|on (?:his|her) own|hates it|cross|angry|room)\b/i,
  titles: { young: 'Above and Below the Table', older: 'A Closed Door with a Clock' },
  roles: { small: SIBLING_ROLE },
  text: {
    '4-5': `
      D<alone> {Name} would like to play alone for a bit. But here comes {small}. Small hands take the best piece, and a row begins. It is no bad thing to want some peace. A game with many pieces needs some room. Up on a table, small hands cannot reach.
      P<alone> Who follows thinks that this is the best place of all. That is why. It is a kind of liking, and it is tiring.
      Q<alone> When somebody comes after again, {Name} may feel ____.
      H<alone> {helper} can play with {small} for a while.
      H<alone> {helper} can say how long the alone time is.
      T<alone> {he} can build up on the table.
      T<alone> {he} can give the small one a pan and a spoon.
      C<alone> {he} can say, "Now alone, and later with you."
      A<alone> A whole farm stood on the table, and each cow was there. Under it somebody banged on a pan and was glad. When the alone time was over, one cow went down to visit. There was peace on both floors.
    `,
    '6-7': `
      D<alone> A person can be fond of somebody and still want a closed door. {Name} may like half an hour alone, and {small} may not. Both wishes live in one house, so there are rows about it. Peace is easier to keep when it has a beginning and an end.
      P<alone> To the one outside, nothing is as interesting as this room. Being sent away feels like a shop that shuts.
      Q<alone> When the door opens again, {Name} may feel ____.
      H<alone> {helper} can guard the door for half an hour. ~ A clock outside shows when it ends.
      H<alone> {helper} can do something good with {small} meanwhile.
      T<alone> {he} can say when it is time to play together, and keep to it.
      T<alone> {he} can make a sign for the door, with a clock on it.
      C<alone> {he} can think, "Alone now, and together at four."
      A<alone> For half an hour nobody came in, and the model got its roof. At four the door opened from the inside. The one outside had been sitting there since ten to. They both built a garage, and there was peace until tea.
    `,
  },
};
