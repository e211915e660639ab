import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { ONE_FRIEND } from './one-friend.ts';

const FRIEND = String.raw`(?:(?:best )?(?:friends?|mates?)|bestie|bff|friendship group)`;
const APART = String.raw`(?:(?:different|another|other|separate|next) (?:class\w*|forms?|tutor groups?)|not in (?:the same|his|her|their) (?:class|form)|(?:different|separate) (?:from|to) (?:his|her|their))`;

/** A friend is in another class now, and playtime is the same for both. */
export const aFriendInTheNextClass: NamedScene = {
  id: 'nextclass',
  image: 'a wall between two rooms, and one playground behind both',
  cue: said(
    String.raw`\b${APART} (?:to|from|than) (?:all )?(?:of )?(?:his|her|their) (?:\w+ )?${FRIEND}|\b${FRIEND}\b[^.!?]{0,40}\b${APART}|\b(?:not|(?:wo|is|ca|was|does)n['’]?t|without|apart from|separat\w+ from|split (?:up )?from|away from)\b[^.!?]{0,16}\b(?:in )?(?:the same |a )?(?:class|form)?\b[^.!?]{0,12}\b(?:as|with|from) (?:any of )?(?:his|her|their) (?:\w+ )?${FRIEND}\b|\b(?:mix\w*|split\w*|shuffl\w*|chang\w*) (?:up )?(?:of )?(?:the |their |all the |his |her )?class(?:es)?\b[^.!?]{0,60}\b(?:los(?:t|es|ing)|without|not with|away from) (?:all )?(?:his|her|their) (?:\w+ )?${FRIEND}\b|\bclass(?:es)?\b[^.!?]{0,40}\b(?:won['’]?t|not|isn['’]?t) be with (?:any of )?(?:his|her|their) (?:\w+ )?${FRIEND}\b`,
    String.raw`\b(?:twins?|school(?:s)? (?:in|on)|different schools?|another school|bull\w+|moved (?:house|away|to another (?:town|country)))\b`,
  ),
  decides: true,
  answers: /\b(?:class|friends?|miss(?:es)?)\b/i,
  titles: { young: 'One Playground for Two', older: 'The Wall and the Playground' },
  roles: { friend: ONE_FRIEND, teacher: TEACHER },
  text: {
    '4-5': `
      D<nextclass> There are two classes, and a wall between them. {Name} is on one side. {friend} is on the other side. It is sad not to sit together. But at playtime both doors open. There is one playground for both classes.
      P<nextclass> {friend} looks round for {Name} as well. A new class is new for both.
      Q<nextclass> Without {friend} in class, {Name} may feel ____.
      H<nextclass> {teacher} can say when playtime comes.
      H<nextclass> {helper} can find a day for the two to play.
      T<nextclass> {he} can wave when {friend} goes by.
      T<nextclass> {he} can sit beside one child who looks kind.
      C<nextclass> {he} can think, "Class is now, and then comes play."
      A<nextclass> The bell rings, and two doors open. There comes {friend}, with a lot to tell. {Name} has something to tell as well. After play the wall is back, and it is just a wall.
    `,
    '6-7': `
      D<nextclass> The grown-ups made the classes, and a wall is between two friends. {Name} is in one room, and {friend} is in the other. Nobody did anything wrong. It is sad, because a good friend makes a classroom feel like home. The wall is there in lessons. Behind it there is one playground.
      P<nextclass> Teachers mix a class for many reasons. It is no sign that a friendship was too loud or too small.
      P<nextclass> {friend} sits beside somebody new as well.
      Q<nextclass> Looking at who sits there now, {Name} may feel ____.
      H<nextclass> {teacher} can find a partner for {Name} who likes the same things.
      H<nextclass> {helper} can fix a day for the two of them after school.
      T<nextclass> {he} can agree on a place to meet at break, such as a bench.
      T<nextclass> {he} can learn one new name a day in the new class.
      C<nextclass> {he} can think, "A wall for lessons, and a bench for us."
      A<nextclass> At break somebody is on the bench already, swinging both legs. There are two classes to tell about, and twice as many odd things. In the new room one or two names have become faces. A friendship can go round a wall.
    `,
    '8-10': `
      D<nextclass> Class lists are made by adults with coloured pencils, and they cannot please everybody. This one has put {Name} into one class and {friend} into another. It can feel as if somebody had cut a thing in two without asking. Being sad or cross about it makes sense. What was cut is the timetable. Break, lunch, the way home and weekends are outside it.
      P<nextclass> Schools mix classes so that people get to know more of each other. They hardly mention that it costs something.
      P<nextclass> {friend} will find somebody to sit beside, and that may sting a little. There is room in a person for both.
      Q<nextclass> On the first morning in that room, {Name} might feel ____.
      H<nextclass> {helper} can ring the other family and fix a regular afternoon. ~ What stands in a calendar takes place.
      H<nextclass> {teacher} can be told in a quiet minute who was left on the other side. ~ It helps when somebody knows.
      T<nextclass> {he} can agree with {friend} where to meet at break, so that nobody needs to search.
      T<nextclass> {he} can find one person in the new class who is without their friend as well.
      C<nextclass> {he} can think, "They cut the timetable. They did not cut us."
      A<nextclass> By half-term the new class has a few people in it whose jokes are worth repeating. They get repeated at the usual place, and {friend} has some too. Missing somebody in lessons comes and goes. A friendship that has its own place and its own hour does not mind a wall.
    `,
    '11+': `
      D<nextclass> Tutor groups are drawn up by software and tired people in July, and friendship is one wish among thirty. As a result {Name} is in one class and {friend} is in another. It is reasonable to find that unfair. A shared desk does half the work of a friendship, since it supplies hours without anybody arranging them. From now on somebody needs to arrange a few.
      P<nextclass> Both of them will be sitting next to other people, and each may wonder what that means. Usually it means a seating plan.
      Q<nextclass> Walking into that room, {Name} might feel ____.
      H<nextclass> {helper} can offer lifts, food and a spare mattress. ~ Friendships between classes run on logistics.
      H<nextclass> {helper} can ask the school once whether a change is possible, and report the true answer.
      T<nextclass> {he} can fix a place and a time with {friend}: a bench, a bus, Thursdays.
      T<nextclass> {he} can talk to one person in the new class who looks as if they had lost somebody too.
      C<nextclass> {he} can think, "Different list. Same friend."
      A<nextclass> Some weeks in, the class consists of people rather than of a list. One or two of them are unexpectedly good company, and it is no betrayal to notice. {friend} is at the usual place at the usual hour, with complaints about a different teacher. What two people keep up on purpose tends to last longer than what a desk kept up for them.
    `,
  },
};
