import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const BIGGER: Role = {
  fallback: { text: 'the bigger one' },
  cues: [
    { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
    { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
  ],
};

/** Who copies a bigger brother or sister, to whom it gets too much. */
export const copiesTheBiggerOne: NamedScene = {
  id: 'copying',
  image: 'two who wear the same hat, and one hat that is put on another way',
  cue: said(
    String.raw`\b(?:cop(?:y|ies|ied|ying)|imitat\w*)\b[^.!?]{0,40}\b(?:(?:big(?:ger)?|older|elder) )?(?:sister|brother)\b`,
    String.raw`\b(?:(?:sister|brother) (?:\w+ )?(?:copies|imitates|is copying|keeps copying)|homework|bad (?:words?|behaviou?r|habits?)|hitting|swear\w*|autis\w*|baby)\b`,
  ),
  decides: true,
  answers: /\b(?:cop(?:y|ies|ied|ying)|everything|mad|annoy\w*|same)\b/i,
  roles: { bigone: BIGGER },
  titles: { young: 'Same Hat, Other Way', older: 'The Same, With a Difference' },
  text: {
    '4-5': `
      D<copying> {Name looks} at {bigone} and can copy all of it. The same hat! The same song! It is a way to say, "I like you." But it can be a lot for somebody. Each of the two wants a thing that is just for one.
      P<copying> When somebody copies all day, it can feel like a shadow. A shadow is nice, and sometimes it is too near.
      Q<copying> When {bigone} says, "Stop copying!", {Name} may feel ____.
      H<copying> {helper} can ask {him}, "And what would you like?"
      T<copying> {he} can ask, "May I do it, too?"
      T<copying> {he} can choose one thing of {his} own, like a blue sock.
      C<copying> {he} can think, "I can do it my way."
      A<copying> Two hats went out of the door. One was the right way round, and one was the other way. It was a new idea. Soon somebody may want to copy that.
    `,
    '6-7': `
      D<copying> What a bigger one does looks good. So {Name} may copy it. It can be a game, a word or a way to wear a hat. Copying is how people learn. It also says, "I think you are great." It may be a bit much for {bigone}. An echo is nice, and it can be too near.
      P<copying> Somebody who is copied would like to have one thing that is only theirs. It is not that they want nobody near.
      Q<copying> When {bigone} gets cross about it, {Name} may feel ____.
      H<copying> {helper} can give each of them something of their own.
      H<copying> {helper} can say what {Name} is good at.
      T<copying> {he} can ask first, "Shall we do it together, or is that yours?"
      T<copying> {he} can take the idea and change one thing about it.
      C<copying> {he} can think, "What would I do if nobody had done it first?"
      A<copying> It was the same hat with a feather in it. Nobody had thought of a feather before. There are things for two and things for one, and both are good. The feather was an idea of {his} own.
    `,
    '8-10': `
      D<copying> Every younger one starts as a copy, since somebody has tried everything out already. {Name} may pick up the music, the jokes and the jumper of {bigone}, and hardly notice it. It is a compliment. To the one who is copied it can feel like having no edges. A person likes to have something that is not shared out.
      P<copying> The one who complains about it was proud of it for years. It changes at about the age at which doors get shut.
      Q<copying> When {bigone} calls it copying, {Name} might feel ____.
      H<copying> {helper} can help to find something in which nobody has been first.
      H<copying> {helper} can make an hour in which both do the same on purpose. ~ Then it is company.
      T<copying> {he} can ask which things are for both and which are private.
      T<copying> {he} can borrow an idea and say whose it was. ~ It is what good musicians do.
      C<copying> {he} can think, "Which part of this is me? That part I keep."
      A<copying> By and by some of it stays and some of it goes. What stays has been changed so often that nobody else would recognise it. Two people from one house may have the same laugh and quite different jumpers. No copy is quite like its pattern.
    `,
  },
};
