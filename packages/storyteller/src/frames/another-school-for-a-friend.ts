import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';
import { ONE_FRIEND } from './school/one-friend.ts';

/** A first day at school without the friend from nursery, who starts at another school. */
export const anotherSchoolForAFriend: NamedScene = {
  id: 'otherschool',
  image: 'two school bags on two roads, and a friendship that is not at school',
  cue: said(
    String.raw`(?=[^]*\b(?:first day|start(?:s|ing)?|reception|kindergarten|big school|primary|year (?:1|one)|foundation|september)\b)[^]*?\b(?:(?:best )?friends?|bestie|bff|cousin|twin|\p{Lu}\p{Ll}+)\b(?: from (?:nursery|preschool|playgroup))?[^.!?]{0,12} (?:(?:is|are|will be|['’]?s) )?(?:(?:all |both )?(?:go(?:es|ing)?|start(?:s|ing)?) (?:to|at)|at) (?:a |an )?(?:different|another|other) (?:primary |big )?school\b`,
    String.raw`\b(?:secondary|high school|year (?:6|7|six|seven)|moved|moving (?:house|away)|we are moving|bull\w+)\b`,
  ),
  decides: true,
  titles: { young: 'Two Bags, Two Roads' },
  roles: { friend: ONE_FRIEND, teacher: TEACHER },
  text: {
    '4-5': `
      D<otherschool> On the first day there are two school bags. One is {Name}'s. One goes with {friend}, to another school. It is sad when a friend is not in the same room. But a friend is not only for school. They can meet and play on other days.
      P<otherschool> {friend} will have a first day too. There are new faces there as well.
      Q<otherschool> Without {friend} at school, {Name} may feel ____.
      H<otherschool> {teacher} can find somebody to sit beside {Name}.
      H<otherschool> {helper} can find a day for the two to play.
      T<otherschool> {he} can tell {teacher}, "I miss {friend}."
      T<otherschool> {he} can ask a child, "What is your name?"
      C<otherschool> {he} can think, "One old friend, and maybe a new one."
      A<otherschool> The first day is done, and the bag is home. {Name} knows one or two new names. {friend} knows some as well. When they meet, they can tell it all. Two schools make two stories.
    `,
    '6-7': `
      D<otherschool> Two friends go to school on the same day, and to two different schools. {Name} knew somebody well, and now that chair is in another room. It is sad, and it is all right to say so. A friend is still a friend with another gate and another peg. Only the mornings are apart.
      P<otherschool> {friend} looks for a known face on that first day as well. There is none there either.
      Q<otherschool> Looking round for {friend}, {Name} may feel ____.
      H<otherschool> {teacher} can put {Name} next to somebody who likes the same game.
      H<otherschool> {helper} can choose a day in the week for the two.
      T<otherschool> {he} can ask somebody new, "Do you want to sit here?"
      T<otherschool> {he} can keep one thing to tell {friend}.
      C<otherschool> {he} can think, "An old friend today, and new names tomorrow."
      A<otherschool> The first day had some new names in it, and one of them stayed. After school {friend} may want to hear about it. They have two playgrounds now and twice as much to tell. Missing somebody goes along to school, and gets lighter when there is a game.
    `,
  },
};
