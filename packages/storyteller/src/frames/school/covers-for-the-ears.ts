import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const COVERS = String.raw`\b(?:ear ?(?:defenders|protectors|muffs)|noise[- ]cancelling headphones|(?:his|her|their) headphones|ear ?plugs)\b`;
const LAUGHED = String.raw`\b(?:laugh\w*|teas\w*|mock\w*|ma(?:de|kes?|king) fun|star(?:e|es|ed|ing)|call(?:s|ed|ing)? (?:him|her|them)|embarrass\w*|comments?|point(?:s|ed|ing)? at|weird|bab(?:y|ies)|bull(?:y|ied|ying))\b`;

/** Ear defenders that others laugh at, so that they stay off. */
export const coversForTheEars: NamedScene = {
  id: 'earcovers',
  image: 'two covers that make a room softer, and a laugh that is outside them',
  cue: said(
    `(?=[^]*${COVERS})[^]*${LAUGHED}`,
    String.raw`\b(?:autis\w*|asd|asc|music|gam(?:e|ing)|phone|brother|sister|(?:he|she) (?:laughs?|laughed|teases))\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:ear ?defenders|headphones|laugh\w*|wear\w*|class|children|teas\w*|embarrass\w*)\b/i,
  titles: { young: 'Soft on Two Ears', older: 'Softer on Purpose' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says what ear defenders are for, and that a laugh is no reason to go without.',
      'Gives {name} a short answer, or none.',
      'Shows whom to tell.',
    ],
    talk: {
      young: [
        'What do the covers do?',
        'Which word fits in the blank?',
        'Shall we listen with ears covered and then open?',
      ],
      older: [
        'Who else wears something on their ears?',
        'Which word went into the blank?',
        'Shall we think of one short answer?',
      ],
    },
  },
  text: {
    '4-5': `
      D<earcovers> Ear defenders make loud things soft. {Name} has some, and they help. Somebody laughed at them. It was teasing, and it was not kind. Ears know what they need.
      P<earcovers> The one who laughed had not seen such a thing. Builders wear them, and so do drummers.
      Q<earcovers> With the covers on, {Name} may feel ____.
      H<earcovers> {teacher} can show the class how soft it gets.
      H<earcovers> {helper} can say that it is fine to wear them.
      T<earcovers> {he} can put them on and go on playing.
      T<earcovers> {he} can tell a grown-up who laughed.
      C<earcovers> {he} can say, "They help my ears."
      A<earcovers> The ears have it soft again. A grown-up has heard about the laugh. There is paint, and there is a brush. Now the words are outside, and the quiet is inside.
    `,
    '6-7': `
      D<earcovers> Some ears let in more noise than others do. For that there are ear defenders, and {Name} has some. Others laughed at them. It was teasing, and it was about a thing that helps. Nobody laughs at a raincoat, and it works in the same way. It keeps out what is too much.
      P<earcovers> People laugh at what they have not seen before. Once they have tried it on, they say, "Oh."
      P<earcovers> Drummers, builders and pilots cover their ears at work. They want to hear well when they are old.
      Q<earcovers> With a laugh behind the back, {Name} may feel ____.
      H<earcovers> {teacher} can stop it, and tell all what they are for.
      H<earcovers> {helper} can ask the school for a set that anyone may borrow.
      T<earcovers> {he} can say, "They make it quieter," and go on.
      T<earcovers> {he} can wear them just for the loud bits.
      C<earcovers> {he} can think, "They help. That is why."
      A<earcovers> The joke took two seconds, and the noise would have lasted all morning. A grown-up knows about it and can stop it. Under the covers it is soft, and there is room to think. Nobody needs a reason to look after their ears.
    `,
    '8-10': `
      D<earcovers> Ears are not all built alike, and for some a classroom is as loud as a building site. {Name} has ear defenders against that. Others made jokes about them, and so the choice was noise or teasing. It is an unfair choice. Making the teasing stop is a job for the school. Then what is left is only whether it is loud or not.
      P<earcovers> Those who laugh mostly have no idea what they are for. A minute with them on explains it better than a talk.
      P<earcovers> Sound engineers guard their ears more carefully than anyone. To them it is a tool.
      Q<earcovers> With a hand on the ear defenders and people looking, {Name} might feel ____.
      H<earcovers> {teacher} can treat remarks as teasing, and let the ear defenders be as ordinary as a ruler.
      H<earcovers> {helper} can ask about smaller ones. ~ There are earplugs that hardly show.
      T<earcovers> {he} can say, "It's too loud for me without," in a bored voice.
      T<earcovers> {he} can decide lesson by lesson when they are worth it.
      C<earcovers> {he} can think, "Their joke is short. My day is long."
      A<earcovers> It has been said to an adult, and the remarks are not for {Name} to sort out. With less noise there was room for fractions and one good idea. In a few weeks the ear defenders are part of the room, like the clock. Nobody tells a joke about a clock.
    `,
    '11+': `
      D<earcovers> It takes some nerve to put on ear defenders in front of a class, and {Name} has done it. Others found it funny. The result is a choice between a headache and teasing, and it is hardly surprising that people choose the headache. It is the wrong two options. Remarks about something a person needs are for the school to deal with. Noise is for the ear defenders.
      P<earcovers> At this age anything visible gets a comment, and next week it is somebody's haircut.
      P<earcovers> People who work with sound protect their hearing as a matter of course. They pay good money for it.
      Q<earcovers> At the start of a loud lesson, {Name} might notice ____.
      H<earcovers> {helper} can look at discreet ones, such as filtered earplugs. ~ They take the edge off and leave the voices.
      H<earcovers> {helper} can ask for it to be written down at school that they may be worn.
      T<earcovers> {he} can say, "Sensitive hearing," and turn back to the work.
      T<earcovers> {he} can tell one teacher who said what. ~ It is dealt with faster than people think.
      C<earcovers> {he} can think, "I can have quiet, or their opinion. I take quiet."
      A<earcovers> The lesson was bearable, which had been the point. Teasing that gets no reaction and one visit from a teacher does not last. What lasts is having ears that still work at forty. By then nobody will remember the words.
    `,
  },
};
