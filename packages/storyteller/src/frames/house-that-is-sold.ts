import { said, type NamedScene } from './scene.ts';

/** Parents part, and the house in which the family lived is sold. */
export const houseThatIsSold: NamedScene = {
  id: 'sold',
  image: 'the marks on a door frame, which can be taken along on paper',
  cue: said(
    String.raw`\b(?:sell(?:s|ing)?|sold)\b[^.!?]{0,20}\b(?:house|home|flat|apartment)\b|\b(?:house|home|flat) (?:is|will be|has to be|being|has been|is being|needs to be) (?:\w+ )?sold\b|\b(?:los(?:e|ing)|leav(?:e|ing)) (?:the|our) (?:family )?(?:house|home)\b`,
    String.raw`\blandlord\b`,
  ),
  decides: false,
  answers: /\b(?:sell\w*|sold|house|home|plan)\b/i,
  titles: { young: 'The Marks on the Door', older: 'What Cannot Be Sold' },
  text: {
    '4-5': `
      D<sold> Two grown-ups do not live together any more. So the house is sold, and there will be two homes. {Name} may like this house a lot. The walls stay here, but lots of things come along. The bed comes, and the cups, and the people. No child made it so.
      P<sold> Grown-ups may be sad about the house, too. They have their own corners in it.
      Q<sold> Thinking of the old house, {Name} may feel ____.
      H<sold> {helper} can take a photo of each room.
      H<sold> {helper} can say what comes first, and what comes next.
      T<sold> {he} can say bye-bye to a wall or a tree.
      T<sold> {he} can pack one box alone.
      C<sold> {he} can think, "The walls stay. I go with my people."
      A<sold> One day other people live in that house. Its rooms are in the photos, and {Name} is in them. There are two homes now, and a bed in each. A family goes on, at two doors.
    `,
    '6-7': `
      D<sold> When parents live apart, there are two homes to pay for. So the house of before is often sold. {Name} may have known only this one. It is sad to leave a house. It is fine to be cross about it. The two grown-ups decided it. It was not because of anything that {Name} did.
      P<sold> Strangers may come and look at the rooms. They see walls and windows. They do not know what happened there.
      P<sold> Grown-ups walk round at such a time and touch the doors. They had plans for this house, too.
      Q<sold> When people come to look at the house, {Name} may feel ____.
      H<sold> {helper} can put the known steps on a calendar. ~ A blank day can be filled later.
      H<sold> {helper} can copy the height marks from the door frame. ~ A strip of paper is enough.
      T<sold> {he} can make a map of the house with the best places on it.
      T<sold> {he} can ask what will come to which home.
      C<sold> {he} can think, "The walls are sold. What happened there is mine."
      A<sold> The house gets a new name on the bell. The map and the strip of paper have come along. There are two homes now, and it takes time until they are known. The parents live apart, and {Name} belongs to both of them.
    `,
    '8-10': `
      D<sold> Among the things that change when parents live apart, the house is the one that shows. It is sold because two homes cost more than one. {Name} was not asked, and may find it the worst part. A house holds a lot: a height mark, a stair that creaks, the place for the tree. The decision came from sums and not from anything that a child did.
      P<sold> Estate agents write "three bedrooms, sunny garden". It is odd to read one's life like that, and it can be quite funny.
      P<sold> Parents may be brisk about it. Somebody who is packing their own plans often is.
      Q<sold> With a sign by the gate, {Name} might feel ____.
      H<sold> {helper} can give the dates as soon as there are any, and say which ones are open. ~ Open is easier than secret.
      H<sold> {helper} can let {him} choose what goes to which home. ~ Some things may be wanted in both.
      T<sold> {he} can film a tour of the house, cupboards and jokes included.
      T<sold> {he} can write a note and hide it for the next people. ~ Houses like to have a secret.
      C<sold> {he} can think, "They can sell walls. They cannot sell Tuesdays."
      A<sold> Keys get handed over at a table, and somebody else finds out about the stair. What was lived there isn't part of the sale. There are two homes to get used to, and that is slow and uneven. The parents are apart, and both of them know how tall {Name} was at six.
    `,
    '11+': `
      D<sold> The sale of a house is a division made visible. As long as parents only speak of living apart, it can be regarded as an idea, and then a stranger measures the bedroom. {Name} may find it harder than the news itself. It has reasons that are made of figures, since two homes need two rents. Nobody's behaviour comes into the calculation.
      P<sold> Viewers say things about carpets in the presence of people who grew up on them. They mean nothing by it. It is permitted to be out at that hour.
      P<sold> Each of the parents is leaving it as well, along with an idea of how things would be. It can make them short or oddly cheerful.
      Q<sold> Coming home to a sign by the gate, {Name} might notice ____.
      H<sold> {helper} can share the timetable, including which parts are guesses. ~ Planning around a guess is still planning.
      H<sold> {helper} can ask what matters in the next places, such as the way to school or a door that shuts.
      T<sold> {he} can photograph what an agent would leave out.
      T<sold> {he} can say what would make two homes workable, while it can still be taken into account.
      C<sold> {he} can think, "It was a home because of what went on in it. That is portable."
      A<sold> Somebody else will paint over the marks on the door frame. The heights are known to two people who live apart and disagree on much, though not on those. It takes a while for two addresses to become two homes. In the meantime it is reasonable to miss a staircase.
    `,
  },
}; // prettier-ignore
