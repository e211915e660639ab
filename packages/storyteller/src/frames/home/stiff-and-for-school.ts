import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const SCHOOL_ONES = String.raw`(?:school (?:trousers|skirt|shirt|polo(?: shirt)?|dress|clothes|jumper)|(?:school )?uniform)`;
const OWN_ONES = String.raw`(?:joggers|leggings|tracksuits?|jogging bottoms|hoodies?|shorts|football (?:kit|shirt|shorts)|pyjamas|soft (?:ones|things|clothes))`;

/** What the school wants worn. */
const THOSE: Role = {
  fallback: { text: 'school clothes', plural: true },
  cues: [
    { match: /\btrousers\b/i, phrase: { text: 'school trousers', plural: true } },
    { match: /\bskirt\b/i, phrase: { text: 'a school skirt' } },
    { match: /\b(?:shirt|polo)\b/i, phrase: { text: 'a school shirt' } },
  ],
};

/** Clothes that a school asks for, and a body that would rather be in other ones. */
export const stiffAndForSchool: NamedScene = {
  id: 'schoolones',
  image: 'two piles on a chair: what the school asks for, and what is worn at home',
  cue: said(
    String.raw`\b(?:only|just|insists on|always wants?)\b[^.!?]{0,24}\b${OWN_ONES}\b[^.!?]{0,40}\b(?:not|n['’]?t|instead of|rather than|never|to school|for school)\b[^.!?]{0,20}\b(?:${SCHOOL_ONES}|school)\b|\b(?:won['’]?t|wont|will not|refus\w+(?: to)?|hates|can['’]?t bear|can['’]?t stand)\b[^.!?]{0,16}\b(?:school (?:trousers|skirt|shirt|polo(?: shirt)?|dress|jumper))\b`,
    String.raw`\b(?:itch\w*|labels?|seams?|trans\w*|gender|boy in a|girls['’] uniform|boys['’] uniform|teas\w*|laugh\w*|new school|secondary|second[- ]hand|too (?:small|big)|washing|pe kit|autis\w*|sensory|wheel ?chair|toilet)\b`,
  ),
  decides: true,
  answers: /\b(?:joggers|leggings|trousers|school|skirt|shirt|uniform|fussy|clothes|wear\w*|late)\b/i,
  titles: { young: 'Two Piles on a Chair', older: 'Two Piles on a Chair' },
  roles: { those: THOSE },
  beside: {
    benefits: [
      'Takes it seriously that clothes feel different on different bodies.',
      'Looks for what exactly is wrong, so that it can be changed or asked about.',
      'Gives {name} something to try in the morning, and a sentence for it.',
    ],
    talk: {
      young: ['What was in the two piles?', 'How do the school clothes feel?', 'Shall we put both piles out tonight?'],
      older: [
        'What was in the two piles?',
        'Which word went into the blank, and where on the body was it?',
        'Shall we find out together what could be changed?',
      ],
    },
  },
  text: {
    '4-5': `
      D<schoolones> It is morning, and there are clothes to put on. On the chair there is a pile for school: {those}. {Name} may want the soft ones from home. Each body feels cloth in its own way. Some of it can be stiff or cold. It gets softer when it has been worn.
      P<schoolones> School asks for the same clothes for all. It cannot feel them.
      Q<schoolones> With the school clothes on, {Name} may feel ____.
      H<schoolones> {helper} can warm the school ones in a bed.
      H<schoolones> {helper} can look for a softer kind.
      T<schoolones> {he} can show the place that feels bad.
      T<schoolones> {he} can put the soft ones out for after school.
      C<schoolones> {he} can say, "School ones now, soft ones later."
      A<schoolones> In the morning it was one pile, and after school the other. The soft ones lay on the chair all day. They did not mind. The knees got into both.
    `,
    '6-7': `
      D<schoolones> In the morning {Name} may see two piles on a chair. One is for school: {those}. The other is what feels good at home. It makes sense to want that one. Bodies do not all like the same cloth. School clothes can be stiff, tight or cold at first. It helps to find out which part is the bad one.
      P<schoolones> Schools choose clothes by how they look. Nobody at school can feel how they sit on a knee.
      P<schoolones> Lots of grown-ups change the minute they are home from work.
      Q<schoolones> With the school clothes on, {Name} may feel ____. It may be at the waist or at the knees.
      H<schoolones> {helper} can look for a softer kind in the same colour.
      H<schoolones> {helper} can ask the school what else is allowed.
      T<schoolones> {he} can wear the school ones at home for ten minutes in the evening. ~ Cloth gets softer, and so does the start.
      T<schoolones> {he} can point to the worst place. ~ One place can often be changed.
      C<schoolones> {he} can think, "These for school, and those for after."
      A<schoolones> In the morning the first pile went out of the door. The second one waited on the chair until four. One thing about the school clothes has been changed, or asked about. The rest gets a bit softer with each wash.
    `,
    '8-10': `
      D<schoolones> Clothes are chosen by the eye and worn by the skin. So there may be two piles on a chair: {those}, and what {Name} would rather wear. Nobody is being difficult. Some bodies notice a waistband all day, and others forget it by breakfast. Schools have rules about colour and kind, and hardly any about softness. That leaves more room than it seems.
      P<schoolones> Whoever made the rule was thinking of a tidy hall. Knees were not asked.
      P<schoolones> In the last ten minutes before the door, adults think of the clock. Earlier in the day they are better at thinking about cloth.
      Q<schoolones> In the school clothes, {Name} might notice ____. It helps to know exactly where.
      H<schoolones> {helper} can look for the same colour in a softer cloth, with a waist that gives.
      H<schoolones> {helper} can ask the school what is allowed. ~ It is sometimes more than people think.
      T<schoolones> {he} can make a list of what is wrong, from worst to least. ~ The first line is the one to change.
      T<schoolones> {he} can settle it in the evening, with both piles out. ~ Mornings are bad at decisions.
      C<schoolones> {he} can think, "School clothes till four. Then mine."
      A<schoolones> The decision was made the evening before, so the morning was only a morning. One line on the list has been dealt with, and the others are known. At four the second pile was still on the chair, where nobody had asked anything of it. School clothes get softer by being worn, which is the one good thing about wearing them.
    `,
  },
};
