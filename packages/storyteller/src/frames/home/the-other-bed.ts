import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

const OTHER = String.raw`(?:(?:his|her|their) (?:\w+ )?(?:brother|sister|twin|sibling)(?:['’]?s)?)`;

/** Somebody who would rather sleep in the bed of a brother or sister. */
export const theOtherBed: NamedScene = {
  id: 'otherbed',
  image: 'two beds, and good night said from the one to the other',
  cue: said(
    String.raw`\b(?:sleep(?:s|ing)?|get(?:s|ting)?|climb(?:s|ing)?|creep(?:s|ing)?|crawl(?:s|ing)?|sneak(?:s|ing)?|goes|going|ends? up|wants? to be|sleeps?)\b[^.!?]{0,16}\b(?:in(?:to)?|in with|with|next to|beside|to)\b[^.!?]{0,6}\b${OTHER}(?: (?:bed|room|bunk))?\b(?=[^]*\b(?:beds?|room|nights?|sleep\w*)\b|(?<=\b(?:bed|room|bunk)))`,
    String.raw`\b(?:shar(?:e|es|ing) (?:a |the )?(?:room|bedroom)|fight\w*|baby|died|hospital|our bed|my bed|with us|uni(?:versity)?|moved out|wakes? (?:his|her) (?:brother|sister) up|to bed (?:at the same time|later))\b`,
  ),
  decides: /\b(?:in|into) (?:his|her|their) (?:\w+ )?(?:brother|sister|twin)['’]?s? (?:bed|bunk)\b/i,
  answers: /\b(?:own room|brother|sister|twin)\b/i,
  titles: { young: 'Good Night Through the Wall', older: 'Two Beds, One Good Night' },
  roles: { other: SIBLING_ROLE },
  text: {
    '4-5': `
      D<otherbed> With {other}, a bed is warm, and somebody breathes. {Name} may like to sleep there best. But one bed for two is small. An arm falls down, and the blanket goes away. So there are two beds. Good night can go from one to the other.
      P<otherbed> Two who like each other can sleep in two beds. In the morning they are still two who like each other.
      Q<otherbed> In a bed for one, {Name} may feel ____.
      H<otherbed> {helper} can leave the doors open a bit.
      H<otherbed> {helper} can say which night is for two. ~ Then it is something to look forward to.
      T<otherbed> {he} can call one good night before the light goes out.
      T<otherbed> {he} can put something soft where the other one would be.
      T<otherbed,comforter> {he} can let {comforter} have the free side.
      C<otherbed> {he} can think, "Two beds, one good night."
      A<otherbed> One good night went out, and one came back. Then there were two beds with one in each. Nobody had a foot in the face. In the morning there is time to jump in and say hello.
    `,
    '6-7': `
      D<otherbed> Sleeping near {other} is nice. There is breathing, and there is somebody to whisper to. {Name} may find {his} own bed too quiet after that. But two people in one bed wake each other up. One turns, and the other has no blanket. Two beds can be near without being one. What goes from the one to the other is a good night.
      P<otherbed> {other} may like the company and still need the sleep. It is possible to want both.
      Q<otherbed> In the quiet of one bed, {Name} may feel ____.
      H<otherbed> {helper} can choose one night a week for a sleepover at home. ~ The other nights are for sleeping.
      H<otherbed> {helper} can look in when the others are in bed, too.
      T<otherbed> {he} can make up a sign, such as two knocks on the wall.
      T<otherbed> {he} can read one page in bed and save the talk for breakfast.
      T<otherbed,comforter> {he} can put {comforter} on the side that seems empty.
      C<otherbed> {he} can think, "Two beds, one home, two knocks."
      A<otherbed> Knock, knock, it went, and a knock came back. After that each bed had one person in it, and all the blankets stayed. On the night of the sleepover there was a lot of whispering. On the others there was sleep.
    `,
  },
};
