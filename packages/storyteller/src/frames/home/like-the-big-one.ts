import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** A child who does whatever an older one does, and the older one has had enough. */
export const likeTheBigOne: NamedScene = {
  id: 'copies',
  image: 'two jumps that are the same, and one that nobody has done before',
  cue: said(
    String.raw`\b(?:copies|copying|imitates|mimics|repeats|does|wants to do) (?:every ?(?:thing|word)|all|whatever|exactly what|the same as)?\b ?(?:that )?(?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|sibling|cousin)\b`,
    String.raw`\b(?:swear\w*|rude|naughty|bad (?:words?|behaviour)|stammer\w*|stutter\w*|baby|homework)\b`,
  ),
  decides: true,
  titles: { young: 'Two Jumps the Same', older: 'Two Jumps the Same' },
  roles: { bigone: SIBLING_ROLE },
  text: {
    '2-3': `
      D<copies> Up jumps {bigone}. So {Name jumps}. Both have a hat. Both say boo. Then there is a row. "Stop it! Stop it!"
      P<copies> Big ones like to do it alone, too.
      Q<copies> After "stop it", {Name} may feel ____.
      H<copies> {helper} can copy {Name}.
      H<copies> {helper} can start a game.
      T<copies> {he} can make a new jump.
      T<copies> {he} can ask, "May I, too?"
      C<copies> {he} can say, "Your jump, my jump."
      A<copies> One jump. One more jump. They are not the same. Both are good. Now it is peace. Jump, jump, hop!
    `,
    '4-5': `
      D<copies> When {bigone} jumps, {Name} may jump, too. Both make the same face. That is how people learn. Small ones copy the person they like best. But the one in front may get fed up and shout. Then there is a row over a jump.
      P<copies> It is odd to hear every word come back. It feels like a wall that talks. The one who shouts may not see that it means liking.
      Q<copies> When somebody shouts "stop copying", {Name} may feel ____.
      H<copies> {helper} can play follow the leader. ~ There it is right.
      H<copies> {helper} can give both of them some time alone.
      T<copies> {he} can ask, "Will you show me how?"
      T<copies> {he} can think up a jump that nobody has done before.
      C<copies> {he} can think, "I like that jump. Now I make mine."
      A<copies> There was a jump with a clap in it. It was quite new. {bigone} looked, and then did it, too. So both of them can copy. After that there was peace, for as long as a biscuit.
    `,
    '6-7': `
      D<copies> A row can begin with copying, though copying is a good thing. It is how {Name} learnt to talk. So when {bigone} does something good, both of them may do it. The trouble is on the other side. A person who is copied all day feels watched. Sooner or later somebody shouts, and nobody meant to.
      P<copies> Older ones often want to be different, above all from the people at home. It is not about who copies. It would be the same with anyone.
      Q<copies> When the answer is "go and get your own idea", {Name} may feel ____.
      H<copies> {helper} can find something for each that is theirs alone.
      H<copies> {helper} can explain to {bigone} that copying means liking.
      T<copies> {he} can ask to be shown it, and then change one part.
      T<copies> {he} can start something that nobody else in the family does.
      C<copies> {he} can think, "Learn it first, and then make it mine."
      A<copies> The drawing began as a copy and got three extra legs. Nobody in the house had thought of that before. {bigone} asked how the legs were done. There was no row about it, because both had something to show.
    `,
    '8-10': `
      D<copies> Every younger one starts as a copy, jump for jump, since somebody has tried everything out already. {Name} may pick up the music, the jokes and the jumper of {bigone}, and hardly notice it. It is a compliment. To the one who is copied it can feel like having no edges. A person likes to have something that is not shared out.
      P<copies> The one who complains about it was proud of it for years. It changes at about the age at which doors get shut.
      Q<copies> When {bigone} calls it copying, {Name} might feel ____.
      H<copies> {helper} can help to find something in which nobody has been first.
      H<copies> {helper} can make an hour in which both do the same on purpose. ~ Then it is company.
      T<copies> {he} can ask which things are for both and which are private.
      T<copies> {he} can borrow an idea and say whose it was. ~ It is what good musicians do.
      C<copies> {he} can think, "Which part of this is me? That part I keep."
      A<copies> By and by some of it stays and some of it goes. What stays has been changed so often that nobody else would recognise it. Two people from one house may have the same laugh, and still neither jumps quite like the other. No copy is quite like its pattern.
    `,
  },
};
