import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const PLACE = String.raw`\b(?:playgrounds?|playtimes?|break ?times?|dinner hall|lunch hall|canteen|assembly|school hall|corridors?)\b`;
const LOUD = String.raw`\b(?:loud|noisy|noise|noises|shouting|screaming|busy|hectic|chaotic)\b`;

/** A playground, a hall or a corridor that is too loud. */
export const loudPlayground: NamedScene = {
  id: 'loudplace',
  image: 'a hundred voices at once, and a quiet edge to stand at',
  cue: said(
    `(?:${PLACE})[^.!?]{0,30}(?:${LOUD})|(?:${LOUD})[^.!?]{0,30}(?:${PLACE})`,
    String.raw`\b(?:hand ?dryers?|fire|drill|alarm|hearing aids?|cochlear|hoover|eats?|eating|food|starv\w*|hungry|smelly?|smells?|packed lunch\w*|lunch ?box\w*|he is (?:so |too )?loud|she is (?:so |too )?loud|bell)\b`,
  ),
  decides: true,
  titles: { young: 'The Quiet Edge', older: 'A Hundred Voices' },
  roles: {
    teacher: TEACHER,
    loudplace: {
      fallback: { text: 'the playground' },
      cues: [
        { match: /\b(?:dinner hall|lunch hall|canteen)\b/i, phrase: { text: 'the dinner hall' } },
        { match: /\bassembly\b/i, phrase: { text: 'the assembly' } },
        { match: /\bcorridors?\b/i, phrase: { text: 'the corridor' } },
        { match: /\bschool hall\b/i, phrase: { text: 'the hall' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<loudplace> In {loudplace} it is very loud. {Name} has two ears, and all of it goes in. There are feet, and voices, and more feet. Ears can be full. Then it is good to know a quiet edge.
      P<loudplace> A lot of children are loud without knowing it. They do not mean to be too loud.
      Q<loudplace> When it gets so loud, {Name} may feel ____.
      H<loudplace> {teacher} can show where it is quieter.
      H<loudplace> {helper} can tell {teacher} about the noise.
      T<loudplace> {he} can put two hands on two ears.
      T<loudplace> {he} can stand at the edge, by the wall.
      C<loudplace> {he} can say, "Loud here. Quiet there."
      A<loudplace> A wall is a good thing when it is loud. By the wall all of it is a bit less. Ears rest. Then one friend waves, and that makes no noise at all.
    `,
    '6-7': `
      D<loudplace> A hundred children are as loud as a train. {Name} may stand in {loudplace} with ears that are full. Some ears let in all of it, and some let in only a part. It is nobody's fault, and it is not being a baby. A noise like that makes a body want to go home.
      P<loudplace> The others hear the same noise and do not mind it. Their ears let less of it in. So they do not know.
      P<loudplace> Grown-ups on duty find it loud as well. They go in and have a cup of tea.
      Q<loudplace> When it is so loud, {Name} may feel ____. It may be in the tummy.
      H<loudplace> {teacher} can let {him} come in two minutes before the rest.
      H<loudplace> {helper} can ask school for a seat at the edge.
      T<loudplace> {he} can find the quietest corner and ask one friend to come.
      T<loudplace> {he} can put on ear defenders before it begins.
      C<loudplace> {he} can think, "It is loud, and it has an end."
      A<loudplace> From the quiet corner the noise is like the sea, far off. Somebody comes and sits there too. The loud bit takes twenty minutes, and school has many soft minutes in it. Ears like to know where the edge is.
    `,
    '8-10': `
      D<loudplace> A playground in full swing is about as loud as a lawnmower, and a dinner hall can be louder. {Name} may find {loudplace} more than just loud. Some brains filter noise well, so that shouting turns into background. Others let every voice in at the front door. It is tiring in the way that running is tiring, and nobody can see it from outside.
      P<loudplace> People with a good filter are not braver. They hear less of it.
      P<loudplace> Schools have quieter places, such as a library, a garden or a room with a game club. They do not hand out a map of them.
      Q<loudplace> In the first minute of the noise, {Name} might feel ____. It may be in the shoulders or the stomach.
      H<loudplace> {teacher} can agree on an earlier way in or out, before the rush.
      H<loudplace> {helper} can ask who at school looks after quiet places, and write one short letter.
      T<loudplace> {he} can go out last and come in first. ~ The loudest part is in the doorway.
      T<loudplace> {he} can keep ear plugs or ear defenders in a pocket, and use them early.
      C<loudplace> {he} can think, "It is only noise, and I know the way out."
      A<loudplace> The bell goes, and all that noise runs indoors and sits down. A brain that lets everything in also hears a blackbird on the fence and a joke from three seats away. It is a good thing to have in quiet places. School has a few of those, and now somebody knows which.
    `,
  },
};
