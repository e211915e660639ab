import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const TWIN: Role = {
  fallback: { text: '{his} twin' },
  cues: [
    { match: /\btwin sister\b/i, phrase: { text: '{his} twin sister', again: '{his} sister', gender: 'f' } },
    { match: /\btwin brother\b/i, phrase: { text: '{his} twin brother', again: '{his} brother', gender: 'm' } },
  ],
}; // prettier-ignore

/** Twins who slept in one room and now sleep in two. */
export const twinInAnotherRoom: NamedScene = {
  id: 'twinroom',
  image: 'two beds with a wall between them, and a knock on it',
  cue: said(
    String.raw`\btwins?\b[^.!?]{0,60}\b(?:(?:separate|different|own|another|other) (?:bed ?rooms?|rooms?)|split (?:up )?(?:at night|for sleeping|into))\b|\b(?:(?:separate|different|own|another) (?:bed ?rooms?|rooms?))\b[^.!?]{0,40}\btwins?\b`,
    String.raw`\b(?:class(?:room)?|school|wants? (?:his|her|their) own|hospital|asks? for|one room|share|sharing)\b`,
  ),
  decides: true,
  answers: /\b(?:twins?|sleep|another|separate|bed ?rooms?|hate it|without)\b/i,
  takesHelps: true,
  roles: { twin: TWIN },
  titles: { young: 'Knock, Knock, Good Night', older: 'A Wall Between Two Beds' },
  text: {
    '4-5': `
      D<twinroom> There were two beds in one room. Now there is a wall in between. {Name} is here, and {twin} is there. At night it is very quiet without the other one. That is new, and new is hard in the dark.
      P<twinroom> Behind the wall it is quiet as well. {twin} may be listening, too.
      Q<twinroom> In the new quiet, {Name} may feel ____.
      H<twinroom> {helper} can read to both of them in one room.
      H<twinroom> {helper} can leave a lamp on in the hall.
      T<twinroom> {he} can knock on the wall, two times for good night.
      T<twinroom> {he} can take along a soft thing from the old room.
      C<twinroom> {he} can say, "Knock, knock. Same night for two."
      A<twinroom> Knock, knock, says a hand in one room. Then both beds are quiet. Two children sleep with a wall in between. That is not far. In the morning the doors are open.
    `,
    '6-7': `
      D<twinroom> For years somebody else was breathing in the same room at night. Now {Name} has a room, and so does {twin}. A wall stands in between, with a bed on each side. It can be exciting by day and much too quiet at night. Ears miss a sound that they are used to.
      P<twinroom> {twin} may like the new room more, or less. Two people are allowed to feel two things about one wall.
      P<twinroom> Parents often think that twins will want more space as they grow. They are not trying to pull anybody apart.
      Q<twinroom> When the light is off, {Name} may feel ____. It may be another word than by day.
      H<twinroom> {helper} can keep the story for two in one room.
      H<twinroom> {helper} can put both mattresses on one floor now and then.
      T<twinroom> {he} can knock on the wall, two times for good night.
      T<twinroom> {he} can put a clock in the room that ticks. ~ Then it is not quite silent.
      C<twinroom> {he} can think, "One wall away is not far."
      A<twinroom> Two knocks went through the wall. Two came back, or none, as somebody was asleep. The room gets its own sounds after a while. Each of them has a bed there, and a bit of quiet. Breakfast is for two, as ever.
    `,
    '8-10': `
      D<twinroom> Twins have had company in the dark since before they were born. A room of one's own counts as a present, and {Name} may have got one without wishing for it. The bed is the same. What is missing is a sound: somebody turning over, somebody asking, "Are you asleep?" It is no sign of being babyish to miss that. For a sleeping ear it was simply part of the night.
      P<twinroom> {twin} may be pleased, or miss it just as much and not say so. Twins are asked to feel the same about things more often than is reasonable.
      P<twinroom> Adults usually have practical reasons, such as homework, or two people who change and wash at the same time. The reasons can be asked about.
      Q<twinroom> In the first quiet minutes, {Name} might feel ____. Free and lonely go together rather well.
      H<twinroom> {helper} can make it gradual: weekends in one room, school nights in two.
      H<twinroom> {helper} can leave the last ten minutes before bed to both of them, in either room.
      T<twinroom> {he} can agree on a code for the wall. ~ Two knocks mean good night and are not a conversation.
      T<twinroom> {he} can play something low, so that the ears have something to do.
      C<twinroom> {he} can think, "There is a wall in between, and not a mile."
      A<twinroom> A code on a wall is mostly used in the first weeks. Then it is forgotten, or kept up for fun. The room on this side gets its own pictures, its own mess and its own way of being quiet. On the other side of the wall is another bed. Whoever sleeps in it has been there from the beginning.
    `,
  },
};
