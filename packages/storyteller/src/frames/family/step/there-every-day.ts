import { said, type NamedScene } from '../../scene.ts';
import { parentRole } from '../parent-role.ts';

const CHILDREN = String.raw`(?:step[- ]?(?:sister|brother|sibling|kid|child)\w*|(?:his|her|their)(?: new)? (?:partner|girlfriend|boyfriend|wife|husband)['’]?s (?:kids?|children|son|daughter|boys?|girls?))`;

/** A parent lives with another child each day, and the own child comes on some of them. */
export const thereEveryDay: NamedScene = {
  id: 'eachday',
  image: 'a toothbrush that lives at a parent’s house, and one that comes in a bag',
  cue: said(
    String.raw`\b${CHILDREN}\b[^.!?]{0,40}\b(?:(?:lives?|living|is|are|stays?) with (?:his|her|their|my)? ?(?:\w+ )?(?:dad|daddy|mum|mummy)\b|(?:gets? to )?(?:sees?|see|has|have|be with|live with|lives? with|spends?) [^.!?]{0,30}\b(?:all the time|every ?day|each day|full[- ]time|all week|more than (?:he|she|they)))`,
    String.raw`\b(?:died|foster\w*|adopt\w*|moving in|moves in|move in|bedroom|share)\b`,
  ),
  decides: true,
  answers: /\b(?:jealous\w*|all the time|every ?day|lives?|unfair)\b/i,
  titles: { young: 'A Toothbrush in a Bag', older: 'Whose Toothbrush Lives There' },
  roles: {
    parent: parentRole((names) => new RegExp(String.raw`\b(?:with|of|sees?|has) (?:his|her|their|my)? ?(${names})\b`, 'i')),
  }, // prettier-ignore
  text: {
    '4-5': `
      D<eachday> {parent} has a new family at home. Another child lives there each day. {Name} comes on some days, with a toothbrush in a bag. That can be hard to think of. {Name} did nothing to make it so.
      P<eachday> A parent who is with one child can miss another one. Love does not go by days.
      Q<eachday> Thinking of the others over there, {Name} may feel ____.
      H<eachday> {helper} can ask {parent} for a time just for two.
      H<eachday> {helper} can help to ring {parent}.
      T<eachday> {he} can say, "I miss you on the other days."
      T<eachday> {he} can leave a second toothbrush there.
      C<eachday> {he} can think, "Some days there, and loved on all of them."
      A<eachday> Two new toothbrushes stand in the cup over there. {Name} is there on some days and here on others. It is fine to want more of them. {parent} is {Name}'s own parent on each day of the week.
    `,
    '6-7': `
      D<eachday> {parent} has a step-family now, and another child lives there all week. {Name} comes on some days, with a bag. So somebody else has breakfast with {parent} on a plain Tuesday. It can sting to think of that, and it is not mean. It was the grown-ups who decided who lives where.
      P<eachday> The other child did not choose it either. It may look at {Name}'s visits and feel odd, too.
      P<eachday> A parent can make toast for one child and think of another. It does not show from outside.
      Q<eachday> Thinking of a Tuesday over there, {Name} may feel ____. Jealous is one word for it.
      H<eachday> {helper} can ask {parent} for some time just for two.
      H<eachday> {helper} can find a time for a call on the days between.
      T<eachday> {he} can say to {parent}, "I would like some time without the others."
      T<eachday> {he} can keep a toothbrush and a book over there.
      C<eachday> {he} can think, "It is fewer days. It is not less love."
      A<eachday> A second toothbrush lives over there now, next to the others. Step by step there may be a habit, such as pancakes for two. It can still sting on a Tuesday, and that can be said. {parent} has one {Name}, and that is the same on all seven days.
    `,
    '8-10': `
      D<eachday> When a parent lives with a new partner, there may be a child who has that parent every day. {Name} has {parent} on some of them, and comes with a bag. The other one gets the homework questions, the bad jokes and the Tuesday suppers without doing anything for it. To be jealous of that is not petty. The days were shared out by adults, and not by who is loved more.
      P<eachday> A stepsister or stepbrother may be jealous the other way round. Visitors get the outings, and people who live there get told to tidy up.
      P<eachday> Parents often think that visits need company and plans. Some have no idea that what is missing is an hour with nobody else.
      Q<eachday> Thinking of an ordinary evening over there, {Name} might feel ____.
      H<eachday> {helper} can put it to {parent} calmly: an hour for two on each visit.
      H<eachday> {helper} can help to fix a call on the days between.
      T<eachday> {he} can tell {parent} what is missed most, and be exact. ~ "Walking to the shop" is easier to give than "more".
      T<eachday> {he} can leave some things over there for good. ~ A toothbrush needs no bag.
      C<eachday> {he} can think, "Fewer days, and my own parent on all of them."
      A<eachday> There is a toothbrush over there that does not travel. The sums have not changed, and the new arrangement is still unequal. What has changed is that one hour belongs to two people, and the rest can be shared. {Name} may mind about Tuesdays for as long as it takes.
    `,
    '11+': `
      D<eachday> A new partner may bring a child, and that child lives with {parent} every day. {Name} is there by calendar. It is a strange thing to watch someone else be told off and driven to training by one's own parent, as a matter of course. Jealousy is the plain word for it, and a fair one. The days were divided by adults, with jobs and addresses in mind. They are not a ranking.
      P<eachday> From the other side it may look the other way round: visitors are looked forward to, and residents empty the dishwasher.
      P<eachday> Parents who fill a visit with plans often mean well. What is missed tends to be something duller, such as a drive.
      Q<eachday> On the way back from there, {Name} might notice ____.
      H<eachday> {helper} can support one request to {parent}, without commenting on the rest.
      H<eachday> {helper} can leave the timing of calls to the two of them.
      T<eachday> {he} can ask for something small and exact, such as the drive there without anyone else in the car.
      T<eachday> {he} can leave things over there that stay. ~ People who live out of a bag feel like guests.
      C<eachday> {he} can think, "By calendar, and still the same parent."
      A<eachday> The distribution is what it was, and nobody claims that it is equal. There is a drive now with two people in it and the radio on. A new family does not replace the older one; it stands beside it, sometimes in the way. {Name} has a parent on all seven days, and a drawer over there with things in it.
    `,
  },
};
