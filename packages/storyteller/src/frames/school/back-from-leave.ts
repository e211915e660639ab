import { said, type NamedScene } from '../scene.ts';

const TITLE = String.raw`(?:Mrs|Mr|Miss|Ms)\.?`;
const LEAVE = String.raw`(?:(?:her|his|their|the) )?(?:(?:maternity|paternity|parental|adoption|sick|long|study|carer'?s) leave|having (?:a|her|the) baby|(?:her|a|an) operation|being (?:ill|off)|sabbatical|mat leave)`;
const RETURNS = String.raw`(?:(?:came|come|comes|coming|is|was|has come|['’]s|went|gets?|got) back|return(?:s|ed|ing)?)`;

/** A teacher who is back after a long leave, so that the one who stood in for months has gone: the same room in another voice. */
export const backFromLeave: NamedScene = {
  id: 'cameback',
  image: 'a register that is read in two ways, and both are right',
  cue: said(
    String.raw`\b${RETURNS}\b[^.!?]{0,12}\b(?:from|after|off) ${LEAVE}`,
    String.raw`\b(?:i|we|mum|mummy|mom|dad|daddy|my (?:wife|husband|partner)) (?:\w+ ){0,2}(?:back|return\w*)\b`,
  ),
  decides: false,
  answers:
    /\b(?:same (?:room|friends)|does (?:the register|it|things) (?:wrong|differently)|is gone|has gone|had (?:them )?all year)\b/i,
  titles: { young: 'Two Ways to Say Good Morning', older: 'Two Ways to Read a Register' },
  roles: {
    back: {
      fallback: { text: 'the teacher' },
      cues: [
        {
          match: new RegExp(String.raw`\b(${TITLE} \p{Lu}\p{Ll}+)[^.!?]{0,12}\b${RETURNS}\b`, 'u'),
          phrase: { text: '$' },
        },
      ],
    },
    standin: {
      fallback: { text: 'the teacher in between' },
      cues: [
        {
          match: new RegExp(
            String.raw`\b(${TITLE} \p{Lu}\p{Ll}+)[^.!?]{0,30}\b(?:gone|left|leaves|leaving|goes|go|moved on|filled in|stood in|covered)\b`,
            'u',
          ),
          phrase: { text: '$' },
        },
        {
          match: new RegExp(String.raw`\b(?:misses|missing|loved|adored|wants) (${TITLE} \p{Lu}\p{Ll}+)`, 'u'),
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '4-5': `
      D<cameback> One teacher was away for a long time and is back now. So {standin} does not come any more. {Name} may look for the voice that was there each day. The room is the same, and so are the pegs. It was a job for a while. No child made it end.
      P<cameback> Whoever comes back has a lot to learn. There are new names, and new songs.
      P<cameback> Other children miss {standin} too. Some say it, and some do not.
      Q<cameback> When {back} says good morning, {Name} may feel ____.
      H<cameback> {helper} can help to make a card.
      H<cameback> {helper} can tell {back} what was nice.
      T<cameback> {he} can show {back} how a song goes.
      T<cameback> {he} can draw what was nice before.
      C<cameback> {he} can think, "I can miss one and wave to one."
      A<cameback> There are two ways to say good morning now. One is in the head, and one is at the door. Each teacher has a way. The peg is where it was, and the song goes on.
    `,
    '6-7': `
      D<cameback> {standin} has gone, because another teacher came back after months. It was known from the beginning, but that is long ago. {Name} may find the same room, the same friends and another voice. Things that were done one way are now done differently. Nobody in the class made {standin} go.
      P<cameback> To come back is odd as well. The chair is the same, but the class has some new jokes.
      P<cameback> There are many right ways to read out names. The one that came first sounds right for a while.
      Q<cameback> When something is done in another way, {Name} may feel ____.
      H<cameback> {helper} can help with a letter to {standin}. ~ Schools pass on letters.
      H<cameback> {helper} can hear what is different, and just listen.
      T<cameback> {he} can tell {back} one thing that the class liked.
      T<cameback> {he} can write to {standin} what was good.
      C<cameback> {he} can think, "It is another way, and I may miss the first one."
      A<cameback> The names have been read out, one after the other, in another order. All of them were there. A letter is on its way. {standin} stays a good teacher. In the class some things are as before, and some are new.
    `,
    '8-10': `
      D<cameback> A class and its teacher have habits that nobody wrote down, such as which joke belongs to Friday. Then another teacher comes back after months away. {Name} may find the same room and the same friends, and nothing quite right. {standin} was there for that time, and the time was over. It did not end because anyone did something badly. Minding it shows that it was good.
      P<cameback> Coming back is odd as well. The chair is the same one, and the class has jokes that are news to its teacher.
      P<cameback> There are several right ways to read a register. The first one simply got there before the others.
      Q<cameback> When something is done in another way, {Name} might feel ____. It can be loyalty as well as annoyance.
      H<cameback> {helper} can find out whether a letter to {standin} can go through the school office.
      H<cameback> {helper} can listen to the list of what is wrong without defending anybody.
      T<cameback> {he} can write to {standin} and say which lesson it was. ~ Teachers seldom hear that.
      T<cameback> {he} can tell {back} one thing that worked well. ~ It may be kept.
      C<cameback> {he} can think, "Different is only different. I can still miss it."
      A<cameback> After some weeks a register is just a register, and the pens have a new place that everyone knows. A letter has gone off, with a joke in it and two words crossed out. {standin} may be teaching others by now. What a teacher has taught stays with a class.
    `,
    '11+': `
      D<cameback> Whoever stands in for a teacher is a guest by contract, and after some months nobody remembers it. Then another teacher comes back, to a class that has become somebody else's. {Name} may notice that nothing has changed except everything that mattered. {standin} went because the time was up, and for no other reason.
      P<cameback> People who return from a long leave find their own handwriting on the cupboard and somebody else's jokes in the air. Most of them are nervous, and few would say so.
      P<cameback> There is a name for the idea that the first version is the right one. It is called habit, and it passes as judgement for about a month.
      Q<cameback> When a familiar thing is done in an unfamiliar way, {Name} might notice ____.
      H<cameback> {helper} can accept that it is a loss, although nobody died and nobody did wrong.
      H<cameback> {helper} can pass on a letter through the school.
      T<cameback> {he} can tell {standin} in writing what was good. ~ Praise in detail is rare, and it is kept.
      T<cameback> {he} can wait a month before giving a verdict on {back}.
      C<cameback> {he} can think, "I am comparing. That is allowed, and it is not evidence."
      A<cameback> By the summer the class has a third set of habits, which is neither of the first two. The good lessons of that time do not become less good because somebody else is reading the register. It is possible to be fair to one teacher and faithful to another. No choice is needed.
    `,
  },
};
