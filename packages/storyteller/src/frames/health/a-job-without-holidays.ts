import { said, type NamedScene } from '../scene.ts';

const DIABETES = String.raw`\b(?:diabet\w*|insulin|t1d?\b|type ?(?:1|one)\b|blood sugars?|libre|dexcom)`;
const FED_UP = String.raw`\b(?:fed ?up|(?:sick|tired|bored) (?:and tired )?(?:of|with)|had enough|can['’]?t be bothered|does ?n['’]?t care|doesnt care|given up|giv(?:es|ing) up|hates (?:having )?(?:it|diabetes|his diabetes|her diabetes|being diabetic)|burn(?:ed|t)?[- ]?out|wants? a (?:day off|break)|why (?:me|does it have to be))\b`;

/** Diabetes that somebody is tired of, so that insulin or tests get left out. What the clinics call burnout (Diabetes UK). */
export const aJobWithoutHolidays: NamedScene = {
  id: 'noholidays',
  image: 'a job that has no holidays, and what can be taken off the list all the same',
  cue: said(`(?=[^]*${DIABETES})[^]*?${FED_UP}`, String.raw`\b(?:wants? to die|hid(?:es?|ing|den)|embarrass\w*|asham\w*|in front of)\b`),
  decides: true,
  answers: /\b(?:fed ?up|sick of|tired of|bored|hates|inject\w*|insulin|skip\w*|refus\w+|type|school|tests?|won['’]?t)\b/i,
  titles: { older: 'A Job Without Holidays' },
  beside: {
    benefits: [
      'Says plainly why insulin cannot wait, without a lecture.',
      'Takes being tired of diabetes for what it is.',
      'Looks for one thing that could be made lighter.',
    ],
    talk: {
      young: [
        'Which job has no holidays?',
        'Which part of it is the worst?',
        'Shall we ask the nurse what could be easier?',
      ],
      older: [
        'What is diabetes compared with here?',
        'Which word went into the blank?',
        'Shall we look for one thing in the week that somebody else could take over?',
      ],
    },
  },
  text: {
    '8-10': `
      D<noholidays> Diabetes is an illness and a job, and nobody applied for it. It begins before breakfast, it has no weekends, and nobody pays. {Name} may be thoroughly fed up with it. That is not being difficult. It happens to nearly everyone who has type 1, and clinics have a word for it. The hard part is that a body cannot take the day off as well. Without insulin the sugar climbs within hours, and that makes a person properly ill.
      P<noholidays> Diabetes nurses hear "I can't be bothered" every week. They would much rather hear it than find it out.
      P<noholidays> Parents who keep asking are frightened, and it comes out as nagging. They would like a holiday from it, too.
      Q<noholidays> When it is time again, {Name} might feel ____. It may be a word that is not for school.
      H<noholidays> {helper} can take over one part for a week, such as counting or writing down.
      H<noholidays> {helper} can hear "I left it out" and begin with thanks. ~ Then it can be put right in time.
      T<noholidays> {he} can tell an adult at once when insulin was left out. ~ Sooner is easier for the body.
      T<noholidays> {he} can grumble first and do it afterwards. ~ Insulin works just as well after a grumble.
      C<noholidays> {he} can think, "I don't have to like it. I only have to do it."
      A<noholidays> The job is still there in the morning, and something on the list is shorter. Somebody else counts the pasta. The clinic may know of another way to do the part that is worst. Being tired of an illness is allowed on any day. The body gets its insulin all the same, and then it can get on with being a body.
    `,
    '11+': `
      D<noholidays> As illnesses go, diabetes is a job: no pay, no holidays and a boss who does not sleep. {Name} has had it for long enough to be tired of it, and may have started to leave things out. The name for that is diabetes burnout, and it says nothing about character. It tends to arrive after a long stretch of doing everything right. The chemistry makes no allowance for it, unfortunately. Without insulin the sugar rises within hours, ketones follow, and that is an emergency.
      P<noholidays> Clinic staff see a row of numbers that somebody has produced around the clock. The sensible ones know what that costs, and would sooner hear "I stopped doing it" than guess.
      P<noholidays> Parents ask because they lie awake. It sounds like supervision, and it is fear with a clipboard.
      Q<noholidays> At the moment when it is due again, {Name} might feel ____. Several of the words that fit are not printed here.
      H<noholidays> {helper} can take over one task for a fortnight, such as carbs, supplies or the diary. ~ It is no step backwards. Adults with diabetes do it too.
      H<noholidays> {helper} can take an honest "I skipped it" without a lecture, and look at what is needed now.
      T<noholidays> {he} can say at the clinic which part is the worst, before dropping it. ~ There are pens, pumps and sensors, and there may be one that suits better.
      T<noholidays> {he} can tell somebody straight away when insulin was left out. ~ After an hour it is a correction, and after a day it may be a hospital.
      T<noholidays> {he} can find others with type 1, online through a charity or at a clinic day. ~ Nobody there needs an explanation.
      C<noholidays> {he} can think, "I don't have to like it. I only have to do it."
      A<noholidays> The boss is still in the building. One part of the job has gone to somebody else for now. The word "burnout" has been said to a person who writes things down. There will be days when half a minute seems a great deal to ask. The body gets its half minute, the mood gets to complain, and both can happen at once.
    `,
  },
}; // prettier-ignore
