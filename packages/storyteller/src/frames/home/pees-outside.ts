import { said, type NamedScene } from '../scene.ts';

const WEES = String.raw`(?:(?<!\b(?:a|another|the|some) )(?:pee|wee|piss|widdle)(?:s|ing)?|(?:has|having|does|doing|goes|going) (?:a |for a )?(?:wees?|pees?))`;
const OUT = String.raw`(?:outside|outdoors|in (?:the |my |our |his |her |their |granny['’]?s |grandma['’]?s )?(?:garden|yard|bush(?:es)?|flower ?beds?|hedge|field|grass|park|plant pots?)|(?:against|on|behind|at|by) (?:the |a )?(?:side of the |back of the )?(?:trees?|house|shed|fence|barn|hedge|wall)|anywhere but (?:a|the|in|on)\b)`;

/** A wee that goes behind a tree at home, and where a tree is not the place for it. */
export const peesOutside: NamedScene = {
  id: 'outdoors',
  image: 'a tree at home, and the toilet that every house has',
  cue: said(
    String.raw`\b${WEES}\b[^.!?]{0,40}\b${OUT}|\b${OUT}[^.!?]{0,40}\b${WEES}\b`,
    String.raw`\b(?:in public toilets?|dog|puppy|cat|kitten|on the floor|bed|asleep)\b`,
  ),
  decides: true,
  titles: { young: 'The Tree and the Toilet', older: 'Where a Wee Goes' },
  text: {
    '2-3': `
      D<outdoors> A wee wants out. {Name} may go by the tree. Psss! Dogs go there. People have a toilet.
      P<outdoors> Granny has a toilet. Shops have one too.
      Q<outdoors> By the tree, {Name} may feel ____.
      H<outdoors> {helper} can run along to it.
      T<outdoors> {he} can stand or sit there.
      T<outdoors> {he} can hit the water. Psss!
      C<outdoors> {he} can say, "Toilet, wee, flush!"
      A<outdoors> Psss! The wee went in. Whoosh, bye-bye. Hands get soap. The tree is dry.
    `,
    '4-5': `
      D<outdoors> Outside, a wee is quick. There is no door, no light and no flush. {Name} may like it that way, and a tree does not mind. But a garden is for feet and for digging. So every house has a place for a wee. It is the toilet.
      P<outdoors> At other people's houses they sit on the grass. They would like it to be just grass.
      P<outdoors> Dogs have no toilet, so they use a tree. People have both hands free for a flush.
      Q<outdoors> When a wee comes outside, {Name} may feel ____.
      H<outdoors> {helper} can say first which toilet is near.
      H<outdoors> {helper} can put a step there for standing.
      T<outdoors> {he} can drop in one bit of paper and aim.
      T<outdoors> {he} can run in when the push is still small.
      C<outdoors> {he} can say, "Game, stop. Toilet, psss. Game, go."
      A<outdoors> The paper got wet, and the grass did not. There was a flush and soap, and the door banged again. Outside, the game was still there. On a long walk with no toilet, a grown-up finds a place.
    `,
    '6-7': `
      D<outdoors> There is something grand about a wee in the open air. It needs no door and no light, and it makes a good sound. {Name} may have done it often. Only, a wee stays there, and a garden is where people sit and play. In summer everybody can smell it. That is why each house, school and shop has a toilet.
      P<outdoors> Children who see it may laugh. They know that the private parts of a body stay private.
      P<outdoors> Farmers go in too, most of the time. They take their boots off for it, and that is a job.
      Q<outdoors> When the toilet seems far away, {Name} may feel ____.
      H<outdoors> {helper} can make one clear rule for home and garden.
      H<outdoors> {helper} can call "last wee" before everybody goes out.
      T<outdoors> {he} can ask at any house, "Where is the toilet, please?"
      T<outdoors> {he} can go at the first push. ~ Then boots can come off in peace.
      C<outdoors> {he} can think, "Walls are for balls. A toilet is for wee."
      A<outdoors> The boots stood by the door for two minutes and then went out again. Nobody had scored in the meantime. The hedge smells of hedge. If there is truly no toilet for miles, a grown-up can say where.
    `,
  },
};
