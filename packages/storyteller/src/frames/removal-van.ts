import { said, type NamedScene } from './scene.ts';

/** Movers come and carry things away, and a child thinks that they keep them. */
export const removalVan: NamedScene = {
  id: 'removalvan',
  image: 'a van that drives from one door to the other',
  cue: said(
    String.raw`\b(?:removal (?:men|man|van|lorry|people|company)|movers?|moving (?:men|van|truck|lorry))\b|(?=[^]*\bmov(?:e|ing) (?:house|home|out)?\b)[^]*\b(?:tak(?:e|es|ing)|los(?:e|es|ing)|leave|leaving|left|steal) (?:all )?(?:his|her|their|the) (?:toys|things|stuff|bed)\b`,
    String.raw`\b(?:dog|cat|pet|bedroom)\b[^.!?]{0,20}\bbehind\b|\bdad (?:is )?mov`,
  ),
  decides: /\b(?:removal (?:men|man|van|people)|moving (?:van|truck))\b/i,
  answers: /\b(?:toys|things|tak\w+|men|worr\w*)\b/i,
  titles: { young: 'The Big Van', older: 'From One Door to the Other' },
  text: {
    '2-3': `
      D<removalvan> A big van stops at the house. In go the toys. {Name} may call, "Mine!"
      P<removalvan> The movers carry. They do not keep it.
      Q<removalvan> When toys go in, {Name} may feel ____.
      H<removalvan> {helper} can hold one toy back.
      T<removalvan> {he} can wave at the van.
      C<removalvan> {he} can say, "In, and out, and mine."
      A<removalvan> Stop! Here is the new home. Out come the toys. It is all here. Night-night, van.
    `,
    '4-5': `
      D<removalvan> On the day of the move, people with strong arms come. They carry things out of the house and into a van. {Name} may think that the toys are gone for good. But the van just drives to the new home. There all of it comes out.
      P<removalvan> Movers have boxes full of other people's things each day. They bring back each one.
      Q<removalvan> When the toys go out of the door, {Name} may feel ____.
      H<removalvan> {helper} can say where each box goes.
      H<removalvan> {helper} can open the toy box first.
      T<removalvan> {he} can stick a star on the toy box.
      T<removalvan> {he} can keep one toy in a bag, close by.
      C<removalvan> {he} can say, "Out at one door, in at the other."
      A<removalvan> The van is empty, and the new home is full. The box with the star is here, and {Name} can open it. A chair was put in the bath, and somebody laughed. The van drives off with nothing in it.
    `,
    '6-7': `
      D<removalvan> When a family moves house, a van takes all the things along. {Name} may see strangers carry out {his} bed and {his} toys. It can look as if all of it was being taken away. The movers are paid to bring it. Each box has a word on it, for the right room.
      P<removalvan> Movers know how it looks. Some let children see inside the van when it is full.
      Q<removalvan> When the room is empty, {Name} may feel ____. An empty room sounds odd.
      H<removalvan> {helper} can let {Name} pack and mark one box.
      H<removalvan> {helper} can say which box is opened first.
      T<removalvan> {he} can write a list of what is in the box. ~ Then it can be checked.
      T<removalvan> {he} can carry the most important thing alone.
      C<removalvan> {he} can think, "It is on its way. I am, too."
      A<removalvan> The list was right: all of it came out of the van. The bed stands in a new corner of a new home. One thing was carried in a backpack the whole way. It sits on the pillow now, as if it had been there for years.
    `,
  },
};
