import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What rolls, as the family calls it. */
const WHEELS: Role = {
  fallback: { text: 'the wheelchair' },
  cues: [
    { match: /\bbuggy\b/i, phrase: { text: 'the buggy' } },
    { match: /\bpush ?chair\b/i, phrase: { text: 'the pushchair' } },
    { match: /\bstroller\b/i, phrase: { text: 'the stroller' } },
    { match: /\bmobility scooter\b/i, phrase: { text: 'the scooter' } },
    { match: /\btrike\b/i, phrase: { text: 'the trike' } },
  ],
};

/** Wheels that carry a body for a part of the way, so that there is strength left where it is wanted. */
export const wheelsForLater: NamedScene = {
  id: 'wheels',
  image: 'wheels for the dull part of a way, and legs for the good part',
  cue: said(
    String.raw`\b(?:buggy|push ?chair|stroller|wheel ?chair|mobility scooter|trike)\b`,
    String.raw`\b(?:baby (?:brother|sister)'?s? (?:buggy|push ?chair)|in the buggy with|muscular dystrophy)\b`,
  ),
  decides:
    /\b(?:tired|tires|exhaust\w*|fatigue|heart (?:condition|defect|problem)|energy|weak)\b[^]*\b(?:hates?|refus\w+|won'?t|embarrass\w*|ashamed|for babies|does ?n'?t want)\b[^]*\b(?:buggy|push ?chair|stroller|wheel ?chair)\b/i,
  titles: { young: 'Wheels First, Then Legs', older: 'Strength for the Good Part' },
  roles: { wheels: WHEELS },
  answers: /\b(?:buggy|push ?chair|stroller|wheel ?chair|for babies|hates?|walk\w*)\b/i,
  text: {
    '4-5': `
      D<wheels> Some bodies get tired on the way, before the good part comes. {Name} may get tired like that. For the way there is {wheels}. It goes past the long wall and up the hill. Then the legs still have strength for play.
      P<wheels> Some children think that wheels are for babies. They do not know about strength. Babies cannot run at the end of the way.
      Q<wheels> When it is time for {wheels}, {Name} may feel ____.
      H<wheels> {helper} can stop a bit before the gate. ~ Then the last steps are for legs.
      H<wheels> {helper} can tell it to anybody who asks.
      T<wheels> {he} can choose where the legs have their turn.
      T<wheels> {he} can be the one who says, "Left!" and "Right!"
      T<wheels,comforter> {he} can let {comforter} ride along.
      C<wheels> {he} can say, "Wheels now, legs later."
      A<wheels> The long wall went by without one step. At the gate, {wheels} stops, and two legs get up. They are not so tired. There is strength in them for the slide.
    `,
    '6-7': `
      D<wheels> Strength is like pocket money, and a day has only so much of it. A long way can use it up before anything good has begun. That is why {Name} has {wheels} for a part of the way. It pays for the dull bit, past walls and up hills. The legs keep their strength for where they want to be. That is a clever plan for a body that gets tired.
      P<wheels> People who see {wheels} may think of somebody small. They do not know how long the way is for a body like that. It cannot be seen from outside.
      P<wheels> Grown-ups take a bus for the same reason. Nobody asks them whether they could not walk.
      Q<wheels> When somebody looks at {wheels}, {Name} may feel ____.
      H<wheels> {helper} can agree on a place where {Name} gets out. ~ The last part can be on foot.
      H<wheels> {helper} can answer questions on the way. ~ One sentence is plenty.
      T<wheels> {he} can decide each day what the legs are for.
      T<wheels> {he} can say, "I ride here, so I can play there."
      C<wheels> {he} can think, "Wheels for the way, legs for the good part."
      A<wheels> At the corner the wheels stop, and two feet step down. Behind them is the long way, and it cost no strength at all. Ahead is the playground. If the body gets tired later, a rest and {wheels} will be there.
    `,
    '8-10': `
      D<wheels> Energy is a matter of budgeting. {his} body gets tired sooner than others. A walk of ten minutes can use up what {Name} wanted for a whole afternoon. With {wheels} for the dull stretch, the strength arrives at the place where it is wanted. It has nothing to do with being able to walk. Professional cyclists ride behind somebody for a hundred kilometres, to have something left at the end.
      P<wheels> People tend to think that someone either walks or does not. Somebody who gets up out of {wheels} puzzles them. They have not met the third possibility, and a few make remarks because of it.
      P<wheels> Looking too old for wheels is an idea from outside. Doctors would not think of it.
      Q<wheels> When people look, {Name} might feel ____. It may depend on who they are.
      H<wheels> {helper} can plan the route backwards, from where the strength is needed.
      H<wheels> {helper} can leave the decision open until the corner. ~ Bodies differ from day to day.
      T<wheels> {he} can decorate it, or give it a number plate. ~ It is a vehicle, after all.
      T<wheels> {he} can answer, "I save my legs for later." ~ It is short, and it is true.
      C<wheels> {he} can think, "I decide what my strength is for."
      A<wheels> The dull stretch went by, and it cost nothing. At the far end somebody gets up and joins in, with an afternoon's worth of energy. Later, when the body is tired, the wheels are by the wall. Those who have seen it a few times have stopped asking, because it makes sense.
    `,
  },
};
