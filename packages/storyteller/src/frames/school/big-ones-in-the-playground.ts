import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Afraid of the big children in a playground and of their balls: an edge, a time and a grown-up to stand near. */
export const bigOnesInThePlayground: NamedScene = {
  id: 'bigones',
  image: 'long legs like trees, and a path along the edge',
  cue: said(
    String.raw`\b(?:scared|afraid|frightened|terrified|nervous|worried|intimidated)\b[^.!?]{0,16}\b(?:of|about|by|around)\b[^.!?]{0,12}\b(?:(?:the |all the |all those )?(?:big(?:ger)?|older|year (?:[3-6]|three|four|five|six))s? (?:\w+ )?(?:kids?|children|boys?|girls?|ones|pupils)|(?:the )?(?:big ones|big kids))\b`,
    String.raw`\b(?:secondary|year (?:7|seven)|bull(?:y|ied|ying)|hits? (?:him|her)|threat\w*|brother|sister|bus|park|soft ?play|slides?|swings?|trampoline\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:scared|frightened|big|older|year|football|ball|playground)\b/i,
  titles: { young: 'Long Legs at Play', older: 'Along the Edge' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<bigones> At playtime there are big children with long legs. They run like the wind, and balls fly. {Name} may have a worry about that. It is good to have a safe spot. By a wall or near a grown-up, nobody runs.
      P<bigones> Big children were small here as well. They forget to look down.
      Q<bigones> When the long legs run by, {Name} may feel ____.
      H<bigones> {teacher} can show a corner where balls do not go.
      H<bigones> {helper} can ask the school who looks after small ones.
      T<bigones> {he} can hold the hand of a grown-up on duty.
      T<bigones> {he} can play near the wall with one friend.
      C<bigones> {he} can say, "They run there. I play here."
      A<bigones> The long legs ran by, over there. Here by the wall was a good game with stones. A worry gets small in a safe spot. One big child waved.
    `,
    '6-7': `
      D<bigones> In a playground the big ones run fast, and their balls fly far. {Name} may worry that one of them comes too near. That makes sense, because a ball can hurt. It is not their plan to hit anybody. They just look at the ball. A good way is to know where they play, and where not.
      P<bigones> Most big children are kind to small ones when they see them. At a run they see very little.
      P<bigones> Grown-ups can move a game. They need to be told that balls hit people.
      Q<bigones> When the big ones come out, {Name} may feel ____. It may be in the shoulders.
      H<bigones> {teacher} can give the ball game a place, with a line.
      H<bigones> {helper} can tell the school what the worry is.
      T<bigones> {he} can go along the edge and play by the wall.
      T<bigones> {he} can tell the grown-up on duty, "The balls come here."
      C<bigones> {he} can think, "I know where the line is."
      A<bigones> There is a chalk line now, and most balls stay on the other side. On this side a game goes on with five pebbles. The worry looked up a few times. Then it forgot to.
    `,
  },
};
