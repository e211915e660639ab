import { said, type NamedScene } from '../scene.ts';

const SHOP = String.raw`(?:shops?|shopping|store|stores|supermarkets?|primark|ikea|tesco|asda|mall|clothes (?:rails?|racks?)|rails?|racks?|changing rooms?)`;

/** A child who hides in a shop for fun: a good game, and a place where the one who seeks does not know that it is one. */
export const behindTheCoats: NamedScene = {
  id: 'hidesinshop',
  image: 'a gap between coats on a rail, and a "found!" that both can hear',
  cue: said(
    String.raw`\b(?:hides?|hiding|hid|hide and seek)\b[^.!?]{0,40}\b${SHOP}\b|\b${SHOP}\b[^.!?]{0,40}\b(?:hides?|hiding|hid|hide and seek)\b`,
    String.raw`\b(?:scared|afraid|frightened|terrified|shy|overwhelm\w*|nois\w*|loud|behind (?:me|my legs?)|hides? (?:his|her|their) (?:face|eyes)|stole|steals?|pockets?)\b`,
  ),
  decides: true,
  answers: /\b(?:hid\w*|runs? off|rails?|racks?|find)\b/i,
  titles: { young: 'Found, Between the Coats', older: 'A Game That Two People Know' },
  text: {
    '2-3': `
      D<hidesinshop> In a shop hang lots of coats. In {he goes}! It is dark and soft. {Name is} hidden. Where is {Name}?
      P<hidesinshop> The grown-up looks and looks.
      Q<hidesinshop> In the coats, {Name} may feel ____.
      H<hidesinshop> {helper} can hold {his} hand.
      T<hidesinshop> {he} can say, "Here I am!"
      C<hidesinshop> {he} can say, "Hide at home."
      A<hidesinshop> "Here I am!" Found! The shop has coats. Home has a curtain. Peep, at home.
    `,
    '4-5': `
      D<hidesinshop> In a shop, coats hang on long rails. It is like a small wood, and {Name} may slip in. It is a good place to hide. But hide and seek needs two who know about it. In a shop the grown-up does not know. That grown-up calls and gets a fright.
      P<hidesinshop> A shop has big doors to the street. So a grown-up wants to see a child there all the time.
      Q<hidesinshop> Between the coats, {Name} may feel ____.
      H<hidesinshop> {helper} can play hide and seek at home.
      H<hidesinshop> {helper} can let {him} hold the list. ~ That is a job.
      T<hidesinshop> {he} can hold on to the trolley with one hand.
      T<hidesinshop> {he} can call, "Here I am!" when a grown-up calls.
      C<hidesinshop> {he} can think, "Coats are for looking. Home is for hiding."
      A<hidesinshop> The coats hang on their rail, and nobody is in them. A job got done in the shop. At home there is a curtain with two feet under it. "Found!" says somebody, and both of them know the game.
    `,
    '6-7': `
      D<hidesinshop> A shop is full of good gaps, under rails and behind shelves. {Name} may hide in one and wait to be found. From inside it is funny. From outside it looks just like a child who is lost. The grown-up does not know it is a game and gets a real fright. A game needs two people who both know that it is on.
      P<hidesinshop> When a child cannot be seen, grown-ups think of the doors and the street. That is why a voice gets so loud then.
      P<hidesinshop> People who work in a shop help to look for children. They leave the till to do it.
      Q<hidesinshop> In a good hiding place, {Name} may feel ____. The one outside may feel another thing.
      H<hidesinshop> {helper} can say how long the shop will take. ~ Waiting is shorter with an end.
      H<hidesinshop> {helper} can plan a round of hide and seek for afterwards. ~ A park has better places.
      T<hidesinshop> {he} can find five things on the list, where a grown-up can see {him}.
      T<hidesinshop> {he} can answer at once when {his} name is called.
      C<hidesinshop> {he} can think, "In the shop I am seen. In the park I hide."
      A<hidesinshop> All five things from the shop are in the bag. Somebody could see {Name} all the way, and nobody got loud. Now there is a tree, and someone counts to twenty. This time both know that it is a game.
    `,
  },
};
