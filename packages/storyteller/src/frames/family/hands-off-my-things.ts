import { said, type NamedScene } from '../scene.ts';

/** A brother or sister who goes into a room and takes things without a question. */
export const handsOffMyThings: NamedScene = {
  id: 'mythings',
  image: 'a shelf with a line on it that hands do not cross',
  cue: said(
    String.raw`\b(?:goes|going|comes|coming|keeps going|barges|walks|gets|sneaks) (?:in|into) (?:to )?(?:his|her|their) (?:bed)?room\b|\b(?:touch(?:es|ing)|borrow(?:s|ing)|us(?:es|ing)|mov(?:es|ing)|tak(?:es|ing)|helps? (?:him|her)self to) (?:his|her|their) (?:\w+ )?(?:things|stuff|models?|clothes|make-?up|books|lego|pens|toys|charger|cards|collection)\b[^.!?]{0,30}\b(?:without|ask\w*)\b`,
    String.raw`\b(?:shar\w+ a (?:bed)?room|wreck\w*|smash\w*|br(?:oke|eaks?)|scribbl\w*|toddler|baby)\b`,
  ),
  decides:
    /^(?![^]*\b(?:shar\w+ a (?:bed)?room|wreck\w*|smash\w*|toddler|baby)\b)[^]*?\b(?:brother|sister|sibling)\b[^.!?]{0,24}\b(?:goes|going|comes|coming|barges|bursts|walks|sneaks) (?:in|into) (?:to )?(?:his|her|their) (?:bed)?room\b/i,
  titles: { young: 'Knock Before You Come In', older: 'A Line Along the Shelf' },
  text: {
    '6-7': `
      D<mythings> A thing that stands just so has a reason. When somebody comes in and moves it, {Name} may see it from the door. Then there is a shout, and the fight is on. The other one thinks, "I only looked." Those are two different stories about the same shelf.
      P<mythings> Brothers and sisters go to each other's things because they are interesting. It is often a kind of liking. It still needs a question first.
      Q<mythings> When something has been moved, {Name} may feel ____. It may be in the hands.
      H<mythings> {helper} can make a rule for all doors: knock, and wait.
      H<mythings> {helper} can find a high shelf or a box with a lid.
      T<mythings> {he} can say, "Ask me first. Then I may say yes."
      T<mythings> {he} can choose two things that others may use, and put them lower down.
      C<mythings> {he} can think, "Words first. The shelf can be put right."
      A<mythings> The thing stands as it stood before. There is a line on the shelf now. What is below may be borrowed. A knock at the door sounds polite and a bit odd. After the fight there was supper, and both had room at the table.
    `,
    '8-10': `
      D<mythings> There are rows about nothing, and there are rows about a border. Somebody has been in the room, something has been handled, and {Name} can tell at a glance. What looks like a fuss about a small thing is about a large one: being asked. People need a few square feet in which nothing changes unless they change it. In a family those are hard to get.
      P<mythings> The other one may really have meant only to look. Whoever likes what somebody makes wants to touch it, and a closed door makes it more interesting. It is an odd sort of compliment.
      P<mythings> Grown-ups come in at the shouting, so they hear the second half. The first half can be told to them later, when it is quiet.
      Q<mythings> At the sight of the moved thing, {Name} might feel ____.
      H<mythings> {helper} can put up one rule for every room in the house, adults included: knock, wait, ask.
      H<mythings> {helper} can buy a box that locks, or a shelf that is out of reach. 
      T<mythings> {he} can lend one thing out before being asked. ~ It makes a no more believable.
      T<mythings> {he} can close the door for ten minutes first and then say what is wrong, in one sentence.
      C<mythings> {he} can think, "It is about asking, so I will say that."
      A<mythings> A strip of tape runs along the shelf. Above it is what nobody touches, and below it is what may be borrowed and brought back. It will be broken now and then, by somebody who only wanted to look. A row about one clear rule is a short one. Afterwards there may even be a visitor who knocks.
    `,
    '11+': `
      D<mythings> A room of one's own is the smallest country there is, and it has one border. When somebody walks in and handles things, {Name} can tell at a glance, and it ends in a row. It looks as if it was about a charger. In fact it is about being asked, which is about the only kind of respect that can be measured in seconds. Wanting that is reasonable. Shouting for it makes the other one cry and the point disappear.
      P<mythings> Younger ones go in because whoever lives there is interesting. To them it is the best room in the house, and an empty one is the next best thing to company.
      P<mythings> Adults tend to arrive at the volume and to miss the trespass. They can be shown it later, with both voices down.
      Q<mythings> On seeing that somebody has been in, {Name} might notice ____.
      H<mythings> {helper} can make one rule for every door in the house, adults included, and enforce it.
      H<mythings> {helper} can fit a lock, a box or a high shelf. ~ Hardware ends a fight sooner than a speech does.
      T<mythings> {he} can say it once, low and exact: "Knock. Wait. Ask."
      T<mythings> {he} can give a visitor ten minutes a week by invitation. ~ It takes away most of the reason to break in.
      T<mythings> {he} can shut the door for five minutes before going to complain.
      C<mythings> {he} can think, "It's about asking. I can say that without the volume."
      A<mythings> There is a notice on the door, in handwriting, and a knock that comes with a giggle. The border will be crossed again by somebody who only wanted to look. A fight about one clear rule is short, and it can be had at room volume. On Sunday there are ten minutes with a visitor, who touches nothing and asks about everything.
    `,
  },
};
