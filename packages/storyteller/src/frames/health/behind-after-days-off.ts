import { said, type NamedScene } from '../scene.ts';

const ILLNESS = String.raw`\b(?:sickle cell|crohn\w*|colitis|asthma|diabet\w*|epilep\w*|arthritis|cystic fibrosis|kidney|dialysis|transplant|heart condition|lupus|leuk\w+|cancer|chemo\w*|chronic|long[- ]term (?:condition|illness)|long covid|cfs|chronic fatigue|migraines?|pots|flare\w*|illness|condition|in and out of hospital|hospital (?:appointments?|stays?)|treatment)\b`;
const MISSES = String.raw`\b(?:miss(?:es|ed|ing)? (?:\w+ ){0,4}?(?:school|lessons|class(?:es)?|days|weeks|work)|off school|(?:lots|lot|much|so much|weeks|days) (?:of (?:time )?)?off\b|not (?:often )?(?:at|in) school (?:much|often)|left behind|(?:fall(?:s|ing|en)?|fell|get(?:s|ting)?|is|feels?|be|being) (?:so |far |further |too )?behind|catch(?:es|ing)? up|caught up)`;

/** Days away from school because of an illness: what was missed, and the way back in. */
export const behindAfterDaysOff: NamedScene = {
  id: 'daysoff',
  image: 'a serial of which some episodes were missed, and somebody who tells them',
  cue: said(
    `(?=[^]*${ILLNESS})[^]*?${MISSES}`,
    String.raw`\b(?:mum['’]?s|dad['’]?s|parents?['’]?|brother|sister|sibling|gran\w*) (?:\w+ )?(?:illness|cancer|condition|treatment)\b`,
  ),
  decides: new RegExp(`^(?=[^]*${ILLNESS})[^]*?${MISSES}`, 'i'),
  answers: new RegExp(`${MISSES}|\\b(?:friends|work|school|behind)\\b`, 'i'),
  titles: { young: 'What Was Missed', older: 'The Missed Episodes' },
  text: {
    '4-5': `
      D<daysoff> An illness can keep {Name} at home for some days. The others play and sing then, and {Name is} not there. Later they know a song that {he does} not know. That can feel strange. Nobody did it on purpose, and the illness is nobody's fault.
      P<daysoff> The others do see that a peg is empty. They may not know why.
      Q<daysoff> On the first day back, {Name} may feel ____.
      H<daysoff> {helper} can ask what the new song is.
      H<daysoff> {helper} can send a picture to the others.
      T<daysoff> {he} can stand next to a friend and watch first.
      T<daysoff> {he} can tell one thing from home.
      C<daysoff> {he} can say, "Show me, please."
      A<daysoff> The coat is on the peg again. The song is sung three times, and now it is known. An illness can take some days. The peg waits all the same.
    `,
    '6-7': `
      D<daysoff> An illness takes days, and some of them are school days. {Name} may come back and find a new game and a page seven. It is like a story of which somebody missed a part. Nobody is to blame for that. A story can be told again.
      P<daysoff> The others did not stop thinking of {Name}. They just went on, because a day at school is full. Many of them do not know what to say, so they say nothing.
      P<daysoff> The teacher knows which pages matter. It is fewer than it looks.
      Q<daysoff> When the others know something new, {Name} may feel ____.
      H<daysoff> {helper} can ask the teacher for the one thing that matters most.
      H<daysoff> {helper} can ask a friend to call on days at home.
      T<daysoff> {he} can ask one friend, "What did I miss?"
      T<daysoff> {he} can do one page and leave the rest for another day.
      C<daysoff> {he} can think, "I missed a bit. I can ask."
      A<daysoff> A friend told it in two minutes, with all the voices. Page seven turned out to be like page six. An illness may bring days off again, and then it gets told again. A place at a table stays a place.
    `,
    '8-10': `
      D<daysoff> An illness does not look at a timetable. {Name} may miss days or weeks of school. Then the class has new jokes, new groups and fractions. It can feel like a series of which others have seen every episode. It is a matter of days and not of brains. It is not fair, and nobody at school or at home caused it. Missed things can be sorted: some matter, and a surprising number do not.
      P<daysoff> Friends may have gone quiet because they did not know whether it was all right to write. After a while it got awkward, as such things do. One silly message from either side tends to end it.
      P<daysoff> Teachers have a list of everything, and in their heads a much shorter list of what is really needed. It is the second one that is worth asking for.
      Q<daysoff> On the way back in, {Name} might feel ____. It may be about the work, or much more about people.
      H<daysoff> {helper} can ask the school for the short list and for more time. ~ With a long illness, that is something schools can arrange.
      H<daysoff> {helper} can see that someone in class stays in touch on days at home.
      T<daysoff> {he} can choose one friend to tell the missed episodes, with the gossip first.
      T<daysoff> {he} can do the three most important things and let the fourth go.
      C<daysoff> {he} can think, "I missed days. I did not miss being me."
      A<daysoff> The gossip took ten minutes, and fractions took longer. Some of it will be patchy for a while, and the illness may take other days. Each time there is a short list and somebody to ask. A seat in a class is not lost by being empty.
    `,
    '11+': `
      D<daysoff> A long illness takes its share of the school year without asking which lessons are on. {Name} may come back to find that five subjects have moved on, and so have the friendships. Feeling left behind is an accurate description of the calendar, and a poor one of the person. Nobody chose it. What was missed is finite, and less of it is needed than any folder suggests.
      P<daysoff> Friends carry on because at nine they are somewhere else. Silence from them is mostly shyness that has set hard. It tends to crack at the first ordinary joke.
      P<daysoff> Teachers answer the question "What did I miss?" with everything. "Which two things does the rest depend on?" gets a better answer.
      Q<daysoff> Looking at all that has gone on meanwhile, {Name} might feel ____. Anger is a reasonable entry.
      H<daysoff> {helper} can ask the school for a plan: less work, extra time, and one person who keeps it together. ~ Schools have a duty to arrange something with a long illness.
      H<daysoff> {helper} can make sure that catching up does not take all the good days. ~ Rest and friends are part of the treatment.
      T<daysoff> {he} can ask in each subject for the two things that matter, and cross out the rest.
      T<daysoff> {he} can send one ordinary message, about anything but the illness.
      C<daysoff> {he} can think, "Behind on paper. Not behind as a person."
      A<daysoff> Somebody told the missed episodes at lunch, out of order and with commentary. Two topics out of nine turned out to carry the others. Coming back into a room is an art that an illness teaches, and full attendance does not.
    `,
  },
};
