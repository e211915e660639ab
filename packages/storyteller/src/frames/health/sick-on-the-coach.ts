import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Somebody was sick on a coach before everyone's eyes, and there is another trip. */
export const sickOnTheCoach: NamedScene = {
  id: 'coachagain',
  image: 'a bag in a pocket on a coach, which is there and may stay empty',
  cue: said(
    String.raw`(?=[^]*\b(?:coach|bus|minibus|trip)\b)(?=[^]*\b(?:was|were|been|being|got|be|get|felt) (?:\w+ )?sick\b|[^]*\b(?:threw|throw|throwing) up\b|[^]*\bvomit\w*\b)[^]*?\b(?:again|next|last|everybody|everyone|in front|friends|class\w*|others|embarrass\w*|laugh\w*|won['’]?t go|doesn['’]?t want|refus\w*|worr\w+|scared|afraid|dread\w*|all the way)\b`,
    String.raw`\b(?:sick of|car ?seat|in the car|off sick|bug|norovirus|hospital)\b`,
  ),
  decides: true,
  titles: { young: 'The Bag in the Pocket', older: 'Seat One, Window Side' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<coachagain> On a coach the road goes round and round. {Name} was sick on one, and the others saw it. That was horrid for a bit. A tummy did that, and nobody did it on purpose. Now there is another ride, with a plan for it.
      P<coachagain> The other children said "Eww", and then they looked for cows. Being sick happens to all of them some time.
      Q<coachagain> Thinking of the coach, {Name}'s tummy may feel ____.
      H<coachagain> {teacher} can keep a seat in front for {Name}.
      H<coachagain> {helper} can put a bag in a pocket.
      T<coachagain> {he} can look far away, out of the front window.
      T<coachagain> {he} can tell a grown-up as soon as it feels odd.
      C<coachagain> {he} can think, "Look far, breathe slow, and I have a bag."
      A<coachagain> The coach stops, and the door goes hiss. A bag is in a pocket, full or empty. It is there for the ride home too. Outside, the ground stands still, and there is a lot to see.
    `,
    '6-7': `
      D<coachagain> A coach has soft wheels and big windows, and it sways. Once {Name} was sick on one, with people looking. It was over in a minute, and the thinking about it lasts much longer. Now there is another trip. The ride is the same, but this time there is a plan.
      P<coachagain> Feeling sick comes from a mix-up. The eyes see a still seat, and the ears feel a road that turns. The stomach does not know whom to believe. Nobody does it on purpose.
      P<coachagain> The others remember it less than one would think. They were busy with their own crisps. Some were glad that it was not them.
      Q<coachagain> On the morning of the trip, {Name}'s tummy may feel ____. A worry can feel quite like being sick.
      H<coachagain> {teacher} can keep a seat at the front for {Name}.
      H<coachagain> {helper} can ask a pharmacist what helps before a ride. ~ Some of it works only when it is taken early.
      T<coachagain> {he} can look at the road far ahead. ~ A book can stay in the bag.
      T<coachagain> {he} can say "I feel odd" early. ~ Teachers like early very much.
      C<coachagain> {he} can think, "I have a seat, a bag and a plan."
      A<coachagain> The coach went, and it stopped at the end. There was a bag in a pocket, the right place for a bag. Used or not, the day had more in it than a ride. On the way home the seat in front is kept again.
    `,
    '8-10': `
      D<coachagain> To be sick on a coach takes about a minute. To go on thinking of it can take a year, above all when thirty people were there. {Name} may feel that everyone on the next trip will be waiting for it. The eyes report a seat that stands still, and the inner ear reports bends. The stomach gets both letters at once. Nothing about it is a weakness, and a good deal can be done.
      P<coachagain> What the class remembers of that day is mostly its own. They know who sat next to whom and what was in the shop. Somebody may make a remark. Two others in the same coach have been sick on one, and they will keep quiet about it.
      Q<coachagain> When the letter about the trip comes home, {Name} might feel ____. Worry and travel sickness are hard to tell apart, since they use the same stomach.
      H<coachagain> {teacher} can keep a seat at the front for both journeys, without announcing why.
      H<coachagain> {helper} can ask a pharmacist what to take and when. ~ Most of it works only if it is taken before.
      T<coachagain> {he} can look at the horizon and leave the phone in the bag until the coach stands still.
      T<coachagain> {he} can eat something small and plain first. ~ An empty stomach is no safer.
      C<coachagain> {he} can think, "Front seat, far view, bag in the pocket."
      A<coachagain> It may happen again, or it may not. If it does, there is a bag, a wipe and an adult who knew. Most rides to most places end with people looking for their coats, still a little sick of each other's singing. The day itself is on the far side of the ride, and it is usually worth the seat.
    `,
  },
};
