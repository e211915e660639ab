import { said, type NamedScene } from '../../scene.ts';

/** A foster child does not unpack. */
export const bagThatStaysPacked: NamedScene = {
  id: 'packedbag',
  image: 'a bag that stays shut beside a bed, and one thing that comes out of it',
  cue: said(
    String.raw`(?=[^]*\b(?:foster\w*|placement|in care|placed)\b)[^]*\b(?:(?:won['’]?t|will not|refuses to|not|n['’]?t|never) (?:\w+ )?unpack\w*|keeps? (?:his|her|their) (?:bag|things|case|rucksack) (?:packed|by)|sleeps (?:in (?:his|her) clothes|with (?:his|her) bag)|(?:bag|case|rucksack) (?:stays |is still |still |is )?packed)\b`,
    String.raw`\b(?:moving on|leaving us|new foster)\b`,
  ),
  decides: false,
  answers: /\b(?:unpack\w*|bag)\b/i,
  titles: { young: 'A Bag Beside the Bed', older: 'The Bag Can Stay Shut' },
  text: {
    '4-5': `
      D<packedbag> {Name} lives in this house for now. Beside the bed stands a bag. It is shut, and {Name} may want it shut. A bag that is packed can feel safe. It is okay. Nobody here will take it away.
      P<packedbag> The grown-ups here know that. They can wait. A bag has time.
      Q<packedbag> When {Name} looks at the bag, {he} may feel ____.
      H<packedbag> {helper} can keep a drawer free, and leave it free.
      H<packedbag> {helper} can ask first, and not open it.
      T<packedbag> {he} can take out one thing, or none.
      T<packedbag> {he} can keep the bag where {he} can see it.
      C<packedbag> {he} can say, "It is mine, and it is here."
      A<packedbag> The bag stands beside the bed in this house. One day a sock comes out, or a bear. On another day nothing does. The bed is for {Name} on both.
    `,
    '6-7': `
      D<packedbag> In this house there is a drawer that is free. {Name} has a bag, and it stays shut. Somebody who has moved may like to have it all in one place. Then nothing gets lost, and one can go at any time. It makes sense, and nobody is cross about it.
      P<packedbag> Foster carers have seen many bags. Some were open on the first day, and some after a year.
      Q<packedbag> At the thought of unpacking, {Name} may feel ____.
      H<packedbag> {helper} can say what is known about how long it is.
      H<packedbag> {helper} can leave the bag alone, and ask before washing.
      T<packedbag> {he} can choose one thing for the shelf. ~ It can go back in at any time.
      T<packedbag> {he} can say, "Please do not touch it."
      C<packedbag> {he} can think, "My things are mine, in a bag or in a drawer."
      A<packedbag> The drawer here is free, and it can stay so. A book came out of the bag one evening. Now it is on the shelf. Living here does not mean to forget another home. A bag can stand there and be right.
    `,
    '8-10': `
      D<packedbag> Carers notice when a bag stays packed, and talk about it as if it were a problem. For {Name} it may be a plan. In this house, as in others, things could change, and a packed bag is ready. It keeps what belongs to {him} together. There is nothing odd about that.
      P<packedbag> Unpacking does not mean that anything is forgotten or given up. It only means that a shirt is easier to find.
      P<packedbag> Adults who wait and do not ask each day are showing something, too.
      Q<packedbag> Looking at the empty drawer, {Name} might feel ____.
      H<packedbag> {helper} can say honestly what is planned and what is not known.
      H<packedbag> {helper} can give {Name} a box with a lid that nobody else opens.
      T<packedbag> {he} can unpack one thing as a test, or none.
      T<packedbag> {he} can say what would make it feel safer, such as a lock or a shelf.
      C<packedbag> {he} can think, "I decide when the bag is opened."
      A<packedbag> The bag stands here, at the foot of a bed with clean sheets. By and by there may be a book on the shelf, and hardly anyone will mention it. A house does not become a home by emptying a bag. It starts when the bag can be left alone.
    `,
  },
};
