import { THE_OTHER_ONE } from '../the-other-one.ts';
import { said, type NamedScene } from '../scene.ts';

/** A child who holds all the cars, and a brother or sister with none. */
export const allOfOneKind: NamedScene = {
  id: 'allofthem',
  image: 'two arms that are full, and two hands that are empty',
  cue: said(
    String.raw`\b(?:won['’]?t|will not|doesn['’]?t|does not|never|refuses to) let (?:his|her|their|the) (?:\w+ ){0,3}?(?:brother|sister|sibling|twin|cousin|baby)s?(?: \w+)? (?:have|play with|touch|use|hold|share|join|go on|near) (?:any|anything|the|his|her|their|a|it|them|one)\b|\b(?:keeps?|holds?|grabs?|hoards?|has to (?:hold|have)|wants?|takes?) all (?:of )?(?:the |his |her |their )?(?:\w+ )?(?:toys|cars|trains|bricks|blocks|animals|dolls|balls|dinosaurs|pens|crayons)\b`,
    String.raw`\b(?:hits?|hitting|bites?|biting|pinch\w*|nursery|pre-?school|school|playground|home from|outside|tidy|away|room\b|hair|foster)\b`,
  ),
  decides: true,
  answers: /\b(?:won'?t let|all the|himself|herself|any|brother|sister)\b/i,
  roles: { sharer: THE_OTHER_ONE },
  titles: { young: 'One for Each Side', older: 'Two Heaps' },
  text: {
    '2-3': `
      D<allofthem> {Name has} them all. So many! It is hard to share. Two arms are full. One drops. Oh!
      P<allofthem> Two little hands have none. They want one too.
      Q<allofthem> When somebody wants one, {Name} may feel ____.
      H<allofthem> {helper} can make two heaps.
      H<allofthem> {helper} can play along.
      T<allofthem> {he} can give one.
      T<allofthem> {he} can keep the best one.
      C<allofthem> {he} can say, "One for you."
      A<allofthem> One goes brum. Two go brum, brum! It was good to share. And the best one is here.
    `,
    '4-5': `
      D<allofthem> It feels safe to hold them all. If {Name} shares one, it may not come back. So both arms stay full. But full arms cannot play. And {sharer} has none, and gets sad or loud.
      P<allofthem> {sharer} does not want to take them all. One or two would do for a game.
      P<allofthem> To have a best one is fine. That one need not be shared.
      Q<allofthem> When {sharer} wants one, {Name} may feel ____.
      H<allofthem> {helper} can help to make two heaps. ~ A bit of tape goes in the middle.
      H<allofthem> {helper} can put the best one up high.
      T<allofthem> {he} can pick three to share, and say which.
      T<allofthem> {he} can ask for one back, and wait.
      C<allofthem> {he} can say, "These are for you, and these for me."
      A<allofthem> There are two heaps on the floor now. Each side has something to drive with. The best one is safe, and three were shared. They come back at tidy-up time. With free hands it was a real game.
    `,
    '6-7': `
      D<allofthem> When somebody holds all of them, nobody can take one. {Name} may know that thought. To share sounds like having less. But with all of them in one heap the game is soon over. And {sharer} stands there with empty hands and waits for a chance.
      P<allofthem> A small one grabs because there is nothing else to do. With a few to play with, the grabbing stops.
      P<allofthem> It is all right to keep a few that nobody else may touch. They can have a box.
      Q<allofthem> When {sharer} comes near, {Name} may feel ____. It may be in the arms.
      H<allofthem> {helper} can find a box for the ones that are not shared.
      H<allofthem> {helper} can set a time, and after it the heaps change sides.
      T<allofthem> {he} can choose five for {sharer}, before anybody grabs.
      T<allofthem> {he} can make up a game that needs two sides.
      C<allofthem> {he} can think, "Mine in the box. The rest can move."
      A<allofthem> The special ones are in their box, with the lid on. The rest are in two heaps, and one is shared. A road goes from one heap to the other. It needed somebody at each end. When it is over, they all come back.
    `,
  },
};
