import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SOMEBODY_BAD = String.raw`\b(?:bad|scary|dangerous|angry|strange) (?:man|men|people|person|guys?|someone|somebody)\b|\b(?:intruders?|baddies|gunm[ae]n|shooters?|robbers?|strangers?|kidnapp?ers?|attackers?|someone|somebody)\b[^.!?]{0,30}\b(?:com(?:e|es|ing)|get(?:s|ting)?|break(?:s|ing)?|is going to|will|might|could|hurt|outside|there)|\bask\w*\b[^.!?]{0,16}\b(?:if|whether) (?:it['’]?s|it is|it was|that was) (?:for )?real\b|\bthinks? (?:it was|it['’]?s|it is) (?:for )?real\b`;

/** A drill is over, and the question stays who it was for. */
export const afterTheDrill: NamedScene = {
  id: 'whocomes',
  image: 'a practice that is kept on a shelf, like a bucket for a fire that is not there',
  cue: said(
    SOMEBODY_BAD,
    String.raw`\b(?:(?:was|not|wasn'?t) (?:just )?a (?:drill|practice)|real lockdown|for real|really happened|police came)\b`,
  ),
  decides: false,
  answers: new RegExp(SOMEBODY_BAD, 'i'),
  titles: { young: 'A Practice Is a Practice', older: 'What the Practice Was For' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<whocomes> At school there was a drill. It was a practice, and nobody came. Afterwards {Name} may think of somebody bad all the same. A head does that when it was told to hide. The class was quiet and low for a bit. A practice is for something that hardly any school ever needs.
      P<whocomes> Grown-ups keep the doors of a school. They know who comes in, and they look after it each day.
      Q<whocomes> Thinking of the drill, {Name} may feel ____.
      H<whocomes> {teacher} can say once more that it was a practice.
      H<whocomes> {helper} can answer each question by day, on a lap.
      T<whocomes> {he} can ask, "Was that a practice?"
      T<whocomes> {he} can draw what comes after a drill, such as snack time.
      C<whocomes> {he} can say, "It was a practice, and it is over."
      A<whocomes> The drill is over, and the classroom door is open. Children play, and grown-ups look after the doors. A question may come again at bedtime. It will get an answer then, too.
    `,
    '6-7': `
      D<whocomes> After a drill, {Name} may think, "Who was it for? Is somebody bad coming?" Nobody was coming. Schools practise for fires as well, and nearly every day there is no fire. A quiet drill is for something even rarer. A head that is told to hide makes up the rest by itself.
      P<whocomes> The doors, the gates and the lists are the work of grown-ups. They do it every day, and most children do not notice.
      P<whocomes> Others in the class had the same thought. Some made a joke of it, and some asked at home.
      Q<whocomes> When the drill comes back to mind, {Name} may feel ____. It may be in the tummy.
      H<whocomes> {teacher} can say before the next one how long it takes.
      H<whocomes> {helper} can answer all the questions in plain words, by daylight. 
      T<whocomes> {he} can ask the same thing again. ~ Some answers need to be heard three times.
      T<whocomes> {he} can count what comes after a drill: door, light, chairs, lunch.
      C<whocomes> {he} can think, "That was a practice. Grown-ups have the doors."
      A<whocomes> The tables are just tables again, with glue on top. The drill has gone back on its shelf until next time. Asking who it was for is good, and the answer is a quiet one. Grown-ups look after the doors. Today there was a school day, with spelling in it.
    `,
    '8-10': `
      D<whocomes> A drill is meant to make people safer, and for a few days it can make them feel less safe. {Name} may know that. A mind that is told to hide will ask from whom. It then supplies somebody, in detail. The plain truth is duller. Nobody was there, it was a practice, and what it is for happens in very few schools.
      P<whocomes> The adults in a school see to doors, gates and visitors every day, without mentioning it. The drill is the only bit of that work which children get to see.
      P<whocomes> Classmates who laughed about it were mostly getting rid of the same thought. It is easier to say it as a joke.
      Q<whocomes> When the picture comes back in the evening, {Name} might feel ____.
      H<whocomes> {teacher} can announce the next drill, and say when it is over.
      H<whocomes> {helper} can answer the real questions, also the ones that begin with "what if". ~ One at a time, and in daylight.
      T<whocomes> {he} can write down the three worst questions and ask all of them.
      T<whocomes> {he} can leave out films and clips about it. ~ They are made to be frightening, and they are believed too easily.
      C<whocomes> {he} can think, "My head made up the rest. The drill was a drill."
      A<whocomes> After a few days the picture has paled, as pictures do which are not fed. The drill is in a folder in the office, next to the one for fires. Being ready for something is not a sign that it will come. Most school days are about fractions, and so was this one.
    `,
  },
};
