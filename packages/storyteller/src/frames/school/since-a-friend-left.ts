import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The friend who is not at that school any more, by name where there is one. */
const GONE: Role = {
  fallback: { text: '{his} best friend' },
  cues: [
    { match: /\b(?:friend|mate|bestie),? (?:called |named )?(?!He\b|She\b|The\b|They\b|Has\b)(\p{Lu}\p{Ll}+)\b/u, phrase: { text: '$' } },
    { match: /\b(?:since|after|because|without) (?!He\b|She\b|The\b|They\b|Year\b|Christmas\b|Easter\b|September\b|January\b)(\p{Lu}\p{Ll}+) (?:left|moved|has (?:left|moved)|went|is gone|changed)/u, phrase: { text: '$' } },
  ],
}; // prettier-ignore

const LEFT = String.raw`\b(?:(?:friend|mate|bestie)\b[^.!?]{0,30}\b(?:left|leaving|moved|gone|changed (?:class|school)\w*|moving)|without (?:his|her|their) (?:best )?friend)\b`;
const NOT_IN = String.raw`\b(?:won['’]?t|refus\w+|does ?n['’]?t want|not want|hates?|can(?:['’]?t|not) face|cries about)\b[^.!?]{0,30}\bschool\b|\bschool\b[^.!?]{0,20}\b(?:refus\w+)\b`;

/** School has become hard since a friend left it. */
export const sinceAFriendLeft: NamedScene = {
  id: 'emptychair',
  image: 'an empty chair in a classroom, and the hooks to the left and the right',
  cue: said(`(?=[^]*(?:${LEFT}))(?=[^]*(?:${NOT_IN}))`),
  decides: true,
  titles: { young: 'The Empty Chair', older: 'The Chair by the Window' },
  roles: { gone: GONE, teacher: TEACHER },
  text: {
    '6-7': `
      D<emptychair> School looks the same, and one friend's chair is empty. {gone} sat there. {Name} may not want to go in, since everything shows who is missing. The wall has no one at it, and jokes have nobody to go to. Being sad about that is right. It is a reason why a morning is heavy.
      P<emptychair> Others in the class miss a friend, too. They may not know how to say so.
      P<emptychair> Grown-ups see a child who does not want to go. It helps when they know that it is about a chair.
      Q<emptychair> Looking at that chair, {Name} may feel ____.
      H<emptychair> {teacher} can give {him} another seat, next to somebody kind.
      H<emptychair> {helper} can plan a call or a letter on a fixed day.
      T<emptychair> {he} can tell {teacher}, "Playtime is the hard part."
      T<emptychair> {he} can ask one child to play a game from before.
      C<emptychair> {he} can think, "I miss my friend, and I can go in."
      A<emptychair> The chair gets used again, by a bag or by somebody new. School has an hour in it now that is not so bad. A letter lies on the mat at home. It is from a friend, who had an empty chair, too.
    `,
    '8-10': `
      D<emptychair> When a best friend leaves, a school stays where it is and turns into another place. {Name} may have no wish to go into it. {gone} was who the jokes were for, and the answer to "who are you with?" Without that, break is twenty minutes long and the classroom has a gap by the window. Not wanting to go is not being difficult. It is missing somebody, at the very spot where it is worst.
      P<emptychair> Others have noticed it as well. Some would like to come over, and think that the place is still taken.
      P<emptychair> Adults at home see a bad morning. If they know which part is the hard one, they can do something about it.
      Q<emptychair> At the door of the classroom, {Name} might feel ____.
      H<emptychair> {teacher} can change the seats, and find a lunchtime job for two.
      H<emptychair> {helper} can fix a day for a call or a visit. ~ What is in the calendar need not be missed all week.
      T<emptychair> {he} can say which twenty minutes are the worst. ~ It is seldom the whole day.
      T<emptychair> {he} can ask somebody about one thing, such as a drawing or a match. ~ It need not be the next best friend.
      C<emptychair> {he} can think, "It is a gap. It is not the whole room."
      A<emptychair> The chair by the window has a coat on it now, and one day a person. {gone} has a gap somewhere else, and writes about it. School gets back a good hour, and then a good morning. Missing a friend goes on for a long time, and it can be done from inside a classroom as well.
    `,
    '11+': `
      D<emptychair> One friend leaves, and the school keeps its timetable as if nothing had happened. For {Name} most of it may have gone. {gone} was the seat on the bus, the look across a classroom and the reason that lunch needed no planning. To find it hard to walk in since then is a sensible reaction, although from outside it gets filed under attitude. The groups had settled years ago. Nobody left a vacancy.
      P<emptychair> Other people assume that somebody who was half of a pair would rather be left alone. It takes one sentence to correct that, and it is a hard sentence to say.
      P<emptychair> Parents tend to hear "I'm not going" as being about school. It can be translated for them.
      Q<emptychair> Getting on the bus alone, {Name} might notice ____.
      H<emptychair> {teacher} can arrange one lesson or one lunch differently. ~ It is a small change, and it breaks the worst hour.
      H<emptychair> {helper} can treat it as a loss, and not as a discipline problem.
      T<emptychair> {he} can keep one fixed call a week, and leave the rest of the evenings free for people nearby.
      T<emptychair> {he} can go to one thing that meets weekly and has its own reason for meeting.
      C<emptychair> {he} can think, "It is one person missing. It is not all of them."
      A<emptychair> The empty seat gets filled in the end, usually by somebody with too many bags. It is not a replacement, and nobody says that it is. School becomes a place with other people in it, slowly and with bad Mondays. A friend who moved is still a friend, with a longer delay.
    `,
  },
};
