import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** A small child who will not join in at circle or song time: a place near the edge, something in the hand, one bit to do. */
export const circleTime: NamedScene = {
  id: 'circletime',
  image: 'a ring of children with a gap in it',
  cue: said(
    String.raw`\b(?:won['’]?t|wont|will not|does ?n['’]?t|doesnt|does not|refus\w+|hates?|not) (?:like |want to |to )?(?:join(?:ing)?(?: in)?|tak(?:e|ing) part|sing(?:ing)?|danc(?:e|ing)|come|go)\b[^.!?]{0,30}\b(?:circle|carpet|group|song|singing|rhyme|story|music|welcome|parachute) ?(?:time|circle|ring|rhymes|games?)?\b|\b(?:circle|song|rhyme|music|group) time\b[^.!?]{0,24}\b(?:won['’]?t|hates?|refus\w+|does ?n['’]?t (?:join|like|sit|want))`,
    String.raw`\b(?:run(?:s|ning)? (?:around|round|about|off)|small(?:er)? groups?|reading|dyslex\w*|phonics|spelling|sit(?:s|ting)? (?:still|down|on the carpet)|keep still|fidget\w*|wriggl\w*|bed ?time|still|years? [3-9]|homework|choir|concert|group work|project)\b`,
  ),
  decides: true,
  answers: /\b(?:join\w*|circle|song|sing\w*|group|carpet)\b/i,
  titles: { young: 'A Ring With a Gap' },
  roles: { teacher: TEACHER },
  text: {
    '2-3': `
      D<circletime> All sing together. Clap, clap! {Name} may look first. In the ring is a gap. A drum is there. One tap?
      P<circletime> Some look. Some clap.
      Q<circletime> In the ring, {Name} may feel ____.
      H<circletime> {teacher} can sit near.
      T<circletime> {he} can tap one time.
      T<circletime> {he} can look and hold a toy.
      C<circletime> {he} can say, "Tap! Me too."
      A<circletime> Tap, went one hand. The ring sang on together. The song is over. Bye-bye, ring!
    `,
    '4-5': `
      D<circletime> The children sit in a ring and sing together. {Name} may not want to join in. All the faces look in, and it is loud. A ring can have a gap in it. There is a place at the edge to look first.
      P<circletime> Some ears like to hear a song ten times. Then the mouth comes along.
      Q<circletime> When the ring starts, {Name} may feel ____.
      H<circletime> {teacher} can keep a place by the door.
      H<circletime> {helper} can sing one of the songs at home.
      T<circletime> {he} can hold the bell, and ring it at the end.
      T<circletime> {he} can do the hands and leave out the words.
      C<circletime> {he} can think, "I look first, and then one bit."
      A<circletime> The bell went ding at the end, and that was {Name}'s bit. The song needed it. Tomorrow there is a ring again, with the gap in it. Looking on is a way to join in, too.
    `,
  },
};
