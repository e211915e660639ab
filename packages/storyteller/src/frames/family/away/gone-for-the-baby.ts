import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

/** Who is in hospital with the baby. */
const MOTHER: Role = {
  fallback: { text: 'Mummy' },
  cues: [
    { match: /\b(mum|mummy|mom|mommy|mama)\b/i, phrase: { text: '$', gender: 'f' } },
    { match: /\b(?:my wife|mother)\b/i, phrase: { text: 'Mum', gender: 'f' } },
  ],
};

const MUM = String.raw`(?:mum|mummy|mom|mommy|mama|mother|my wife|i['’]?m|i am|i['’]?ll be|i will be)`;
const BABY = String.raw`(?:(?:(?:the|a|our|my|his|her|new) (?:\w+ )?)?baby|(?:baby|new) (?:brother|sister)|c[- ]?section|caesarean|give birth|giving birth|labour|birth|newborn|have the baby)`;

/** A mother in hospital to have a baby, or with one, and the child who waits at home. */
export const goneForTheBaby: NamedScene = {
  id: 'forthebaby',
  image: 'two beds: one at home, and one in hospital with a tiny cot beside it',
  cue: said(
    String.raw`\b${MUM}\b[^.!?]{0,40}\bhospital\b[^.!?]{0,40}\b${BABY}\b|\b${MUM}\b[^.!?]{0,60}\b${BABY}\b[^.!?]{0,40}\bhospital\b|\bhospital\b[^.!?]{0,40}\b${BABY}\b[^.!?]{0,40}\b(?:misses|without|while|stay\w*)\b`,
    String.raw`\b(?:died|dead|miscarr\w*|stillb\w*|lost the|incubator|nicu|prem\w*|early|poorly|very ill|intensive|sick|ventilator|depress\w*)\b`,
  ),
  decides: true,
  titles: { young: 'A Big Bed and a Tiny Cot', older: 'While the Baby Comes' },
  roles: { mother: MOTHER },
  beside: {
    benefits: [
      'Says where the mother is while a baby is being born, and who is with {name}.',
      'Says that missing her and being cross with a baby are both allowed.',
      'Gives {name} something to send, so that news goes both ways.',
    ],
    talk: {
      young: [
        'Where is the tiny cot?',
        'How does it feel while she is there?',
        'Shall we send something to the hospital?',
      ],
      older: ['Who is where in the story?', 'Which word went into the blank?', 'Shall we make something for the ward?'],
    },
  },
  text: {
    '2-3': `
      D<forthebaby> {mother} is in hospital. {Name} may look for her. She is not ill. A baby comes there.
      P<forthebaby> {mother} thinks of {Name} too.
      Q<forthebaby> With {mother} there, {Name} may feel ____.
      H<forthebaby> {helper} can hug and wait too.
      H<forthebaby> {helper} can do bedtime.
      T<forthebaby> {he} can kiss a photo.
      T<forthebaby> {he} can pick a toy to send.
      C<forthebaby> {he} can say, "Hello, big bed. Hello, cot."
      A<forthebaby> A big bed is in the hospital. A tiny cot is by it. {Name has} a bed here. Night-night, three beds.
    `,
    '4-5': `
      D<forthebaby> {mother} is in hospital, because a baby is born there. She is not ill. {Name} may miss her at breakfast and at bedtime. Next to the big bed there is a tiny cot on wheels. Grown-ups at home know how {he likes} things, or they can ask.
      P<forthebaby> {mother} looks at the baby and thinks of {Name}. There is room in a head for both.
      Q<forthebaby> While {mother} is in hospital, {Name} may feel ____.
      H<forthebaby> {helper} can do bedtime just as it goes here. ~ {Name} can say how.
      H<forthebaby> {helper} can help to ring the hospital.
      T<forthebaby> {he} can draw a picture for the wall over the cot.
      T<forthebaby> {he} can keep a thing that smells of {mother}.
      C<forthebaby> {he} can say, "A cot there, a bed here, goodnight."
      A<forthebaby> In the hospital are a big bed and a tiny cot. At home there is a bed that knows {Name}. Nobody can say to the hour when they come. But the picture over the cot is there already.
    `,
    '6-7': `
      D<forthebaby> {Name} may know hospitals for people who are ill. One floor is for babies, and {mother} is there. Having a baby takes some time, and so does the rest after it. Doctors and midwives look after both of them. {Name} may have wanted the baby and not the days without {mother}. One can want the one and not the other.
      P<forthebaby> {mother} has a phone on the bed and listens for it. It is odd to sleep so far from {Name}.
      P<forthebaby> Visitors and grandparents ask about the baby first. Some of them forget the second question.
      Q<forthebaby> At bedtime without {mother}, {Name} may feel ____. Cross and glad can come together.
      H<forthebaby> {helper} can say who comes when, and who sleeps here.
      H<forthebaby> {helper} can keep school, supper and bed as they are.
      T<forthebaby> {he} can write a note to {mother} alone, not to the baby.
      T<forthebaby> {he} can get one thing ready at home, such as a card.
      C<forthebaby> {he} can think, "They are there, I am here, and we have a phone."
      A<forthebaby> In the hospital, a tiny cot stands beside a bed. A note is stuck to the side of it. At home a card hangs on the door, ready to be read. Once {Name} was that small, and had all the time in the world.
    `,
  },
};
