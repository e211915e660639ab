import { said, type NamedScene } from '../scene.ts';

/**
 * Before an operation: a cream that makes skin numb under a see-through plaster (Great Ormond Street Hospital, "Topical
 * anaesthetics"; Royal Children's Hospital, "Procedural pain management"), and a grown-up who stays until the sleep begins.
 */
export const creamOnTheHands: NamedScene = {
  id: 'numbcream',
  image: 'a white blob under a see-through plaster, on the back of each hand',
  cue: said(
    String.raw`(?=[^]*\b(?:operations?|op|surgery|grommets?|anaesthetic|tonsils|adenoids|procedure)\b)[^]*?\b(?:cream|numb\w*|sleepy (?:medicine|milk)|cannulas?|magic (?:cream|plaster))\b`,
    String.raw`\b(?:eczema|sun ?cream|ice ?cream|(?:op|operation|surgery) (?:yesterday|last)|after (?:the|his|her|their) (?:op|operation|surgery))\b`,
  ),
  decides:
    /^(?=[^]*\b(?:(?:needs?|having|have|has|for|an?|the|his|her) (?:\w+ ){0,2}(?:operation|op|surgery)|grommets?)\b)[^]*?\b(?:cream|numb\w*|sleepy (?:medicine|milk))\b/i,
  titles: { young: 'A Blob on Each Hand', older: 'What the Cream Is For' },
  text: {
    '4-5': `
      D<numbcream> Before the operation, {Name} gets a blob of cream on each hand. A see-through plaster goes on top. The cream makes the skin go numb. Then the doctor can give the sleepy medicine there. It can feel like a push, and the cream helps.
      P<numbcream> Lots of children sit there with two blobs. Nurses put them on and like to draw on plasters.
      Q<numbcream> With the cream on, {Name} may feel ____.
      H<numbcream> {helper} can be there until the deep sleep comes.
      H<numbcream> {helper} can read a book while the cream works.
      T<numbcream> {he} can ask for a stop before each thing.
      T<numbcream> {he} can tap the plaster and see if it tickles.
      C<numbcream> {he} can say, "First the cream, then the sleep."
      A<numbcream> The cream did its job, and the operation is over. The doctor did that while {Name} was in the deep sleep. Awake again, there are two hands with no blob. One may have a plaster to show.
    `,
    '6-7': `
      D<numbcream> Before the operation, {Name} gets a white blob of cream on each hand. A see-through plaster keeps it there. It makes the skin go numb, and that takes a while. Later the doctor puts a tiny tube in just there, for the sleepy medicine. {Name} may feel a push, and the cream takes away most of the rest.
      P<numbcream> People in a hospital wear white or blue so that others know them. Under the coat they have a jumper like anybody. It is fine to ask, "Who are you, and what do you do?"
      Q<numbcream> Waiting for the cream to work, {Name} may feel ____.
      H<numbcream> {helper} can come along and stay until the sleep begins. ~ That is planned with the hospital.
      H<numbcream> {helper} can tell the nurses what was hard the last time. ~ They like to know before.
      T<numbcream> {he} can ask each person for a name and a job first.
      T<numbcream> {he} can say, "Tell me before you do it."
      C<numbcream> {he} can think, "Cream, sleep, and awake again."
      A<numbcream> The cream did its job, and the sleepy medicine did its own. In between, the doctor did the operation, and {Name} felt nothing of it. Awake again, there is a hand with a plaster. The one who came along can be there soon.
    `,
    '8-10': `
      D<numbcream> Before an operation, a nurse puts a blob of cream on each hand, with a see-through plaster on top. {Name} may have time to look at it, because it needs a while to work. It makes the skin numb. Then a doctor can put in a tiny plastic tube, and the medicine for the sleep goes in there. What is felt of it is mostly a push.
      P<numbcream> Uniforms and white coats are there so that people can see who does what. To somebody who has had a bad day in a hospital they can look like an alarm. Staff know that, and they would rather hear it than guess.
      Q<numbcream> While the cream is working, {Name} might feel ____.
      H<numbcream> {helper} can tell the hospital beforehand what was hard the last time. ~ It gets written down for everybody.
      H<numbcream> {helper} can stay until the sleep begins, as it was agreed.
      T<numbcream> {he} can ask each person, "Who are you, and what are you going to do?"
      T<numbcream> {he} can choose the hand, the song or where to look. ~ Small choices count on a day like that.
      C<numbcream> {he} can think, "Cream, sleep, awake. In that order."
      A<numbcream> Cream, sleep, awake: it went in that order, and the operation was done in the middle part. Nobody feels anything of that part, and a doctor watches for the whole of it. What is left is a plaster on the back of a hand, and some hungry hours to catch up on.
    `,
  },
};
