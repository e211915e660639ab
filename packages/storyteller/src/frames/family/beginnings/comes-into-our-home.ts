import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const NAME = String.raw`((?!Who\b|He\b|She\b|They\b|The\b|And\b|Foster)\p{Lu}\p{Ll}[\p{L}'-]*)`;
/** The foster child who comes, by name where it was given. */
const COMER: Role = {
  fallback: { text: 'a foster child' },
  cues: [
    { match: new RegExp(String.raw`\b(?:foster )?(?:child|boy|girl|baby|brother|sister|toddler|teenager|lad)(?: is|,| who is)? (?:called|named) ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`\b(?:[Hh]e|[Ss]he)(?: is|['’]s) called ${NAME}|\b(?:[Hh]is|[Hh]er) name is ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: /\bfoster (?:baby)\b/i, phrase: { text: 'a foster baby' } },
    { match: /\bfoster (?:brother|boy)\b/i, phrase: { text: 'a foster brother' } },
    { match: /\bfoster (?:sister|girl)\b/i, phrase: { text: 'a foster sister' } },
  ],
}; // prettier-ignore

/** A foster child comes to live here, and shares the room of the child of the house. */
export const comesIntoOurHome: NamedScene = {
  id: 'comesroom',
  image: 'a room with two beds, and a line of tape along a shelf',
  cue: said(
    String.raw`(?=[^]*\bfoster\w*\b)(?=[^]*\b(?:shar(?:e|es|ing)|in with (?:him|her)|give up (?:his|her)|into (?:his|her) room)\b)[^]*\b(?:room|bedroom)\b`,
    String.raw`\b(?:shar(?:es|ed) a room with (?:his|her) foster|moving on|leaving)\b`,
  ),
  decides: true,
  answers: /\b(?:shar\w+|room|coming|live with|foster\w*)\b/i,
  titles: { young: 'Two Beds and a Shelf', older: 'A Line Along the Shelf' },
  roles: { comer: COMER },
  text: {
    '4-5': `
      D<comesroom> {comer} is coming to live in this house. Foster is the word for that. {Name} was here first, and this is home. Some children cannot live with their family for a time. So one more bed goes into the room.
      P<comesroom> {comer} may be shy or loud at first. A new room is a lot.
      Q<comesroom> With two beds in the room, {Name} may feel ____.
      H<comesroom> {helper} can make a shelf that is for {Name} alone.
      H<comesroom> {helper} can say who sleeps where.
      T<comesroom> {he} can put the best toys up high.
      T<comesroom> {he} can show where the light is.
      C<comesroom> {he} can say, "My shelf, your shelf, one lamp."
      A<comesroom> Two beds are in one room. One shelf has tape on it. That one is for {Name}. It is okay to be glad, or cross, or both. {Name} is at home in this house, as before.
    `,
    '6-7': `
      D<comesroom> {comer} is coming to live with {Name}'s family. Foster children cannot live at home for a time, so another family helps. There is going to be a second bed in {Name}'s room. That is a big thing to share. It is fine to be curious, and it is fine to mind.
      P<comesroom> {comer} did not choose it either. Somebody who is new in a house may cry at night, or touch everything.
      P<comesroom> Grown-ups are busy with papers and visits then. They have not run out of love. They run out of time, and that can be said.
      Q<comesroom> When {Name} thinks of two beds in the room, {he} may feel ____. It may be two things.
      H<comesroom> {helper} can keep one hour a week for {Name} alone.
      H<comesroom> {helper} can agree before the day on what is shared.
      T<comesroom> {he} can draw two beds, and a shelf that is only {his}.
      T<comesroom> {he} can choose what goes on one high shelf. ~ It stays there, out of reach.
      C<comesroom> {he} can think, "I can make room and keep my shelf."
      A<comesroom> There is tape along one shelf, and everybody knows what it means. In the dark, two people breathe in one room. Some days that is good, and some days it is too much. Both can be told at home. {Name} belongs in this house the whole time.
    `,
    '8-10': `
      D<comesroom> {comer} is coming to live in {Name}'s home, as a foster child. That means that somebody who cannot live with their own family for a time lives here instead. It also means a second bed in {Name}'s room. Adults tend to speak of the good deed. The one who gives up half a room does a large part of it, and may have mixed feelings.
      P<comesroom> {comer} has lost a room too, and a good deal more. Nobody can guess how it will show. It may be silence, noise or a hand in every drawer.
      P<comesroom> The family was asked a lot of questions beforehand. If nobody has put one to {Name}, it is fair to ask for that.
      Q<comesroom> Looking at the second bed, {Name} might feel ____. Generous and annoyed can share a room.
      H<comesroom> {helper} can settle what is private before the day: a shelf, a drawer, an hour alone.
      H<comesroom> {helper} can be told when it is too much, and do something about it.
      T<comesroom> {he} can measure the room and plan who gets which wall.
      T<comesroom> {he} can tell a grown-up at once if something feels wrong. ~ That is no telling tales.
      C<comesroom> {he} can think, "I can share a room and keep a shelf."
      A<comesroom> There is tape along one shelf, and it works better than a fence. Nobody knows at the start how long it will be. It may become a friendship or stay polite. {Name} was at home in this house before, and is at home in it on every day that follows.
    `,
  },
};
