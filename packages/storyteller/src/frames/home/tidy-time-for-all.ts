import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The time at nursery or in class when everybody tidies at once. */
export const tidyTimeForAll: NamedScene = {
  id: 'tidytime',
  image: 'one small job in a room where everybody tidies',
  cue: said(
    String.raw`\b(?:nursery|pre-?school|playgroup|kindergarten|school|class\w*|reception|key ?worker|teacher)\b[^]*\b(?:tid(?:y|ies|ying)|(?:clear|clean|pack)(?:s|ing)? (?:\w+ )?(?:up|away))\b|\b(?:tid(?:y|ies|ying)|(?:clear|clean|pack)(?:s|ing)? (?:\w+ )?(?:up|away))\b[^]*\b(?:at|in) (?:nursery|pre-?school|playgroup|kindergarten|school|class\w*|reception)\b`,
    String.raw`\b(?:(?:his|her|their) (?:bed)?room|bedroom|at home|after school|school ?bag|hid(?:es|ing|e)|under the table)\b`,
  ),
  decides: false,
  answers: /\b(?:runs? off|wanders? off|key ?worker|I am)\b/i,
  titles: { young: 'One for the Box', older: 'Just One Table' },
  roles: {
    teacher: TEACHER,
    where: {
      fallback: { text: 'nursery' },
      cues: [
        { match: /\b(?:school|reception|year (?:one|two|1|2))\b/i, phrase: { text: 'school' } },
        { match: /\bpre-?school\b/i, phrase: { text: 'preschool' } },
        { match: /\bplaygroup\b/i, phrase: { text: 'playgroup' } },
        { match: /\bkindergarten\b/i, phrase: { text: 'kindergarten' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<tidytime> It is tidy time at {where}. The toys go in. {Name has} two hands. One car is for the box. Plop!
      P<tidytime> Legs like to run off then. Lots of legs do.
      Q<tidytime> At tidy time, {Name} may feel ____.
      H<tidytime> {teacher} can sing a song for it.
      H<tidytime> {teacher} can give {him} a job.
      T<tidytime> {he} can bring one car.
      T<tidytime> {he} can bring one block.
      C<tidytime> {he} can say, "One for the box. Plop!"
      A<tidytime> Plop, plop, plop. The toys are in the box. The floor is free. Feet can dance on it.
    `,
    '4-5': `
      D<tidytime> At {where} all the play stops at tidy time. Then the blocks and the cars go back in a box. {Name} may want to be somewhere else just then. The game was good, and the room is loud. One small job is easier than a whole room.
      P<tidytime> Most children would like to play on. Some do one thing and look at it for ages.
      P<tidytime> So many blocks are a lot for the grown-ups. They are glad of each hand.
      Q<tidytime> When it is time to tidy, {Name} may feel ____.
      H<tidytime> {teacher} can tell {him} a bit before. ~ Then it is no surprise.
      H<tidytime> {teacher} can give {him} one job, such as the cars. ~ The same job each day is easy to find.
      T<tidytime> {he} can bring three things for the box.
      T<tidytime> {he} can say, "I do the cars."
      C<tidytime> {he} can think, "One for the box, and then one more."
      A<tidytime> The box is full, and the floor is free again. Each hand did a bit. Now there is room for what comes next. The toys come out another day, all of them.
    `,
    '6-7': `
      D<tidytime> When it is time to tidy a classroom, thirty people move at once. It is loud, and nobody seems to have a plan. {Name} may wander off, or find something better to look at. It is hard to start on a whole room. One table, or all the blue pencils, is a real job.
      P<tidytime> People who have tidied a lot may get cross. They see empty hands, and they cannot see a full head.
      P<tidytime> Teachers like to find the scissors in the pot for scissors. It saves them a search.
      Q<tidytime> In the middle of it all, {Name} may feel ____.
      H<tidytime> {teacher} can give out jobs by name. ~ A job with an end is easy to begin.
      T<tidytime> {he} can choose one kind of thing and bring it all back.
      T<tidytime> {he} can ask somebody, "Shall we do this table?"
      C<tidytime> {he} can think, "Just one table, and not the room."
      A<tidytime> One table is clear, and the pencils stand in their pots. The room took six minutes, because it was cut into thirty bits. Some bits were bigger than others. Tomorrow it is time to tidy the glue again.
    `,
  },
};
