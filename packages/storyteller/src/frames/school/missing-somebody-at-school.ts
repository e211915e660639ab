import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Who is missed all day, in the word a child has for them. */
const MISSED: Role = {
  fallback: { text: 'somebody at home' },
  cues: [
    { match: /\bmiss(?:es|ing)? (?:(?:his|her|their) )?(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|nan|grandad)\b/i, phrase: { text: '$' } },
    { match: /\bmiss(?:es|ing)? (?:(?:his|her|their) )?(?:baby )?(brother|sister|dog|cat)\b/i, phrase: { text: '{his} $' } },
  ],
}; // prettier-ignore

const MISSES = String.raw`\bmiss(?:es|ing)? (?:me|us|mummy|mum|mommy|mom|mama|daddy|dad|home|being at home|(?:his|her|their) (?:mummy|mum|mom|dad|daddy|sister|brother|dog|cat|baby brother|baby sister))\b`;
const AT_SCHOOL = String.raw`\b(?:at school|to school|school|all day|in class|reception|year \d|nursery|pre-?school)\b`;

/** Somebody who is missed in the middle of a school day. */
export const missingSomebodyAtSchool: NamedScene = {
  id: 'missing',
  image: 'a thread of thought that goes from a school desk to somebody at home and back',
  cue: said(
    `(?=[^]*(?:${AT_SCHOOL}))[^]*?(?:${MISSES})`,
    String.raw`\b(?:died|passed away|works? away|working away|prison|army|deployed|split|separated|divorced|new school|moved|abroad|camp|residential|trip|sleepover|(?:his|her) dad'?s)\b`,
  ),
  decides: true,
  titles: { young: 'Two Places, One Thought', older: 'In the Middle of the Morning' },
  roles: { missed: MISSED, teacher: TEACHER },
  text: {
    '4-5': `
      D<missing> At school {Name} thinks of {missed}. It comes after the bye-bye, or at lunch. Missing is a pull in the tummy. It means that two people belong together. At the end of the day there is a hello.
      P<missing> {missed} is busy with the day. Then {missed} thinks of {Name}, too.
      Q<missing> When the missing comes, {Name} may feel ____.
      H<missing> {teacher} can hold a hand, and say what comes next.
      H<missing> {helper} can draw a small heart on two hands.
      T<missing> {he} can press the heart on the hand.
      T<missing> {he} can draw a picture to take home.
      C<missing> {he} can say, "I miss you, and I can play."
      A<missing> The sand, the song and the story are done. Now come the coats. The door opens, and it is hello. The picture goes from hand to hand.
    `,
    '6-7': `
      D<missing> In the middle of a school day {Name} may think of {missed}. It often comes when it is quiet, after the goodbye or at lunch. There is a pull inside, and the eyes get wet. Missing is no illness. It is a part of being fond of somebody. It comes and goes many times in one day.
      P<missing> {missed} has a day as well, with emails or shopping in it. Nobody forgets anybody on a day like that.
      P<missing> Other children miss someone, too. Most of them have a little trick for it.
      Q<missing> When the missing comes, {Name} may feel ____. It may be in the throat.
      H<missing> {teacher} can give a job in the quiet minutes.
      H<missing> {helper} can draw a heart on both hands before goodbye.
      T<missing> {he} can press the heart and breathe out three times.
      T<missing> {he} can save up one thing to tell after school.
      C<missing> {he} can think, "Missing comes, and missing goes. Then it is home time."
      A<missing> By home time there is a joke to tell, and a new word. All of it was saved up in the missing minutes. The goodbye was in the morning, and here comes the hello. The heart has rubbed off a bit, and that is because it was used.
    `,
    '8-10': `
      D<missing> People suppose that missing somebody at school stops at six. It does not, and hardly anyone of nine says so. {Name} may get through the goodbye well enough, and then find it waiting in the quiet part of a lesson. The thought of {missed} pulls, the throat gets tight, and the day seems very long. It is a sign of being close to someone. Bodies were built to notice when their people are out of sight.
      P<missing> {missed} has an ordinary day meanwhile, most of it dull. Being apart for seven hours does not make two people less close.
      P<missing> Others in the class have it too. They look out of the window when it comes.
      Q<missing> When it comes in the middle of a lesson, {Name} might feel ____.
      H<missing> {teacher} can know about it, and leave {him} a minute or an errand.
      H<missing> {helper} can put something small into a pocket, such as a button or a note. ~ Thumbs like to have something.
      T<missing> {he} can breathe out slowly and write down one thing to tell later.
      T<missing> {he} can move: hand out books, sharpen a pencil, ask a question. ~ Missing likes people who sit still.
      C<missing> {he} can think, "It is a wave, and it goes by."
      A<missing> At the end there were four things on the list, and one of them was funny. It took until the traffic lights to tell them all. Goodbye happens each morning and hello each afternoon. The missing in the middle can be carried, and it gets lighter when somebody knows.
    `,
  },
};
