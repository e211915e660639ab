import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const AT = String.raw`\b(?:nursery|school|pre-?school|kindergarten|reception|playgroup|class)\b`;
const LOUD_FLUSH = String.raw`\bflush\w*\b[^.!?]{0,40}\b(?:loud|noise|noisy|scar\w*|frighten\w*|afraid|hates?)\b|\b(?:loud|noise|noisy|scared|frightened|afraid|terrified|hates?)\b[^.!?]{0,40}\bflush\w*`;

/** The flush at nursery or school, for whose sake somebody waits until home. */
export const flushAtNursery: NamedScene = {
  id: 'schoolflush',
  image: 'a row of small toilets, and a flush that comes when one is out of the door',
  cue: said(`(?=[^]*${AT})[^]*?(?:${LOUD_FLUSH})`),
  decides: new RegExp(`^(?=[^]*${AT})[^]*?(?:${LOUD_FLUSH})`, 'i'),
  answers: /\b(?:holds?|holding|waits?) (?:it|on|in|until|till|all day)\b/i,
  takesHelps: true,
  titles: { young: 'First Out, Then Whoosh', older: 'Ten Seconds of Noise' },
  roles: {
    teacher: TEACHER,
    where: {
      fallback: { text: 'school' },
      cues: [
        { match: /\bnursery\b/i, phrase: { text: 'nursery' } },
        { match: /\bpre-?school\b/i, phrase: { text: 'preschool' } },
        { match: /\bplaygroup\b/i, phrase: { text: 'playgroup' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<schoolflush> Here is a small toilet. {Name} can sit. A wee comes. Then it goes whoosh! It is loud. Then it stops.
      P<schoolflush> Big ones like it quiet, too.
      Q<schoolflush> At the loud bit, {Name} may feel ____.
      H<schoolflush> {teacher} can flush last.
      T<schoolflush> {he} can go out first.
      T<schoolflush> {he} can put hands on {his} ears.
      C<schoolflush> {he} can say, "Me first, then whoosh."
      A<schoolflush> Whoosh, and then it stops. {Name is} by the door. The toilet is quiet. Bye-bye, whoosh.
    `,
    '4-5': `
      D<schoolflush> The small toilets stand in a row. When one is flushed, the walls send the noise back. {Name} may hear it through the door. Then it seems better to wait for home. But a tummy that waits all day gets tight and sore.
      P<schoolflush> The grown-ups there know that it is loud. They can help as soon as they know.
      Q<schoolflush> When it goes whoosh behind a door, {Name} may feel ____.
      H<schoolflush> {teacher} can come along when nobody else is in there. ~ Then there is only one flush.
      H<schoolflush> {teacher} can flush later, when {Name is} out of the door.
      T<schoolflush> {he} can put both hands over {his} ears and hum.
      T<schoolflush> {he} can say, "The flush is too loud for me."
      C<schoolflush> {he} can say, "First I go out. Then it goes whoosh."
      A<schoolflush> Whoosh, it went, behind the door. The wee is gone, and the tummy is soft. It is as loud as before, and as short. The toilet is quiet now. There is time to play.
    `,
    '6-7': `
      D<schoolflush> School toilets have hard walls, thin doors and strong water. So one flush sounds like three. {Name} may cross {his} legs and wait for home. That works for a while. Then the tummy hurts, and it is hard to listen to anything else. A body cannot read a timetable.
      P<schoolflush> A lot of children hold on at school. For some it is the noise, and for some the smell. Teachers can help as soon as one of them says so.
      Q<schoolflush> When somebody flushes behind the wall, {Name} may feel ____. It may be in the ears.
      H<schoolflush> {teacher} can let {him} go in the middle of a lesson. ~ Then the toilets are empty, and no flush comes as a surprise.
      H<schoolflush> {teacher} can find out where there is a quieter toilet. ~ Many schools have one.
      T<schoolflush> {he} can open the door first and flush last, with one foot outside.
      T<schoolflush> {he} can cover {his} ears for ten seconds. ~ A flush is no longer than that.
      C<schoolflush> {he} can think, "Ten seconds of noise, and then a whole afternoon."
      A<schoolflush> Ten seconds went by, and the toilet was quiet again. The water runs off through a pipe and takes its noise along. A body that has been to the toilet can run and listen. The toilet at home can wait.
    `,
  },
};
