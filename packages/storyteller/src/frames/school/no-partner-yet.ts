import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The class finds partners and nobody takes one: somebody is asked early, and a teacher makes the pairs. */
export const noPartnerYet: NamedScene = {
  id: 'nopartner',
  image: 'a dance of chairs in which one stays free, and a rule that makes pairs',
  cue: said(
    String.raw`\b(?:nobody|no ?-?one|none of them|no ?body else)\b[^.!?]{0,24}\b(?:(?:will |wants? to |wanted to |would |to )?(?:be (?:his|her|their) partner|(?:sit|go|work|pair(?: up)?|walk|share|hold hands|room|partner)(?:ing)? (?:next to |with |beside |hands with )?(?:him|her|them)?|pick(?:s|ed)? (?:him|her|them)|choos(?:es|e)? (?:him|her|them)))\b(?=[^]*\b(?:partners?|pairs?|coach|bus|trip|line|rooms?|twos|partner work)\b)|\b(?:has ?n['’]?t got|does ?n['’]?t have|has|with(?:out)?|can(?:['’]?t|not) find|never (?:has|gets|finds)|left without|find(?:ing)?) (?:got )?(?:a |no |any )?(?:partner|one to (?:sit|pair|partner|work) with)\b|\b(?:nobody|no ?-?one) wants to (?:hold (?:his|her|their) hands?|share a room with (?:him|her|them))\b|\bpartner work\b[^.!?]{0,20}\b(?:nobody|no ?-?one)\b|\b(?:odd one out|left over)\b[^.!?]{0,30}\b(?:pairs|partners|in twos)\b`,
    String.raw`\b(?:(?:did ?n['’]?t|did not|didnt) (?:choose|pick)|football|teams?|goal|groups? of|party|dance partner left|business|lunch|eats?|toilets?|new partner|my partner|her partner|mum['’]?s|dad['’]?s)\b`,
  ),
  decides: true,
  answers: /\b(?:partner|pairs?|coach|sit|picked|picks|nobody|trip|work)\b/i,
  titles: { young: 'Two by Two', older: 'An Odd Number' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<nopartner> "Two by two," a grown-up says, and it is like a game. Hands find hands. {Name} may stand there with a hand left over. It feels like being left out. A class may have an odd number, and then one is over. It is nobody's fault, and a grown-up can help.
      P<nopartner> Children take the hand that is nearest. They do not think long about it.
      Q<nopartner> When the hands are all taken, {Name} may feel ____.
      H<nopartner> {teacher} can say who goes with whom.
      H<nopartner> {teacher} can make a three, or take a hand.
      T<nopartner> {he} can hold out a hand early.
      T<nopartner> {he} can ask, "Can we be three?"
      C<nopartner> {he} can say, "My hand is free. Who wants it?"
      A<nopartner> Here come two, and here comes a three. Three hands can swing as well as two. Off they go, down the path. At play there is a game for all of them.
    `,
    '6-7': `
      D<nopartner> "Find a partner!" takes ten seconds, and friends grab each other. {Name} may look round and be left out. All are taken, and everybody looks on. It hurts, and it is not a test of who is nice. Children grab what is nearest. A teacher can make pairs in a better way.
      P<nopartner> Those who were quick were afraid as well. They did not want to be the one.
      P<nopartner> With an odd number one child is left each time. It is sums, and not a verdict.
      Q<nopartner> In those ten seconds, {Name} may feel ____. It may be in the tummy.
      H<nopartner> {teacher} can put names in a hat, or say the pairs.
      H<nopartner> {helper} can write to the school before a trip. ~ A seat can be planned.
      T<nopartner> {he} can ask one child the day before, "Will you sit with me?"
      T<nopartner> {he} can go to a pair and ask, "Can we be three?"
      T<nopartner> {he} can tell {teacher}, "I don't like it when we choose."
      C<nopartner> {he} can think, "Ten seconds, and then it is over."
      A<nopartner> The names came out of a hat, and everybody had somebody. The child from the hat likes sharks. Nobody knew that before. It was a good game to find out what else.
    `,
    '8-10': `
      D<nopartner> "Get into pairs" can leave somebody left out in front of everyone. It lasts ten seconds and works like musical chairs. {Name} may know the end of it, standing there, with everyone else in twos. It hurts. It does not measure who is liked. It measures who is quick, and who sat next to whom. There are fairer ways, and teachers know them.
      P<nopartner> People grab the nearest friend because they are scared of being the one. It is hardly ever a decision against somebody.
      P<nopartner> In a class with an odd number one is left over every single time. That is arithmetic.
      Q<nopartner> While the others pair up, {Name} might feel ____. Faces can get warm.
      H<nopartner> {teacher} can make the pairs from a list or out of a hat. ~ Nobody needs to know why.
      H<nopartner> {helper} can write two lines to the school before a trip, so that seats are fixed beforehand.
      T<nopartner> {he} can ask one person the day before. ~ Most people are relieved to be asked.
      T<nopartner> {he} can walk up to a pair and say, "Can I make it three?"
      T<nopartner> {he} can tell {teacher} in private that choosing is the worst part.
      C<nopartner> {he} can think, "That was ten seconds of musical chairs."
      A<nopartner> This time the pairs were on the board, and there was no looking round. The person beside {Name} turned out to be good at drawing and bad at measuring, which was a fair match. Nobody said whose idea the list was. Nobody was left out, and there are several people who were glad of that.
    `,
    '11+': `
      D<nopartner> "Find a partner" sounds like a practical instruction and is received as a public ranking. {Name} may have come to know the sequence: eye contact everywhere, chairs moving, and then the walk to whichever pair the teacher picks. Being left out of a two is over in seconds and gets replayed for hours. As information it is poor. People choose the nearest person, out of plain fear of being the one who is left.
      P<nopartner> Nearly everyone dreads this. Those who look most relaxed have often agreed on it by message the evening before.
      P<nopartner> Good teachers allocate. Many simply have not thought about what the other method costs, and do when somebody tells them.
      Q<nopartner> In those seconds, {Name} might notice ____.
      H<nopartner> {helper} can send two lines to the school asking for pairs to be allocated, without giving names.
      T<nopartner> {he} can ask somebody a day ahead: "Do you want to go together for this?" ~ A question with a date on it is easy to answer.
      T<nopartner> {he} can join a pair as a third without apologising for it.
      T<nopartner> {he} can tell one teacher privately that choosing is a problem. ~ It is one of the easiest to solve.
      C<nopartner> {he} can think, "That measured who was quick."
      A<nopartner> The pairs went up on the board as if it had been planned for years. Somebody two rows away visibly breathed out, so it was not only one person who minded. The work was no better and no worse than usual. As for groups that choose themselves, there will be more of them, and one message the day before still does the trick.
    `,
  },
};
