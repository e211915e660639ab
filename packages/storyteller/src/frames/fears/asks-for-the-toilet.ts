import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TOILET = String.raw`(?:toilets?|loos?|bathroom|wee|washroom)`;
const LESSON = String.raw`\b(?:school|class\w*|lessons?|teachers?|nursery|hand up|told off|miss\b|reception|year \d)`;

/** Somebody who dares not ask to go to the toilet in class. */
export const asksForTheToilet: NamedScene = {
  id: 'asktoilet',
  image: 'a hand that goes up, and a door that may be gone through',
  cue: said(
    String.raw`(?=[^]*(?:${LESSON}))(?=[^]*\b(?:won['’]?t|wont|scared|afraid|shy|too (?:shy|scared|embarrassed)|embarrassed|does ?n['’]?t|doesnt|not|never|worried|nervous) (?:\w+ ){0,4}?(?:ask(?:ing)?|say|tell(?:ing)?|put(?:ting)? (?:his|her|their) hand up)\b[^.!?]{0,30}\b${TOILET}\b)|(?=[^]*(?:${LESSON}))(?=[^]*\b(?:not|n['’]?t|never) (?:let|allowed)\b[^.!?]{0,24}\b${TOILET}\b)`,
    String.raw`\b(?:period\w*|flush\w*|hand ?dryers?|potty|wipe\w*|boys in the toilets|girls in the toilets|poo at)\b`,
  ),
  decides: true,
  answers: /\b(?:ask\w*|loo|toilets?|told off|scared|teacher|hand|class)\b/i,
  titles: { young: 'A Hand Goes Up', older: 'Any Time It Is Needed' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<asktoilet> A wee does not wait for play time. {Name} may need the toilet when {teacher} talks. To ask can be hard, for all the others hear it. So the wee waits, and then it is too full. It is fine to ask. A body may go when it needs to.
      P<asktoilet> {teacher} is glad when a child asks. A wee in time is good for all.
      Q<asktoilet> When a wee comes in class, {Name} may feel ____.
      H<asktoilet> {teacher} can agree on a sign for it. ~ Then no words are needed.
      H<asktoilet> {helper} can tell {teacher} about it.
      T<asktoilet> {he} can put up a hand, or show the sign.
      T<asktoilet> {he} can go at play time as well, just in case.
      C<asktoilet> {he} can say, "Please may I go to the toilet?"
      A<asktoilet> Up went the hand, and the toilet was near. It took one minute. Then there was room in the tummy for the story. To ask was quick, and next time it is less new.
    `,
    '6-7': `
      D<asktoilet> Sometimes the toilet is needed in the middle of a lesson. {Name} may not dare to ask. What if {teacher} is cross? What if the others hear? So {he waits}, and nobody can learn with a full bladder. A body asks when it asks, and to pass it on is right.
      P<asktoilet> Teachers say "not now" when five people want to go at once. They mean play, and not a body that needs to.
      P<asktoilet> The others hardly listen. They have been to the toilet as well.
      Q<asktoilet> With a hand half up, {Name} may feel ____.
      H<asktoilet> {helper} can write to {teacher}. ~ Then {Name} may go at any time.
      H<asktoilet> {teacher} can agree on a card to put on the table. ~ Then nothing needs to be said.
      T<asktoilet> {he} can use the card, or whisper it at the desk.
      T<asktoilet> {he} can go at each break. ~ Then there is less to ask for.
      C<asktoilet> {he} can think, "My body asked me. I can ask as well."
      A<asktoilet> The card lay on the table for two seconds, and {teacher} nodded. The toilet was quiet, and the lesson was still there. Nobody was cross. It is much easier to think with an empty bladder.
    `,
    '8-10': `
      D<asktoilet> Needing the toilet in a lesson is an ordinary thing that can feel like an announcement. {Name} may put it off, for fear of a no, of being told off or of thirty people knowing. A body does not keep to a timetable. Holding on for hours hurts, and it is not good for a bladder either. Most schools have a rule that people who need to go may go. It gets forgotten when it is asked for as a way out of maths.
      P<asktoilet> A teacher who sighs is thinking of those who stay out for a quarter of an hour. It is seldom meant for the one who asks.
      P<asktoilet> Whoever overhears it has forgotten it by the next sentence.
      Q<asktoilet> Watching the clock until break, {Name} might feel ____.
      H<asktoilet> {helper} can send a note that {Name} may go whenever it is needed, and no reason is owed.
      H<asktoilet> {teacher} can agree on a pass or a sign.
      T<asktoilet> {he} can ask at the desk, quietly, and not across the room.
      T<asktoilet> {he} can go at the start of each break. ~ It saves asking.
      C<asktoilet> {he} can think, "It is a body, and not a favour."
      A<asktoilet> The pass was shown, and there was a nod. The toilet took two minutes, and the lesson had moved on by one sum. After a few times it is as dull as sharpening a pencil. If a no comes when it is urgent, that can be told at home, and adults will sort it out.
    `,
  },
};
