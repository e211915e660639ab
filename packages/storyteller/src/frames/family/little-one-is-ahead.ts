import { said, type NamedScene } from '../scene.ts';

const YOUNGER = String.raw`(?:little|younger|baby|small(?:er)?) (?:brother|sister|sibling|cousin)`;
const AHEAD = String.raw`(?:(?:reads?|writes?|swims?|spells?|draws?|rides?|plays?|counts?|sings?|skates?|runs?|is|are|does (?:it|maths)|can \w+) (?:\w+ ){0,2}(?:better|faster|quicker|ahead|more easily)\b|overtak\w*|has overtaken|caught (?:him|her|them) up|catching (?:him|her|them) up|can (?:already )?(?:read|swim|ride|write|skate|spell|tie)\b[^.]{0,30}\b(?:and (?:he|she|they) (?:can['’]?t|cannot)|before (?:him|her|them)))`;

/** A younger child of the family does a thing better than the elder one: a line on the door frame is not a place in a queue. */
export const littleOneIsAhead: NamedScene = {
  id: 'littleahead',
  image: 'two marks on a door frame, and a thing that has nothing to do with them',
  cue: said(
    String.raw`\b${YOUNGER}\b[^.]{0,30}?\b${AHEAD}`,
    String.raw`\b(?:favou?rite|love[sd]? (?:him|her|them)|step|parents|hits?|hit|pushes|bites?|down['’]?s|disab\w*|gets? (?:all|more))\b`,
  ),
  decides: true,
  answers: /\b(?:better|faster|ahead|overtak\w*|reads?|stupid|younger|little|upset|hates?)\b/i,
  titles: { young: 'Who Came First', older: 'Older Is Not a Place in a Queue' },
  text: {
    '6-7': `
      D<littleahead> It looks as if the one who came first would be first in everything. But somebody younger in the family does one thing better than {Name}. To want to be ahead is ordinary. It can sting, and more so when others notice. Each thing has a time of its own in each head. Being older cannot hurry it up.
      P<littleahead> The younger one is pleased to be good at something. Mostly it is not meant to hurt.
      Q<littleahead> When the younger one does it with ease, {Name} may feel ____.
      H<littleahead> {helper} can practise with {him} where nobody is watching.
      H<littleahead> {helper} can leave out who is better, and ask others to.
      T<littleahead> {he} can say to a grown-up, "It stings that it is easier there."
      T<littleahead> {he} can do {his} own next bit and look at that.
      C<littleahead> {he} can think, "My bit, in my time."
      A<littleahead> One was born first, and that stays so. The other found one thing easy. Both are true in the same home. Tomorrow there is a next bit for each of them. It is fine to want to be good at it too.
    `,
    '8-10': `
      D<littleahead> People expect an older child to be ahead, as if a family were a queue. {Name} may find that somebody younger is ahead in one thing. It is natural to want that the other way round. Skills do not go by birthdays. One brain finds a thing early, and another needs more goes at it. It says nothing about who is clever, and {Name} has done nothing wrong.
      P<littleahead> Someone younger has looked up for years to a person who could do more. To be good at one thing may feel wonderful from down there.
      P<littleahead> Grown-ups who praise one child may not be looking at the face of the other. They can be told.
      Q<littleahead> When it comes up at home, {Name} might feel ____. Proud and sore can come together.
      H<littleahead> {helper} can leave out comparing, and ask visitors to do so as well.
      H<littleahead> {helper} can keep a time for practising that belongs to {Name} alone. ~ It is easier without somebody looking on.
      T<littleahead> {he} can say, "Please don't tell me who is better at it."
      T<littleahead> {he} can compare today with {his} own last month. ~ That is the only fair race.
      C<littleahead> {he} can think, "Older is when I was born. It is not a place in a queue."
      A<littleahead> The one thing may go on being easier for the younger one, or it may change. {Name} is the elder either way. It is fine to want more of it, and there is a next step for that. A family has room for two people who are good at different things.
    `,
  },
};
