import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Zips, buttons and laces at school that take long while others wait: one bit is asked for, and fingers learn. */
export const slowAtThePegs: NamedScene = {
  id: 'slowpegs',
  image: 'fingers that learn one button a week',
  cue: said(
    String.raw`\b(?:can(?:['’]?t|not)|cannot|could ?n['’]?t|unable to|struggles? (?:to|with)|finds? it hard to|not able to|slow(?:est)? (?:at|to|with)|takes? (?:ages|so long|forever|too long) (?:to|with|doing)|(?:gets?|getting|is) (?=(?:dressed|changed) (?:so |very |too |really )?slow))\b[^.!?]{0,24}\b(?:zips?|zip up|buttons?|laces|shoes|shoelaces|coat|dress(?:ed)?|chang(?:ed|ing)|tights|socks|tie)\b(?=[^]*\b(?:school|nursery|class|PE|p\.e|teacher|pegs?|waiting|everyone(?: else)?|others|last|swimming)\b)`,
    String.raw`\b(?:itch\w*|scratch\w*|label|seams?|mornings?|before school|get(?:s|ting)? dressed for school|in front of|embarrass\w* (?:by|about) (?:his|her) body|scars?|won['’]?t (?:wear|put)|refus\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:zips?|buttons?|laces|shoes|coat|waiting|last|PE|everyone)\b/i,
  titles: { young: 'One Button at a Time', older: 'One Button at a Time' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<slowpegs> A zip is stuck, and a button will not go in. {Name} may tug and tug, and the others are ready. It is not nice to be last. Fingers need time to learn such jobs. Until then they can ask for help.
      P<slowpegs> Big children could not do it once. Somebody did the first bit for them.
      Q<slowpegs> When the others wait, {Name} may feel ____.
      H<slowpegs> {teacher} can start the zip at the bottom.
      H<slowpegs> {helper} can put a ring on the zip. ~ Then fingers can hold it.
      T<slowpegs> {he} can hold it up and ask, "First bit, please?"
      T<slowpegs> {he} can start while the others talk.
      C<slowpegs> {he} can say, "You the bottom, me the top."
      A<slowpegs> Zip! The bottom was help, and the top was {Name}. One button is in, and one is for another day. The door is open, and off they all go. Fingers learn a bit each time.
    `,
    '6-7': `
      D<slowpegs> A zip can get stuck, and buttons hide from their holes. {Name} may be the last one at the pegs, with everybody waiting. That makes fingers worse, because they hurry. Some hands need more time for small jobs. It says nothing about how clever somebody is, and asking for help is fine.
      P<slowpegs> Hands learn at different times, like teeth that come out. Most of those who wait look out of the window.
      P<slowpegs> Many grown-ups look for shoes without laces.
      Q<slowpegs> When everybody is ready, {Name} may feel ____. It may be in the hands.
      H<slowpegs> {teacher} can let {him} begin two minutes early.
      H<slowpegs> {helper} can practise one button a day, on a teddy.
      H<slowpegs> {helper} can buy clothes for PE that have no buttons.
      T<slowpegs> {he} can ask, "Can you hold the bottom for me?"
      T<slowpegs> {he} can do the easy parts first and keep the zip for last.
      C<slowpegs> {he} can think, "Slow hands get there. Hurry makes knots."
      A<slowpegs> Today one button went in alone, and one got some help. The line went out, and {Name} was in it. Hands learn it bit by bit, and nobody sees when. The zip is a bit less stuck today.
    `,
  },
};
