import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WORK = String.raw`(?:work|picture|painting|drawing|model|tower|building|book|pencils?|desk|things|stuff|lego|construction|creation|tray|bag|belongings)`;

/** Others touch what a child has made or put in its place, and it cannot bear that. */
export const ownWorkTouched: NamedScene = {
  id: 'worktouched',
  image: 'a thing in its place, and a hand that asks before it comes near',
  cue: said(
    String.raw`\b(?:(?:other|another|any|some)(?:one|body|children|kids| \w+)?|others|people|friends?|classmates?|child(?:ren)?|kids|boy|girl)\b[^.!?]{0,20}\b(?:touch(?:es|ing)?|move(?:s|d)?|moving|mess(?:es|ing)? (?:with|up)|pick(?:s|ing)? up|look(?:s|ing)? at|draw(?:s|ing)? on)\b (?:up )?(?:his|her|their) (?:\w+ )?${WORK}\b`,
    String.raw`\b(?:brother|sister|sibling|baby|toddler|cousin|dog|cat|in a row|arranged|in (?:an? )?(?:\w+ )?order|lined up|lines? (?:them |things |\w+ )?up|hair|face|private\w*|(?:he|she|they) (?:touch\w*|takes?|moves?|messes)|without asking (?:him|her) to)\b`,
  ),
  decides: true,
  answers: /\b(?:touch\w*|mov\w*|work|things|other children|hits?|screams?|upset)\b/i,
  titles: { young: 'Ask First, Then Touch', older: 'Ask First' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<worktouched> {Name} has made something, and it is near {him} on the table. Then another hand comes close and touches it. It can feel as if a bit of {him} was touched. The work is still there. But it is {his} own, and a hand can ask first.
      P<worktouched> The other child wants to see how it is made. Small hands look by touching.
      Q<worktouched> When a hand comes near the work, {Name} may feel ____.
      H<worktouched> {teacher} can find a safe place for it, up high.
      H<worktouched> {helper} can tell the others to ask first.
      T<worktouched> {he} can hold up a hand and say, "Please just look."
      T<worktouched> {he} can call a grown-up when hands do not stop.
      C<worktouched> {he} can say, "Look with eyes, please."
      A<worktouched> Eyes came near, and hands stayed back. The work is up on the shelf, as it was made. Next time a hand may be too quick. Then there is a word for it, and a grown-up with ears.
    `,
    '6-7': `
      D<worktouched> There is a thing that {Name} has made or put in its place. Then somebody comes close, picks it up or moves it. To them it is a quick look. For {Name} it is as if somebody walked into {his} room with no knock. It is fair to want to be asked first.
      P<worktouched> Many people look with their fingers. They like what they see and forget to ask.
      P<worktouched> From outside, a big cry about one pencil looks odd. One sentence can make it clear.
      Q<worktouched> When somebody touches it, {Name} may feel ____. It can come very fast.
      H<worktouched> {teacher} can make "ask first" a rule at each table.
      H<worktouched> {helper} can find a shelf or a tray where things are safe.
      T<worktouched> {he} can say, "Please ask me first," before anything is broken.
      T<worktouched> {he} can move it near and put both hands round it.
      C<worktouched> {he} can think, "They came to look. I can say what I want."
      A<worktouched> "Can I hold it?" somebody asked, and that was better. The answer was "just look", and it was all right. A hand will come too near again some day. A thing that was moved can go back, with room round it.
    `,
    '8-10': `
      D<worktouched> Museums have a sign for it: please do not touch. {Name} may wish for such a sign on {his} own work. Others come close, pick it up or move it. It takes them one second and they think nothing of it. For the owner, it is as though someone had come in without knocking. Wanting to be asked is reasonable. It only cannot be seen from outside.
      P<worktouched> Interest often comes with fingers. Most people would ask, if they knew that it matters.
      P<worktouched> When the reply is a shout or a shove, all the talk is about that, and the touching gets forgotten.
      Q<worktouched> When something has been moved, {Name} might feel ____. It may be in the whole body.
      H<worktouched> {teacher} can agree on a place where things stay as they are left.
      H<worktouched> {helper} can make asking first a rule for everyone's things.
      T<worktouched> {he} can say it early and in a plain voice: "I don't like that moved. Please ask."
      T<worktouched> {he} can put it back first and be cross second. ~ The second part is often shorter then.
      C<worktouched> {he} can think, "They meant to look. I can say it calmly."
      A<worktouched> It is back in its place, half a centimetre from where it was, which only one person can see. The other one has said sorry and really had not known. There will be more fingers in the world. A calm sentence comes near to being as good as a glass case.
    `,
  },
};
