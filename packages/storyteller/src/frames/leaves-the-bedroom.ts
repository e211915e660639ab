import { said, type NamedScene } from './scene.ts';

/** What is hardest to leave in a move is a child's own room. */
export const leavesTheBedroom: NamedScene = {
  id: 'oldroom',
  image: 'a room that gets empty, and what is taken along of it',
  cue: said(
    String.raw`(?=[^]*\bmov(?:e|es|ing)\b(?! (?:him|her|them|his|rooms?|into (?:his|her) own)))[^]*\b(?:leav\w+|miss\w*|goodbye to|lov(?:es|ed)|without|sad about|upset about|attached to) (?:\w+ ){0,3}(?:bed)?room\b`,
    String.raw`\b(?:shar\w+|scared|new (?:bed)?room|brother|sister|class|nursery|cot)\b`,
  ),
  decides: false,
  answers: /\b(?:bedroom|room|upset|leav\w+)\b/i,
  titles: { young: 'Goodbye, Room', older: 'What a Room Can Take Along' },
  text: {
    '2-3': `
      D<oldroom> Here is a room. It is the old one. {Name} moves to a new home. Bye-bye, wall. Bye-bye, window.
      P<oldroom> A bed can move too.
      Q<oldroom> In the old room, {Name} may feel ____.
      H<oldroom> {helper} can take a photo.
      T<oldroom> {he} can pat the wall.
      C<oldroom> {he} can say, "Bye, room. Come, bed."
      A<oldroom> The bed is here. It is in a new home. It has the same bear in it. Night-night, room.
    `,
    '4-5': `
      D<oldroom> {Name} is moving to a new home. The hard part is the bedroom. It is known by day and by night. The bed, the bear and the lamp can come along. The walls and the window stay.
      P<oldroom> Grown-ups look round an empty room, too. Some say goodbye to it out loud.
      Q<oldroom> Thinking of the old bedroom, {Name} may feel ____.
      H<oldroom> {helper} can take photos of all four walls.
      H<oldroom> {helper} can set up the bed first of all.
      T<oldroom> {he} can say goodbye to the wall, the window and the door.
      T<oldroom> {he} can choose where the bear sits next.
      C<oldroom> {he} can say, "Bye, room. The bed comes with me."
      A<oldroom> The old room is empty, and its photo is in a frame. The new one smells of paint. In the middle of it is the same bed. By and by this is home, and the bear knows each corner.
    `,
    '6-7': `
      D<oldroom> When a family moves, a bedroom stays behind. {Name} may know every crack in its ceiling. A room holds a lot: games, secrets and a good place under the desk. No other room has just that. It is fair to be sad about a room.
      P<oldroom> Grown-ups measure rooms in metres. It does not mean that they forget what was in them.
      Q<oldroom> In the empty bedroom, {Name} may feel ____.
      H<oldroom> {helper} can take photos before the boxes, and after.
      H<oldroom> {helper} can ask {Name} where the bed goes in the new room.
      T<oldroom> {he} can draw a map of the old room, with all its secrets.
      T<oldroom> {he} can say goodbye to it alone, with the door shut.
      C<oldroom> {he} can think, "The room stays. What made it mine comes along."
      A<oldroom> The map hangs in the new home, above the same bed. A new room is only walls at first. It gets crumbs, games and a secret or two. One day somebody knows its ceiling, too.
    `,
    '8-10': `
      D<oldroom> In a move, most of what matters can be carried. A bedroom cannot. {Name} may mind that more than the rest of it. A room is where somebody has been ill, furious, bored and happy. Leaving such a place at home behind is a real goodbye.
      P<oldroom> Whoever moves in next will see four walls. What they were to somebody is not included in the price.
      Q<oldroom> Looking round the empty room, {Name} might feel ____.
      H<oldroom> {helper} can leave the packing of the last shelf to {Name}.
      H<oldroom> {helper} can let {Name} decide on the colour or the plan of the new room.
      T<oldroom> {he} can take a photo from the pillow, since that is the view that counts.
      T<oldroom> {he} can leave something small behind, such as a date inside the wardrobe.
      C<oldroom> {he} can think, "It was a good room. I can make another one mine."
      A<oldroom> The old view hangs in the new room, and for a while it is the better one. In some weeks the new home has a creak that is known, and a good corner. Nothing has taken the place of the old room. There is simply one more.
    `,
  },
};
