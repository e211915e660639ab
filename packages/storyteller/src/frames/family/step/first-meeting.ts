import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE } from './newcomer-role.ts';

/** A child meets a parent's new partner for the first time. */
export const firstMeeting: NamedScene = {
  id: 'meeting',
  image: 'a first hello, which may be small',
  cue: said(
    String.raw`\b(?:meet(?:s|ing)?|introduc\w+|going to meet|first time (?:he|she|they) (?:meets?|sees?))\b`,
    String.raw`\b(?:met (?:him|her|them) (?:already|last|once|before)|has met|have met|moving in|living with)\b`,
  ),
  decides: false,
  answers: /\b(?:meet\w*|introduc\w*|weekend|first)\b/i,
  titles: { young: 'A Small Hello', older: 'The First Hello' },
  roles: { newone: NEWCOMER_ROLE },
  text: {
    '2-3': `
      D<meeting> Ding dong! It is somebody new. {Name} may look. It may be for play. It may be for tea.
      P<meeting> Somebody new may be shy too.
      Q<meeting> At the hello, {Name} may feel ____.
      H<meeting> {helper} can be near.
      T<meeting> {he} can wave, or just look.
      C<meeting> {he} can say, "Hello, you."
      A<meeting> Tea is over. Somebody new waves. {Name} is here. Bye-bye, and hello.
    `,
    '4-5': `
      D<meeting> Soon {Name} is going to see {newone} for the first time. A parent likes somebody new. Grown-ups chose it, and no child made it so. For a first time there is not much to do. One can look, and say hello, and eat a biscuit.
      P<meeting> The new one may be shy, too. Grown-ups with shy hands hold a cup.
      Q<meeting> At the first hello, {Name} may feel ____.
      H<meeting> {helper} can say where it is, and for how long.
      H<meeting> {helper} can stay close the whole time.
      T<meeting> {he} can choose a wave, a word or a nod.
      T<meeting> {he} can bring a toy to show, or not.
      C<meeting> {he} can think, "A small hello is enough."
      A<meeting> The cups are empty, and the first time is over. It was fun, or it was a bit odd. Nobody needs to like somebody new by teatime. {Name has} the same mum or dad as before.
    `,
    '6-7': `
      D<meeting> A parent has somebody new, and {Name} is going to meet {newone}. First times are a bit stiff for everyone. People ask, "How is school?" and somebody spills something. It is not a test, and nobody gives marks. Nobody asked {Name} about it. Liking takes its own time.
      P<meeting> The new person may have changed a shirt three times. Meeting a child is more scary than meeting a boss.
      P<meeting> Parents watch faces on such a day. They hope a bit too much.
      Q<meeting> Before the first hello, {Name} may feel ____. Two feelings can be there.
      H<meeting> {helper} can say what the plan is, and when it ends. ~ An end is good to know.
      H<meeting> {helper} can keep some time for two afterwards.
      T<meeting> {he} can say hello in a small way, with a wave or one word.
      T<meeting> {he} can ask one question, such as "Do you have a dog?"
      C<meeting> {he} can think, "Hello is enough for today."
      A<meeting> The first time is over, and it was as long as it was. Somebody new has a name and a face now. It may become nice, or it may take long. No one is taken away by it. {Name has} the same place as before.
    `,
    '8-10': `
      D<meeting> Meeting a parent's new partner for the first time is an odd sort of appointment. {Name} did not arrange it, and {newone} is probably nervous. Somebody will ask about school. The conversation may have holes in it. It is no interview, and nothing gets decided by it, least of all who belongs to whom.
      P<meeting> The new person knows that there was a family here before. Most of them rehearse a sentence in the car.
      P<meeting> Parents want it to go well so badly that they can get louder than usual. It wears off.
      Q<meeting> On the way there, {Name} might feel ____. Curious and cross can sit side by side.
      H<meeting> {helper} can say beforehand where, how long and who else will be there.
      H<meeting> {helper} can ask later how it was, and take "okay" for an answer.
      T<meeting> {he} can be polite and leave it at that. ~ Politeness is enough for a first time.
      T<meeting> {he} can suggest something with a ball or a board in it. ~ Doing is easier than talking.
      C<meeting> {he} can think, "I am only saying hello. I am not saying yes."
      A<meeting> It is over, and somebody new has a face. Perhaps there was one good joke. What comes of it will take months to find out, and it takes nothing from anyone. {Name} may like {newone}, or not yet, or find out later.
    `,
  },
}; // prettier-ignore
