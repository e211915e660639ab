import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** A time of months, as it is said. */
export const COUNT_OF_MONTHS = String.raw`(?:(?:a |one |another )?(?:year|tour)|(?:for )?${COUNT}(?: or ${COUNT})? (?:more |long )?months)`;

/** How long it is, as it was said. */
export const HOW_LONG: Role = {
  fallback: { text: 'many months' },
  cues: [
    ...'2 3 4 5 6 7 8 9 10 11 12'.split(' ').map((digits, n) => ({
      match: new RegExp(String.raw`\b${digits} (?:more |long )?months\b`, 'i'),
      phrase: {
        text: `${['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][n] ?? ''} months`,
      },
    })),
    ...'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word) => ({
      match: new RegExp(String.raw`\b${word} (?:more |long )?months\b`, 'i'),
      phrase: { text: `${word} months` },
    })),
  ],
};

/** A parent who is with the army, at sea or abroad for months, and not for some suppers. */
export const manyMonths: NamedScene = {
  id: 'months',
  image: 'a jar with one bean for each week',
  cue: said(
    String.raw`\b(?:deploy\w*|away|at sea|navy|army|military|raf|abroad|offshore|tour|submarine|overseas|working in|gone|overseas)\b[^.!?]{0,40}\b${COUNT_OF_MONTHS}\b|\b${COUNT_OF_MONTHS}\b[^.!?]{0,30}\b(?:deploy\w*|away|at sea|tour|abroad)\b|\bdeploy(?:ed|ment)\b`,
    String.raw`\b(?:prison|jail|(?:comes?|coming|came|is|got|gets) (?:back|home)|back from|months? (?:on|old)|deploys? (?:next|in|on)|(?:leaves?|goes|going|flies|sails|away)\b[^.!?]{0,30}\b(?:next|tomorrow|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|one|two|three|\d) (?:days?|weeks?|months?))\b|going to be deployed|hospital|never (?:rings|calls)|${COUNT} months (?:ago|and \w+ months))\b`,
  ),
  decides: false,
  titles: { young: 'A Bean for Each Week', older: 'One Bean a Week' },
  roles: { howlong: HOW_LONG },
  text: {
    '2-3': `
      D<months> {who} is away. It is a long time away. {Name} may look at the door. Plop! A bean goes in a jar.
      P<months> {who} thinks of home.
      Q<months> With {who} away, {Name} may feel ____.
      H<months> {helper} can look at a photo.
      T<months> {he} can drop in the bean.
      T<months> {he} can blow a kiss.
      C<months> {he} can say, "Plop, one more."
      A<months> Plop, plop, go the beans. {who} is away, and {Name} is loved. Night-night, jar.
    `,
    '4-5': `
      D<months> {who} is away for a long time. It is {howlong}, and {Name} cannot count that on fingers. Beans can do it. For each week, one bean goes into a jar. Plop! The reason is work, and no child made it so.
      P<months> {who} may look at a photo over there. It is hard to be far off, too.
      P<months> The one at home does two jobs now. That makes people tired, and sometimes a bit cross.
      Q<months> On a long day without {who}, {Name} may feel ____.
      H<months> {helper} can sit with {him} when the missing comes.
      H<months> {helper} can say which day is for the bean.
      T<months> {he} can drop the bean in on that day.
      T<months> {he} can tell the jar one thing that {who} missed.
      C<months> {he} can say, "Plop. That was one week."
      A<months> The jar is not full yet, and it gets heavier. Every bean is a week that is over. {who} is away and belongs to this family all the time. Shake the jar, and it sounds like rain.
    `,
    '6-7': `
      D<months> {who} is away for {howlong}. {Name} may grow out of a pair of shoes in that time. A long time is easier to look at in pieces. In some families a bean goes into a jar each week. The reason is work, and not anything that a child did.
      P<months> Far off there is a bed, a locker and perhaps a photo. People there do not talk about missing much. They do it anyway.
      P<months> At home everyone has a job more than before. Grown-ups can be cross from tiredness. It is not about the beans.
      Q<months> When the end is still far off, {Name} may feel ____. It may be another word on a Sunday.
      H<months> {helper} can keep a day for the bean, with pancakes.
      H<months> {helper} can say what is known about calls.
      T<months> {he} can put a note into the jar with each bean. ~ It can be read later, all at once.
      T<months> {he} can learn a trick or a song to show afterwards.
      C<months> {he} can think, "Not all the months at once. One bean."
      A<months> The weeks go from the bottom of the jar to the middle. Birthdays are in it, and a tooth, and a few bad days. {who} is away and wants to hear it all. The jar keeps it, week by week.
    `,
    '8-10': `
      D<months> A deployment or a long job is not like a trip. {who} is away for {howlong}. In that time {Name} may grow three centimetres and change best friends. Looking at the whole of it is like looking at a whole staircase. In some families one bean goes into a jar every week, which is childish and works. The reason is the work. It has nothing to do with anything that a child said or did.
      P<months> Those who are away have a routine and very little privacy. Calls get cut off, and it is hard to sound cheerful on time. Silence on the line mostly means a bad connection.
      P<months> People at school may ask whether it is dangerous. They want to be interested. It is fine to answer with the weather.
      Q<months> In the middle of it, {Name} might feel ____. The middle is often harder than the start.
      H<months> {helper} can say what is known and what is not, and not pretend. ~ A gap can be lived with if it is called one.
      H<months> {helper} can take back a few of the jobs. ~ Somebody of that age is not a second parent.
      T<months> {he} can keep a list of things to tell, with dates. ~ Otherwise a call begins with "nothing much".
      T<months> {he} can stay out of the call for once, and write instead. ~ It is not a sign of not caring.
      C<months> {he} can think, "One week at a time fits in a jar."
      A<months> Half a jar is a lot of Mondays. {who} is away and will be behind on everything: the jokes, the new teacher, the length of the trousers. It takes a while to catch up on that, and it is a good kind of work. Until then there is a bean every Sunday.
    `,
  },
};
