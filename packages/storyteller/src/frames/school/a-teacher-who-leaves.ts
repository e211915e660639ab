import { TEACHER_WHO_GOES } from '../../teacher-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A teacher or key person is going to leave: it has not happened yet, and there is time for a goodbye. */
export const aTeacherWhoLeaves: NamedScene = {
  id: 'leaving',
  image: 'a goodbye that can be got ready, and what stays when a person goes',
  cue: said(
    String.raw`\b(?:teacher|miss|mrs\.? \w+|mr\.? \w+|ms\.? \w+|key ?worker|key person|ta|teaching assistant|head ?teacher|childminder|coach|one[- ]to[- ]one)\b[^.!?]{0,12}\b(?:(?:is|are|will be|['’]s) (?:leaving|going (?:away|to (?:leave|another))|retiring|moving (?:away|on|school))|will leave|leaves (?:at|in|next|soon)|retires|has a new job)\b`,
    String.raw`\b(?:baby|maternity|pregnan\w*|ill|cancer|dying|died|leaving (?:him|her) (?:alone|out)|for the day|early)\b`,
  ),
  decides: true,
  answers: /\b(?:leaving|leaves|upset|teacher|christmas|miss\w*|sad|goodbye|retir\w*)\b/i,
  titles: { young: 'Time for a Goodbye', older: 'What Stays When Somebody Goes' },
  roles: { leaver: { ...TEACHER_WHO_GOES, fallback: { text: 'the teacher' } } },
  text: {
    '4-5': `
      D<leaving> A teacher can go to a new job or a new place. Soon {leaver} will go. {Name} may be sad. It is no child's fault, not one bit. A new grown-up will come. There is time for a good goodbye.
      P<leaving> {leaver} will think of the children, too. It is hard to say goodbye to so many.
      Q<leaving> When it is time for a goodbye, {Name} may feel ____.
      H<leaving> {helper} can count the days with {Name}.
      H<leaving> {helper} can help with a card for the day.
      T<leaving> {he} can draw what was fun with {leaver}.
      T<leaving> {he} can say, "I will miss you."
      C<leaving> {he} can think, "Sad now, and a new face next."
      A<leaving> The card was given, and there was a wave. The teacher goes, and the songs stay. The pegs, the books and the friends stay, too. A new grown-up can learn all their names.
    `,
    '6-7': `
      D<leaving> {leaver} is going to leave. {Name} may be upset, because a good teacher knows a lot about a person. The jokes, the voice, the way to say "well done" will be missing. Teachers leave for reasons of their own, and no child is one of them. What was learned from them does not leave.
      P<leaving> {leaver} may be sad as well. Teachers keep drawings and cards for years.
      P<leaving> The new teacher has a list of names now, and no faces yet.
      Q<leaving> Thinking of the last day, {Name} may feel ____.
      H<leaving> {helper} can find out what stays the same and who comes next.
      H<leaving> {helper} can help to write or draw something for {leaver}.
      T<leaving> {he} can tell {leaver} one thing that was good.
      T<leaving> {he} can ask for one thing to keep, such as a song.
      C<leaving> {he} can think, "I can miss one and meet one."
      A<leaving> On the last day there was a card, and both were a bit sad. After that, the same clock hung there, and a new teacher said each name. It is good to have had somebody to miss.
    `,
    '8-10': `
      D<leaving> {leaver} is leaving, and {Name} is one of those who mind. Some teachers are more than lessons. They know who needs a joke before maths and who needs to be left alone. It takes a year to be known like that, and then they go. The reasons are theirs, such as a job, a move or a baby. Nobody in the class caused it. To be sad about it is a fair reply to something good that ends.
      P<leaving> Teachers find it harder than they show. They go to a place where nobody knows their jokes.
      P<leaving> The next one starts with thirty strangers. A friendly face in the second row makes a great difference.
      Q<leaving> On the last day, {Name} might feel ____. It may come a week later instead.
      H<leaving> {helper} can help to find out when it is and what comes after. ~ Dates make it easier.
      H<leaving> {helper} can pass on to the next teacher what helped. ~ Then it need not be found out again.
      T<leaving> {he} can write down one thing that {leaver} said or did, and hand it over. ~ Teachers keep such letters.
      T<leaving> {he} can ask for one piece of advice to keep.
      C<leaving> {he} can think, "What I learned stays here with me."
      A<leaving> The letter was handed over, and {leaver} read it twice. After the holidays another teacher stood there and could not find the light switch. Some things will be done differently, and some of those may even be good. It is possible to miss one teacher and give the next one a chance.
    `,
    '11+': `
      D<leaving> {leaver} is leaving, and {Name} takes it harder than the timetable would suggest. A good teacher is one of the few adults who see a person every week without being related to them. To be known by somebody like that is worth a lot, and it is not quickly replaced. The reasons for going are their own. Being sad, or cross, or both, is what happens when something that worked comes to an end by somebody else's decision.
      P<leaving> Teachers are rarely told what they meant to anyone. The ones who are told remember it for the rest of their working lives.
      P<leaving> Whoever comes next will be compared for weeks and will know it.
      Q<leaving> In one of the last lessons, {Name} might notice ____.
      H<leaving> {helper} can make sure that what was arranged is written down and handed on. ~ Agreements can outlast a person.
      H<leaving> {helper} can leave room for being sad about it, without saying that it is only a teacher.
      T<leaving> {he} can say it or write it: one sentence about what made the difference.
      T<leaving> {he} can find out who else at school would be a good person to go to.
      C<leaving> {he} can think, "The person goes. What I learned from them doesn't."
      A<leaving> It was said, briefly, at the end of a lesson, and the teacher needed to look for a pen. What comes next will be different and will be measured unfairly for a term. The habits that began in that room are portable. In some years it will be one of the names that come up when people ask who taught somebody something.
    `,
  },
};
