import { said, type NamedScene } from '../scene.ts';

/** A body that needs the toilet often or in a hurry, at school: leave to go without asking, and what is in the bag. */
export const aPassAndAGoodReason: NamedScene = {
  id: 'pass',
  image: 'a card that opens the classroom door without a question',
  cue: said(
    String.raw`\b(?:crohn\w*|colitis|ibd|ibs|irritable bowel|coeliac|bladder|urgen\w+|needs? the (?:toilet|loo) (?:a lot|all the time|often|so often|quickly|urgently|in a hurry|every)|(?:has to|needs to) go (?:to the (?:toilet|loo) )?(?:a lot|often|quickly|urgently|straight away|all the time)|won['’]?t let (?:him|her|them) go|not allowed to go|(?:ask|asking) to go to the (?:toilet|loo))\b`,
    String.raw`\b(?:urinals?|bed ?wet\w*|wet(?:s|ting)? the bed|at night|potty|nappy|lock|noise|loud|dryer|dirty|smell)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:crohn\w*|colitis|ibd|ibs|irritable bowel)\b)[^]*?\b(?:toilets?|loos?|bathroom|accidents?|urgen\w+|not (?:make|making|get|getting) (?:it|there) in time)\b/i,
  // The illness is told where the illness is the matter.
  isNoneOfThese: true,
  answers: /\b(?:crohn\w*|colitis|toilet|loo|often|a lot|school|class|worried|embarrass\w*|accident)\b/i,
  titles: { older: 'A Pass and a Good Reason' },
  text: {
    '6-7': `
      D<pass> Some bodies need the toilet more often than others, and fast. With {Name} it is like that. It is how the body works, and no one is to blame. At school it can be hard to wait for a yes. So many schools give a pass. It is a small card, and it means "go now".
      P<pass> A teacher cannot see from outside how much of a hurry it is. The card says it without a word.
      P<pass> The others look up for a second. Then they go on with their sums.
      Q<pass> When a body says "now" in class, {Name} may feel ____.
      H<pass> {helper} can ask the school for such a pass.
      H<pass> {helper} can pack a bag with spare things, just in case.
      T<pass> {he} can show the card and go.
      T<pass> {he} can go at break as well, before it is urgent.
      C<pass> {he} can think, "Card, door, toilet, back."
      A<pass> The card went up, the door opened, and the toilet was free. Two minutes later there was a sum to finish. A body with its own clock can go to school well. The card is back on its hook.
    `,
    '8-10': `
      D<pass> With some illnesses of the gut or the bladder, a body gives very little notice. {Name} may need the toilet often at school, and quickly, and may spend whole lessons working out the way. Waiting with a hand in the air is no good then. That is a medical matter and not a matter of manners. It can be arranged so that nobody needs to ask. There can be a pass, a seat near the door and an unlocked toilet.
      P<pass> Teachers say "Can it wait?" by habit, to thirty people. They stop once they know that it is no good question here.
      P<pass> Classmates notice that somebody goes out. It takes a good deal more than that to hold their interest.
      Q<pass> When the signal comes in the middle of a lesson, {Name} might feel ____. The worry about it can be louder than the signal.
      H<pass> {helper} can settle it with the school in writing, so that every teacher knows.
      H<pass> {helper} can ask the clinic's nurse to explain it to the school. ~ They do that a lot.
      T<pass> {he} can put the card on the desk and go, without a word.
      T<pass> {he} can keep a small bag with spare clothes and wipes at school.
      T<pass> {he} can choose what to say, such as "tummy thing", and leave it there.
      C<pass> {he} can think, "I know the way, and I have the card."
      A<pass> There and back took four minutes, and the fractions had waited. It may be three times tomorrow, or none. An illness decides some things, and asking for leave is not one of them any more. The way to the toilet is known, and the door opens.
    `,
    '11+': `
      D<pass> A gut or a bladder with a condition does not keep to a timetable. {Name} may know every toilet in the building and how many seconds each one is away. In school, the hard part is less the body than the permission: a raised hand, a pause, twenty heads. That part can be abolished. A medical pass is a right in most schools and takes one letter.
      P<pass> Staff who refuse usually do not know. It is worth making sure that they do, including the substitute.
      P<pass> Other people's interest in who leaves a room lasts as long as the door takes to close.
      Q<pass> In a long lesson or a test, {Name} might notice ____. Planning ahead is tiring in itself.
      H<pass> {helper} can see that it is written into a care plan, with exams included.
      T<pass> {he} can choose a seat near the door and treat it as a preference.
      T<pass> {he} can keep supplies in a locker, and one set in the bag.
      T<pass> {he} can tell one friend, who can bring the notes or the coat.
      C<pass> {he} can think, "No permission needed. Card, door, back."
      A<pass> The chair was empty for five minutes, and the lesson did not notice. There will be worse days, and they will have the same plan. A condition like this takes up a good deal of attention. It is some relief that the toilet no longer takes up anyone's opinion as well.
    `,
  },
};
