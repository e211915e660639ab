import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

const GLASSES = String.raw`\b(?:glasses|specs|spectacles|four[- ]eyes|eye ?patch|goggles)\b`;
const TEASED = String.raw`\b(?:teas\w*|laugh\w*|call(?:s|ed|ing)?|names?|mean|mock\w*|made fun|makes? fun|making fun|bull(?:y|ied|ying)|pick(?:s|ed)? on|comments?)\b`;

/** A silly name for whoever wears glasses. */
export const nameForGlasses: NamedScene = {
  id: 'glassesname',
  image: 'two glasses that make things clear, and a name that does not stick to them',
  cue: said(
    `(?=[^]*(?:${GLASSES}))(?=[^]*(?:${TEASED}))`,
    String.raw`\b(?:(?:scared|afraid|worried|thinks) (?:\w+ ){0,4}(?:laugh|tease|call)|(?:will|might|may|could|would|going to|gonna) (?:all )?(?:(?:be|get) )?(?:teas|laugh|call|mock|make fun|bull|pick)|(?:(?:do|does|wo|did)n['’]?t|not|refuses to|stopped) (?:want(?:s)? to )?(?:wear(?:ing)?|put(?:ting)? on|keep(?:ing)? on))`,
  ),
  decides: true,
  titles: { young: 'What the Glasses See', older: 'What the Glasses Are For' },
  roles: { teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '4-5': `
      D<glassesname> Glasses help two eyes to see. {Name} can see a bird on a roof with them. {teaser} said a silly name about glasses. It was not a nice joke. The glasses still work.
      P<glassesname> Some children tease to make others laugh. They forget that it hurts.
      Q<glassesname> When somebody says the name, {Name} may feel ____.
      H<glassesname> {teacher} can help to stop the teasing.
      H<glassesname> {helper} can say who else wears glasses.
      T<glassesname> {he} can say, "Stop. They help me see."
      T<glassesname> {he} can tell {teacher} about it.
      C<glassesname> {he} can say, "I see the bird!"
      A<glassesname> A soft cloth goes round and round. Now the glasses are clean. The silly words do not stick to them. There is the bird again, and the roof, and the sky.
    `,
    '6-7': `
      D<glassesname> Glasses have one job, and that is to make things clear. With them {Name} can read the board and see leaves on trees. {teaser} has a teasing name for that. Such names are old, and they were no good jokes then. The words are unkind. The glasses do their job all the same.
      P<glassesname> Somebody who teases wants the others to laugh. They may not know how a board looks without glasses.
      Q<glassesname> When the name is said, {Name} may feel ____. It may be in the face.
      H<glassesname> {teacher} can talk with the one who says it.
      H<glassesname> {helper} can count with {him} who in the family wears glasses.
      T<glassesname> {he} can say, "They help me see," and turn to a friend.
      T<glassesname> {he} can tell {teacher} each time it happens.
      C<glassesname> {he} can think, "I can see the board. That is what they are for."
      A<glassesname> In the evening the glasses get a wipe with a soft cloth. A joke leaves no mark on them. Through clean glass {Name} can see who waves from over the road. Pilots wear glasses, and goalkeepers, and people who look at stars.
    `,
    '8-10': `
      D<glassesname> About half of all grown-ups wear glasses or lenses, so the joke about it has a very large target. {Name} has heard it from {teaser}. The words are older than anybody in the class, and they were not funny then. What glasses do is bend the light so that it meets at the right place in the eye. A teasing name cannot change that by a hair.
      P<glassesname> Whoever says it is looking for a laugh from the rest. They might need glasses themselves by fifteen, as many people do.
      P<glassesname> Most of the class stopped noticing the glasses after two days. It is the only thing about them that is dull.
      Q<glassesname> When the name comes again, {Name} might feel ____.
      H<glassesname> {teacher} can deal with it, if somebody says how often it happens.
      H<glassesname> {helper} can listen to it without saying "just ignore it". ~ That is hard for a person with ears.
      T<glassesname> {he} can answer in a bored voice, "Yes, they are glasses," and go on with something. ~ Bored is hard to laugh at.
      T<glassesname> {he} can tell an adult at school when, where and how many times.
      C<glassesname> {he} can think, "I can see the board from here."
      A<glassesname> A soft cloth takes off the fingerprints. The joke left none. It was teasing, and it can be stopped. Meanwhile there is a good deal to see: the far goal, a clock, and who is smiling at the back.
    `,
  },
};
