import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Lessons somewhere else for a while: the chair that scrapes, the eyes, and what is done in the little room. */
export const outOfTheRoom: NamedScene = {
  id: 'goesout',
  image: 'a chair that is pushed back in the middle of a lesson, and a small room down the corridor',
  cue: said(
    String.raw`\b(?:(?:tak(?:en|es)|pull(?:ed|s)|gets? (?:taken|pulled|sent)|go(?:es|ing)?|has to go|leav(?:es|ing)|sent) (?:him |her |them )?out (?:of (?:the |his |her |their )?(?:class(?:room)?|lessons?)|for|with|to)\b[^.!?]{0,40}\b(?:ta|teaching assistant|help|extra|intervention\w*|support|phonics|reading|maths|spelling|speech|group|sen\w*|catch[- ]up|booster|lessons?|miss \w+|mrs \w+)|(?:intervention|booster|catch[- ]up|small|nurture) groups?|interventions|(?:go(?:es|ing)?|tak(?:en|es)|has to go) out (?:of (?:the )?class )?with (?:the|his|her|a) (?:ta|teaching assistant|helper|one[- ]to[- ]one))\b`,
    String.raw`\b(?:dinner|restaurant|trip|swimming lesson|friends group|autis\w*|adhd|storm\w*|angry|hit(?:s|ting)?|kick\w*|naughty|misbehav\w*|disrupt\w*|tantrum\w*|meltdown\w*|proud|loves)\b`,
  ),
  decides: true,
  answers:
    /\b(?:star(?:es?|ing)|everyone|dyslexi\w*|ta\b|help|extra|stupid|embarrass\w*|ask\w*|go(?:es)?|out|intervention\w*|misses?)\b/i,
  titles: { young: 'Down the Corridor', older: 'The Chair and the Corridor' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<goesout> A chair goes back in a lesson, and {Name} goes out for a while. There is a small room down the corridor. It is quiet there, and a grown-up has time. Others may look up when a chair moves. Heads do that for a dog or a fly as well.
      P<goesout> Many children go out for something: a drum, speaking, reading, sums. The ones who look may only wonder what is in there.
      P<goesout> Help in a small room is help. It says nothing about how clever anybody is.
      Q<goesout> When it is time to get up, {Name} may feel ____.
      H<goesout> {teacher} can choose a good moment, when the others are busy.
      H<goesout> {helper} can help to find an answer for whoever asks.
      T<goesout> {he} can walk at the usual speed, and count the steps.
      T<goesout> {he} can say, "I go there to practise."
      C<goesout> {he} can think, "A chair, some steps, and then it is quiet."
      A<goesout> The lesson goes on, and {Name is} back on that chair. Something was easier in the small room. The heads went down again after two seconds. Tomorrow or next week the steps are the same, and they are known now.
    `,
    '8-10': `
      D<goesout> A chair makes a noise when it is pushed back in the middle of a lesson, and heads come up. {Name} may know that noise well, because extra help takes place in a room down the corridor. It can seem as if everybody was staring. Mostly they look at what moves. Eyes do that before anyone decides to, and they are back on the page by the time the door shuts.
      P<goesout> Others go out for music, for speech or for a job at the office. Nobody keeps a list of it, although it feels like that from the chair.
      P<goesout> Some may even envy it. In the small room there are fewer people, more time, and questions that get answered.
      Q<goesout> In the minute before, {Name} might feel ____. It may go along as far as the door.
      H<goesout> {teacher} can agree on a sign, or on a time when everybody is changing places anyway.
      H<goesout> {helper} can ask the school not to take the same favourite lesson every week. ~ That can often be moved.
      T<goesout> {he} can have one answer ready, such as "Extra practice", and say no more.
      T<goesout> {he} can tell {teacher} quietly that the looks are hard. ~ It can be changed only when it is known.
      C<goesout> {he} can think, "They look at the chair. Then they forget it."
      A<goesout> Down the corridor something got clearer today, or at least it was asked about. On the way back the lesson could be heard through the door, as usual. Being helped with one thing is no statement about the rest of a person. The chair slid in without a sound, which can be done if it is lifted a little.
    `,
    '11+': `
      D<goesout> Support at school has a design fault: it often begins by making somebody stand up in front of thirty people. {Name} leaves the lesson for help in another room, and the scrape of the chair can feel like an announcement. Psychologists have measured how much of this gets noticed, and called it the spotlight effect. People believe that about twice as many others are looking as really are. It is still not pleasant to be the one on the way to the door.
      P<goesout> Of those who look up, most are glad of anything that moves. Some think about themselves, some about lunch, and one or two may need the same help and not have dared to ask.
      P<goesout> Teachers forget what it is like, because they can leave a room without explanation. They will usually arrange it differently when somebody says how it feels.
      Q<goesout> Getting up to leave, {Name} might notice ____. It may be over by the corridor.
      H<goesout> {helper} can ask the school for another way: going straight there, or changing over between lessons.
      H<goesout> {helper} can make sure that {Name} has a say in what is missed for it.
      T<goesout> {he} can keep one short reply for questions, such as "Extra time with someone who explains it."
      T<goesout> {he} can write to {teacher} instead of saying it aloud. ~ Two lines are enough.
      C<goesout> {he} can think, "It feels like a spotlight. It is a chair."
      A<goesout> In the small room nobody looks up at all. What was learnt there comes back along the corridor and gets used without any label on it. The arrangement can be altered, and asking for that is reasonable. Being taught in the way that works is what everyone in the building is hoping for.
    `,
  },
};
