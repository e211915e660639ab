import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** A wet bed, and somebody who laughs about it. */
export const laughedAtForIt: NamedScene = {
  id: 'laughed',
  image: 'words that were said about a wet bed, and the washing that goes on',
  cue: said(
    String.raw`\b(?:teas\w*|laugh\w*|mock\w*|makes? fun|call(?:s|ed|ing)? (?:him|her|them)|jokes?|told (?:everyone|his friends|her friends)|tells (?:everyone|people)|pee the bed|stinky|smelly)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:wets? the bed|wet(?:s|ting)? (?:his|her|their) bed|bed ?wet\w*|still wets|wet beds?)\b)[^]*?\b(?:brother|sister|cousin)s?\b[^.]{0,20}\b(?:teas\w*|laugh\w*|makes? fun|mock\w*)/i,
  titles: { young: 'A Body That Sleeps', older: 'Said About a Bed' },
  roles: { other: { ...SIBLING_ROLE, fallback: { text: 'somebody' } } },
  text: {
    '4-5': `
      D<laughed> A wet bed comes from a body that is asleep. {Name} may know that it just happens. {other} may laugh about it. A laugh like that stays in the ears for a while. It tells nothing new about wee, or about {Name}.
      P<laughed> Whoever laughs may not know how bodies work. Their bed was wet once, too.
      Q<laughed> When somebody laughs about a bed, {Name} may feel ____.
      H<laughed> {helper} can talk with the one who laughed. ~ At home, a bed is private.
      H<laughed> {helper} can change the sheets and hum.
      T<laughed> {he} can say, "My body was asleep."
      T<laughed> {he} can tell a grown-up what was said. ~ That is a good thing to tell.
      C<laughed> {he} can think, "I was asleep, and my body is growing."
      A<laughed> The sheets go round in the machine. They come out clean and smell of soap. The bed is dry and warm again. Growing goes on in the dark, and nobody can laugh it away.
    `,
    '6-7': `
      D<laughed> A wet bed is made by a body that is asleep. {Name} knows that nobody can steer it. {other} may tease, because a wet bed is easy to laugh at. Such words are heard for a long time. They change nothing about how a body grows.
      P<laughed> People who tease mostly want somebody to laugh with them. They would not like it about a thing of their own.
      Q<laughed> When somebody laughs about the bed, {Name} may feel ____. It may be hot in the face.
      H<laughed> {helper} can talk with the one who teased, alone. ~ A bed is private, and that is a rule for everyone.
      H<laughed> {helper} can help with the sheets and say nothing of it.
      T<laughed> {he} can say, "My body does that asleep," and go on with the day.
      T<laughed> {he} can tell a grown-up what was said. ~ Telling it is no tale.
      C<laughed> {he} can think, "It is my body, and it was asleep."
      A<laughed> The sheets go round, and words are no part of the washing. Bodies finish that job in their own time. The bed is dry for tonight. At home, what happens in it belongs to the one who sleeps there.
    `,
    '8-10': `
      D<laughed> Wet beds run in families, like curls. The gene for it may well sit in more than one person at the breakfast table. All the same, {Name} may hear remarks, and {other} may find them funny. A remark needs two seconds to make, and it can stay in a head all day. It has no effect at all on how deeply a brain sleeps or how much a bladder holds.
      P<laughed> Somebody who teases has usually found the one spot where it works. That shows a good eye and bad manners. Most people stop when it is no longer a secret that it hurts.
      Q<laughed> After a remark like that, {Name} might feel ____. Two words can be true together.
      H<laughed> {helper} can make one rule for the whole household: beds, bodies and bathrooms are private. ~ A rule for everyone points at nobody.
      H<laughed> {helper} can have a word with whoever said it, out of earshot.
      T<laughed> {he} can answer once, in a flat voice: "It happens in my sleep." ~ A boring answer spoils the fun.
      T<laughed> {he} can tell a grown-up exactly what was said, word for word.
      C<laughed> {he} can think, "Asleep means not my doing."
      A<laughed> The washing machine treats all sheets alike. Bodies finish this job at their own speed, and one day there is nothing left to remark on. Until then a dry bed is made every evening. What was said is over sooner than it sounds.
    `,
  },
};
